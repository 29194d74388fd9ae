import { COLOURS, OWNERS, PARTIES, type Colour, type Owner, type Party, type ScoringInput } from '../../engine/turmoil/index.ts';
import type { Preset, Source } from '../frame/example.ts';

/** What the reader enters, by the names of the fields; an empty text is an empty seat. */
export type ScoringForm = Readonly<Record<`player.${Colour}`, boolean>> &
  Readonly<Record<`${Party}.leader`, Owner | ''>> & { readonly chairman: Owner | '' };

// Not the engine's: a file of its own costs more than a line.
const LETTERS: Readonly<Record<Owner | '', string>> = { red: 'r', green: 'g', blue: 'b', yellow: 'y', black: 'k', neutral: 'n', '': '-' };
const SEATED = ['', ...OWNERS] as const;
const NOBODY = '0';

/** Who plays and who sits where, written as `rgb_r_rgnb--`: players, chairman, and the leaders of the parties clockwise. */
export const write = (form: ScoringForm): string => {
  const players = COLOURS.filter((colour) => form[`player.${colour}`]).map((colour) => LETTERS[colour]);
  return [players.join('') || NOBODY, LETTERS[form.chairman], PARTIES.map((party) => LETTERS[form[`${party}.leader`]]).join('')].join('_');
};

const seated = (letter: string | undefined): Owner | '' => SEATED.find((owner) => LETTERS[owner] === letter) ?? '';

/** Reads what `write` wrote; null for anything else. */
export const read = (text: string): ScoringForm | null => {
  const [players = '', chairman = '', leaders = '', ...rest] = text.split('_');
  if (rest.length > 0 || !/^(0|(?!$)r?g?b?y?k?)$/.test(players)) return null;
  if (!/^[rgbykn-]$/.test(chairman) || !/^[rgbykn-]{6}$/.test(leaders)) return null;
  return {
    ...Object.fromEntries(COLOURS.map((colour) => [`player.${colour}`, players.includes(LETTERS[colour])])),
    ...Object.fromEntries(PARTIES.map((party, at) => [`${party}.leader`, seated(leaders[at])])),
    chairman: seated(chairman),
  } as ScoringForm;
};

/** What the engine is asked with. */
export const inputOf = (form: ScoringForm): ScoringInput => ({
  players: COLOURS.filter((colour) => form[`player.${colour}`]),
  chairman: form.chairman || null,
  leaders: Object.fromEntries(PARTIES.map((party) => [party, form[`${party}.leader`] || null])) as ScoringInput['leaders'],
});

/** A preset in the notation of addresses. */
const preset = (id: string, text: string): Preset<ScoringForm> => {
  const value = read(text);
  if (value === null) throw new Error(`final-scoring: preset ${id} cannot be read`);
  return { id, value };
};

/** The situations that a reader can step through. Their ids stand in addresses and are permanent. */
export const source: Source<ScoringForm> = {
  presets: [
    preset('three-players', 'rgb_r_rgnbrg'),
    preset('neutral-chairman', 'rb_n_nrnb-r'),
    preset('chairman-alone', 'rg_g_------'),
    preset('one-colour', 'ry_y_yyyyyy'),
    preset('refused', 'rg_r_rgn-rk'),
  ],
  write,
  read,
};

import { delegatesOf, EVENT_IDS, MARS, OWNERS, PARTIES, type EventId, type Owner, type Party } from '../../../engine/turmoil/index.ts';
import { signed, type Words } from '../../../i18n/words.ts';
import { Emblem } from '../../../drawings/turmoil/pieces.tsx';
import { ownerIn } from '../../../sentences/turmoil/words.ts';
import { Choice } from '../../frame/form/choice.tsx';
import { NumberField, Tick } from '../../frame/form/fields.tsx';
import type { CrisisInput } from './input.ts';

/** The props of every part of the form. */
export interface FormProps {
  readonly input: CrisisInput;
  /** Takes a field's name and its new content. */
  readonly onEnter: (name: string, text: string) => void;
  readonly words: Words;
}

interface NumberProps extends FormProps {
  readonly name: string;
  readonly label: string;
  /** The accessible name, for readers who do not see where the field is. */
  readonly full: string;
  readonly value: number;
}

/** A number of the position, or the text that was typed instead. */
export function FormNumber({ input: { drafts }, value, ...field }: NumberProps) {
  const draft = drafts[field.name];
  return <NumberField {...field} text={draft ?? String(value)} hydrated invalid={draft !== undefined} />;
}

type Option = readonly [value: string, text: string];

/** Neutral, the colours in play, and other colours that have delegates on the board. */
const ownersShown = ({ input }: FormProps): readonly Owner[] => {
  const { players, committee } = input.position.game;
  const stands = (owner: Owner) => committee.chairman === owner || PARTIES.some((party) => delegatesOf(committee.parties[party], owner) !== 0);
  return OWNERS.filter((owner) => owner === 'neutral' || players.some(({ colour }) => colour === owner) || stands(owner));
};

/** The delegates of one party: their number for each owner, and the leader. */
function PartyFields({ party, ...props }: FormProps & { readonly party: Party }) {
  const { input, onEnter, words } = props;
  const seats = input.position.game.committee.parties[party];
  const owners = ownersShown(props);
  const none: Option = ['', words.say('form.none')];
  return (
    <fieldset class="ex-fields ex-party">
      <legend>
        <Emblem party={party} /> {words.label(party)}
      </legend>
      {owners.map((owner) => (
        <FormNumber
          key={owner}
          {...props}
          name={`${party}.${owner}`}
          label={words.capital(ownerIn(words, owner))}
          full={`${words.label(party)}, ${ownerIn(words, owner)}`}
          value={delegatesOf(seats, owner)}
        />
      ))}
      <Choice
        hydrated
        onEnter={onEnter}
        name={`${party}.leader`}
        label={words.say('form.leader')}
        value={seats.leader ?? ''}
        options={[none, ...owners.map((owner): Option => [owner, ownerIn(words, owner)])]}
      />
    </fieldset>
  );
}

/** The six parties. */
export function PartiesFields(props: FormProps) {
  return (
    <>
      {PARTIES.map((party) => (
        <PartyFields key={party} {...props} party={party} />
      ))}
    </>
  );
}

/** Chairman, policy and dominance marker. */
export function BoardFields(props: FormProps) {
  const { input, onEnter, words } = props;
  const { chairman, ruling, dominant } = input.position.game.committee;
  const parties = PARTIES.map((party): Option => [party, words.label(party)]);
  const owners = ownersShown(props).map((owner): Option => [owner, ownerIn(words, owner)]);
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('form.seats')}</legend>
      <Choice hydrated onEnter={onEnter} name="chairman" label={words.label('chairman')} value={chairman ?? 'neutral'} options={owners} />
      <Choice hydrated onEnter={onEnter} name="ruling" label={words.label('ruling-party')} value={ruling} options={parties} />
      <Choice hydrated onEnter={onEnter} name="dominant" label={words.label('dominance-marker')} value={dominant} options={parties} />
    </fieldset>
  );
}

/** The cards on the three spaces, and the card that the deck reveals. */
export function EventFields({ input: { position }, onEnter, words }: FormProps) {
  const { events } = position.game;
  const options: Option[] = [['', words.say('form.none')], ...EVENT_IDS.map((card): Option => [card, words.label(card)])];
  const field = (name: string, label: string, card: EventId | null) => (
    <Choice hydrated onEnter={onEnter} name={name} label={label} value={card ?? ''} options={options} />
  );
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('form.events')}</legend>
      {field('distant', words.label('distant-event'), events.distant)}
      {field('coming', words.label('coming-event'), events.coming)}
      {field('current', words.label('current-event'), events.current)}
      {field('revealed', words.say('form.revealed'), position.revealed)}
    </fieldset>
  );
}

const scale = (min: number, max: number, step: number): readonly number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step);
const DEGREES = scale(MARS.coldest, MARS.warmest, MARS.step);
const OCEANS = scale(0, MARS.oceans, 1);

/** Temperature and oceans. A few events depend on them and change them. */
export function MarsFields({ input: { position }, onEnter, words }: FormProps) {
  const { temperature, oceans, zeroPassed } = position.game.mars;
  const label = (field: string): string => words.capital(words.say(`form.${field}`));
  const degrees = DEGREES.map((one): Option => [String(one), `${signed(one)} °C`]);
  const tiles = OCEANS.map((one): Option => [String(one), String(one)]);
  return (
    <fieldset class="ex-fields">
      <legend>{words.say('form.mars')}</legend>
      <Choice hydrated onEnter={onEnter} name="temperature" label={label('temperature')} value={String(temperature)} options={degrees} />
      <Choice hydrated onEnter={onEnter} name="oceans" label={label('oceans')} value={String(oceans)} options={tiles} />
      <Tick name="zeroPassed" label={words.say('form.zero-passed')} checked={zeroPassed} hydrated onEnter={onEnter} />
    </fieldset>
  );
}

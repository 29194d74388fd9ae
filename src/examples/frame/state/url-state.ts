/** The reader's choice: the id of a printed edition of the game, or `default` for the site's reading of each rule. */
export type EditionChoice = string;

/** The name of the field of the edition. */
export const EDITION = 'edition';

/**
 * The state of an example in an address: a preset by its permanent id, or the reader's own input as the example's codec encodes
 * it; the edition; and the present step, counted from 1. An empty edition stands for the reader's setting.
 */
export type UrlState =
  | { readonly kind: 'preset'; readonly preset: string; readonly edition: EditionChoice; readonly step: number }
  | { readonly kind: 'input'; readonly input: string; readonly edition: EditionChoice; readonly step: number };

const VERSION = '1';
const MAX_LENGTH = 2000;
// Characters that URLSearchParams and chat programs do not change.
const BODY = /^[A-Za-z0-9.\-_~*!']+$/;
const PRESET = /^[a-z0-9-]+$/;

/**
 * Encodes a state for `?s=`: version, kind, body, edition and step, joined by dots, such as `1.p.tie.default.4`.
 * Every released string can be decoded forever. The state before the first step is opened at that step.
 */
export const encode = (state: UrlState): string =>
  [VERSION, state.kind === 'preset' ? 'p' : 'i', state.kind === 'preset' ? state.preset : state.input, state.edition, state.step || 1].join('.');

/**
 * Decodes a text that `encode` returned. It never throws. A body may contain dots, so the edition and the step are taken from the end.
 *
 * @param editions the ids of the game's editions; `default` and none are always valid
 * @returns the state; null for any other text
 */
export const decode = (text: string, editions: readonly string[]): UrlState | null => {
  if (text.length > MAX_LENGTH) return null;
  const [version, kind, ...rest] = text.split('.');
  const step = rest.pop() ?? '';
  const edition = rest.pop() ?? '';
  const body = rest.join('.');
  if (version !== VERSION || !/^[1-9]\d{0,2}$/.test(step) || !['', 'default', ...editions].includes(edition)) return null;
  const shared = { edition, step: Number(step) };
  if (kind === 'p' && PRESET.test(body)) return { kind: 'preset', preset: body, ...shared };
  return kind === 'i' && BODY.test(body) ? { kind: 'input', input: body, ...shared } : null;
};

/** Whether an encoded state has the reader's own input. */
export const holdsInput = (s: string | null, editions: readonly string[]): boolean => decode(s ?? '', editions)?.kind === 'input';

import type { Words } from '../../i18n/words.ts';
import { countryIn, letterIn } from '../../sentences/world-problems/words.ts';

/** The signs of a country or of the members of an alliance, with their names for those who do not see them. */
export function Countries({ members, words }: { readonly members: readonly string[]; readonly words: Words }) {
  return (
    <span class="wp-countries">
      {members.map((id) => (
        <span key={id} class={`wp-country wp-${id}`}>
          <span aria-hidden="true">{letterIn(words, id)}</span>
          <span class="unseen">{countryIn(words, id)}</span>
        </span>
      ))}
    </span>
  );
}

/** An attribute of a place that a step changes, or that is refused. */
export const marked = (really: boolean): '' | undefined => (really ? '' : undefined);

/** The same attribute for a place that a step speaks of though nothing in it changes: it looks otherwise. */
export const spoken = (really: boolean): 'spoken' | undefined => (really ? 'spoken' : undefined);

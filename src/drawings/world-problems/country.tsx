import type { Words } from '../../i18n/words.ts';
import { countryIn, letterIn } from '../../sentences/world-problems/words.ts';

interface CountriesProps {
  readonly members: readonly string[];
  /** Whether there is room for the name of a country that stands alone. */
  readonly named?: boolean;
  readonly words: Words;
}

/** The signs of a country or of the members of an alliance, with their names for those who do not see them. */
export function Countries({ members, named = false, words }: CountriesProps) {
  const hasRoom = named && members.length === 1;
  return (
    <span class="wp-countries">
      {members.map((id) => (
        <span key={id} class={`wp-country wp-${id}`}>
          <span aria-hidden="true">{letterIn(words, id)}</span>
          {!hasRoom && <span class="unseen">{countryIn(words, id)}</span>}
        </span>
      ))}
      {hasRoom && <span class="wp-name">{countryIn(words, members[0]!)}</span>}
    </span>
  );
}

/** An attribute of a place that a step changes, or that is refused. */
export const marked = (really: boolean): '' | undefined => (really ? '' : undefined);

/** The same attribute for a place that a step speaks of though nothing in it changes: it looks otherwise. */
export const spoken = (really: boolean): 'spoken' | undefined => (really ? 'spoken' : undefined);

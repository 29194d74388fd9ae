import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Colour, Player } from '../../../../engine/turmoil/index.ts';
import { isGiven } from '../table/given.ts';
import { numbersAsked, type TableExample } from '../table/inputs.ts';
import type { TableState } from '../state/use-table.ts';

/** Where a way through the numbers began: the player, and whether at that player's first number. */
interface Begun {
  readonly player: Colour;
  readonly isFirst: boolean;
}

/**
 * Leads from number to number at Enter: through those of a player, then to the next player. A way that began at the first number of a later
 * player also leads to the earlier players if something of theirs was not entered: who began in the middle wanted one number only. At its end
 * the focus goes to “Done”.
 *
 * @param box the element of the numbers
 * @param player whose numbers they are
 */
export const useWay = (box: RefObject<HTMLElement>, player: Player | undefined, { table, history, choose }: TableState, example: TableExample) => {
  const goesOn = useRef(false);
  const begun = useRef<Begun | null>(null);
  const { players } = table.game;
  useLayoutEffect(() => {
    if (goesOn.current) box.current?.querySelector('input')?.focus();
    goesOn.current = false;
  }, [player?.colour]);
  const lacks = (one: Player): boolean => numbersAsked(example, table).some((number) => !isGiven(history.present, one, number));
  /** The player whose numbers come next; undefined at the end of the way. */
  const nextPlayer = (from: Player, { player: first, isFirst }: Begun): Player | undefined => {
    const at = players.indexOf(from);
    const later = players[at + 1];
    const next = later ?? (isFirst && players.slice(0, at).some(lacks) ? players[0] : undefined);
    return next?.colour === first ? undefined : next;
  };
  const onNext = (): void => {
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('[data-on-the-way]') ?? [])];
    const at = fields.findIndex((field) => field === document.activeElement);
    if (!player || at < 0) return;
    begun.current ??= { player: player.colour, isFirst: at === 0 };
    const next = nextPlayer(player, begun.current);
    if (fields[at + 1]) return fields[at + 1]!.focus();
    if (next) {
      goesOn.current = true;
      return choose(next.colour);
    }
    begun.current = null;
    box.current?.closest('.ot')?.querySelector<HTMLElement>('[data-tool="done"]')?.focus({ preventScroll: true });
  };
  // Touching a number begins a new way.
  return { onNext, onPointerDown: () => void (begun.current = null) };
};

import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Player } from '../../engine/turmoil/index.ts';
import { Token } from '../../drawings/turmoil/pieces.tsx';
import { letterIn, subjectIn } from '../../sentences/turmoil/words.ts';
import type { OwnNumber } from '../crisis/numbers.ts';
import { isTakenAsIs } from '../frame/number-in.ts';
import { Below, useBelow } from './below.tsx';
import type { PartProps } from './board.tsx';
import { isGiven } from './given.ts';
import { numbersAsked, numbersMost, numbersOffered, playerFor, type TableExample } from './inputs.ts';
import { Lobby } from './palette.tsx';
import { thingIn } from './say.ts';
import { useWay } from './way.ts';

/** In milliseconds: how long a button is held before it repeats, and how often it then does. */
const HELD = 400;
const EVERY = 70;

/** Repeats something while a button is held. */
const useHeld = (act: () => void) => {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  latest.current = act;
  const stop = (): void => clearTimeout(timer.current);
  const again = (after: number): void => {
    timer.current = setTimeout(() => {
      latest.current();
      again(EVERY);
    }, after);
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      latest.current();
      stop();
      again(HELD);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A keyboard or a screen reader clicks without a pointer.
    onClick: ({ detail }: MouseEvent) => void (detail === 0 && latest.current()),
  };
};

interface StepperProps extends PartProps {
  readonly player: Player;
  readonly number: OwnNumber;
  /** Goes on at Enter. A number without it is left out of that way. */
  readonly onNext?: () => void;
}

/** A number between two buttons that repeat while they are held. Until it is entered, its field is empty and says that it counts as 0. */
function Stepper({ state, player, number, words, onNext }: StepperProps) {
  const { field, thing } = number;
  const value = number.get(player);
  const given = isGiven(state.history.present, player, number);
  const shown = given ? String(value) : '';
  const what = `${subjectIn(words, player.colour)}, ${words.say(`turmoil.thing.${thing}`)}`;
  const set = (to: number): void => state.act({ type: 'number', player: player.colour, field, value: to }, `${player.colour} ${field}`);
  const less = useHeld(() => void ((value > 0 || !given) && set(Math.max(0, value - 1))));
  const more = useHeld(() => set(value + 1));
  return (
    <div class="ot-step" data-number={field} data-unset={given ? undefined : ''}>
      <button type="button" aria-label={words.say('stepper.less', { what })} {...less}>
        −
      </button>
      <label>
        <span class="cm-label" aria-hidden="true">
          {thingIn(thing, words)}
        </span>
        <input
          type="text"
          inputMode="numeric"
          enterkeyhint={onNext ? 'next' : 'done'}
          data-on-the-way={onNext && ''}
          aria-label={given ? what : words.say('unset.number', { what })}
          placeholder={words.say('unset.zero')}
          value={shown}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => {
            const typed = currentTarget.value.trim();
            if (isTakenAsIs(typed)) set(Number(typed));
          }}
          onBlur={({ currentTarget }) => (currentTarget.value = shown)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            // Who goes on from an empty field agrees to the 0 that it shows.
            if (!given && !event.currentTarget.value) set(value);
            if (onNext) onNext();
            else event.currentTarget.blur();
          }}
        />
      </label>
      <button type="button" aria-label={words.say('stepper.more', { what })} {...more}>
        +
      </button>
    </div>
  );
}

/** The numbers of the chosen player, else of the first. Enter goes on to the next number that is asked, and then to the next player. */
export function Numbers({ state, words, example }: PartProps & { readonly example: TableExample }) {
  const box = useRef<HTMLDivElement>(null);
  const { table, owner } = state;
  const player = playerFor(table, owner);
  // The second row is that of the players at first.
  const rows = Math.max(2, Math.ceil(useMemo(() => numbersMost(example), [example]) / 2));
  const { onNext, onPointerDown } = useWay(box, player, state, example);
  useBelow(box);
  if (!player) return null;
  return (
    <div
      ref={box}
      class="ot-numbers"
      style={{ '--rows': rows }}
      role="group"
      aria-label={subjectIn(words, player.colour)}
      onPointerDown={onPointerDown}
    >
      <span class="ot-who">
        <Token owner={player.colour} letter={letterIn(words, player.colour)} />
      </span>
      {numbersAsked(example, table).map((number) => (
        <Stepper key={`${player.colour} ${number.field}`} state={state} player={player} number={number} words={words} onNext={onNext} />
      ))}
      {numbersOffered(example, table).map((number) => (
        <Stepper key={`${player.colour} ${number.field}`} state={state} player={player} number={number} words={words} />
      ))}
      <Lobby state={state} player={player.colour} words={words} />
      <Below />
    </div>
  );
}

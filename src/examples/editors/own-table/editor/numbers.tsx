import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Player } from '../../../../engine/turmoil/index.ts';
import { Token } from '../../../../drawings/turmoil/pieces.tsx';
import { ofParty, letterIn, subjectIn } from '../../../../sentences/turmoil/words.ts';
import { labelled } from '../../../../i18n/labelled.ts';
import { ALL_OWN, type OwnNumber } from '../../../turmoil/crisis/numbers.ts';
import { Below, uncover, useBelow } from './below.tsx';
import type { PartProps } from './board.tsx';
import { draftOf, isWrong, wrongDrafts } from '../state/drafts.ts';
import { isGiven } from '../table/given.ts';
import { numbersAsked, numbersMost, numbersOfEvent, numbersOffered, playerFor, type TableExample } from '../table/inputs.ts';
import { Lobby } from './palette.tsx';
import { thingIn } from '../state/say.ts';
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

/** The id of the sentence that says what a field takes. */
const ALLOWED = 'ot-allowed';

/** Each time that a reader goes into a field is a change of its own. */
let visits = 0;

/** A number between two buttons that repeat while they are held. Until it is entered, its field is empty and says that it counts as 0. */
function Stepper({ state, player, number, words, onNext }: StepperProps) {
  const { field, thing } = number;
  const value = number.get(player);
  const given = isGiven(state.history.present, player, number);
  const at = { player: player.colour, field };
  const draft = draftOf(state.drafts, at);
  const wrong = isWrong(draft ?? '');
  const what = `${subjectIn(words, player.colour)}, ${words.say(`turmoil.thing.${thing}`)}`;
  const set = (to: number): void => state.act({ type: 'number', ...at, value: to }, `${player.colour} ${field}`);
  const less = useHeld(() => void ((value > 0 || !given || wrong) && set(Math.max(0, value - 1))));
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
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? ALLOWED : undefined}
          value={draft ?? (given ? String(value) : '')}
          onFocus={({ currentTarget }) => {
            visits++;
            uncover(currentTarget);
            currentTarget.select();
          }}
          onInput={({ currentTarget }) => state.type({ ...at, text: currentTarget.value }, `${player.colour} ${field} ${visits}`)}
          onBlur={() => state.leave(at)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (wrong) return event.currentTarget.select();
            // An empty field shows 0. Enter in it enters that 0.
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

/** Enters the number that a field had before something else was typed. */
function Enter({ state, player, number, words, isAlone }: PartProps & Omit<StepperProps, 'onNext'> & { readonly isAlone: boolean }) {
  const at = { player: player.colour, field: number.field };
  const value = number.get(player);
  const enter = (): void => {
    state.clear(at);
    // If nobody entered the 0 that is offered, the button enters it.
    if (!isGiven(state.history.present, player, number)) state.act({ type: 'number', ...at, value });
  };
  return (
    <button type="button" class="ex-fix" data-fix="enter" onClick={enter}>
      {isAlone ? words.say('problem.fix.enter', { n: value }) : labelled(words.lang, thingIn(number.thing, words), String(value))}
    </button>
  );
}

/** What the fields take that have something else, in a live region beside them, and the numbers that they had. */
function Allowed({ state, player, words }: PartProps & { readonly player: Player }) {
  const wrong = wrongDrafts(state.drafts, state.table).filter((draft) => draft.player === player.colour);
  const numbers = ALL_OWN.filter(({ field }) => wrong.some((draft) => draft.field === field));
  const things = numbers.map(({ thing }) => words.say(`turmoil.thing.${thing}`));
  const said = things.length > 0 ? words.say('problem.not-countable', { field: words.list(things) }) : '';
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (said && activeElement?.closest('.ot-step')) uncover(activeElement);
  }, [said]);
  return (
    <div class="ot-allowed">
      <p id={ALLOWED} role="status">
        {said}
      </p>
      {numbers.map((number) => (
        <Enter key={number.field} state={state} player={player} number={number} words={words} isAlone={numbers.length === 1} />
      ))}
    </div>
  );
}

/** A group of numbers, two in a row. Where one of them would be alone, a caption beside it says why they are asked. */
function ForWhat({
  numbers,
  caption,
  ...props
}: Omit<StepperProps, 'number'> & { readonly numbers: readonly OwnNumber[]; readonly caption: string }) {
  return (
    <>
      {numbers.length % 2 > 0 && <p class="ot-for">{caption}</p>}
      {numbers.map((number) => (
        <Stepper key={`${props.player.colour} ${number.field}`} {...props} number={number} />
      ))}
    </>
  );
}

/** The numbers of the chosen player, else of the first. Enter goes on to the next number that is asked, and then to the next player. */
export function Numbers({ state, words, example }: PartProps & { readonly example: TableExample }) {
  const box = useRef<HTMLDivElement>(null);
  const { table, owner } = state;
  const player = playerFor(table, owner);
  // One more than the numbers fill, up to four: the row of the players takes the last one until something is entered.
  const rows = Math.min(4, 1 + Math.ceil(useMemo(() => numbersMost(example), [example]) / 2));
  const { onNext, onPointerDown } = useWay(box, player, state, example);
  useBelow(box);
  if (!player) return null;
  const ofEvent = numbersOfEvent(example, table);
  const shared = { state, player, words };
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
      {numbersAsked(example, table)
        .filter((number) => !ofEvent.includes(number))
        .map((number) => (
          <Stepper key={`${player.colour} ${number.field}`} {...shared} number={number} onNext={onNext} />
        ))}
      <ForWhat {...shared} numbers={ofEvent} onNext={onNext} caption={words.say('own-table.for.event')} />
      <ForWhat
        {...shared}
        numbers={numbersOffered(example, table)}
        caption={words.say('own-table.for.bonus', { of: ofParty(words, table.game.committee.dominant) })}
      />
      <Lobby state={state} player={player.colour} words={words} />
      <Allowed state={state} player={player} words={words} />
      <Below />
    </div>
  );
}

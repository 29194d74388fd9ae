import { MARS, oceanAtZero, type Edition, type Mars } from '../../../engine/turmoil/index.ts';
import { refusedAt } from '../../../drawings/turmoil/refused.ts';
import { minused, signed, type Words } from '../../../i18n/words.ts';

interface Props {
  /** Mars after the present step. */
  readonly mars: Mars;
  /** Mars before the present step. Differences are marked. */
  readonly before: Mars;
  /** The edition that says whether the step at 0 °C counts again. */
  readonly reading: Edition;
  /** What cannot be: the temperature or the oceans. */
  readonly refused: ReadonlySet<string>;
  readonly words: Words;
}

/** A typed number; a question mark for a text that is none. */
const typed = (number: number, say: (number: number) => string): string => (Number.isFinite(number) ? say(number) : '?');

const CELL = 16;
const EDGE = 8;
const CELLS = Array.from({ length: (MARS.warmest - MARS.coldest) / MARS.step + 1 }, (_, at) => MARS.coldest + at * MARS.step);

/** The middle of a temperature's cell. */
const middle = (temperature: number): number => EDGE + ((temperature - MARS.coldest) / MARS.step + 0.5) * CELL;

// SVG paths, drawn around the origin.
const FLAME = 'M0-7c1 4 5 5 5 9a5 5 0 0 1-10 0c0-2 2-3 2-5 1 1 2 2 2 3 1-2 1-4 1-7z';
const DROP = 'M0-7c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z';
const FLAG = 'M-4 8V-7H6L3-3 6 1H-4';

/** The signs above the track: the bonus steps and a flag at the goal. The sign at 0 °C is faint if that step gives no bonus again. */
function Signs({ mars, before, reading }: Omit<Props, 'words' | 'refused'>) {
  // In the step that reaches 0 °C, the bonus has not been given yet.
  const below = [before, mars].find(({ temperature }) => temperature < MARS.oceanAt);
  const due = below !== undefined && oceanAtZero(below, reading) === true;
  const over = (temperature: number) => `translate(${middle(temperature)} 10)`;
  return (
    <>
      {MARS.heatAt.map((at) => (
        <path key={at} class="tt-sign" d={FLAME} transform={over(at)} />
      ))}
      <path class={due ? 'tt-sign tt-ocean' : 'tt-sign is-spent'} d={DROP} transform={over(MARS.oceanAt)} />
      <path class="tt-sign tt-goal" d={FLAG} transform={over(MARS.warmest)} />
    </>
  );
}

/** The steps of the track, filled up to the temperature, and the numbers of the important ones below. */
function Cells({ temperature }: Pick<Mars, 'temperature'>) {
  return (
    <>
      {CELLS.map((at) => (
        <rect
          key={at}
          data-value={at}
          class={at <= temperature ? 'tt-cell is-warm' : 'tt-cell'}
          x={middle(at) - CELL / 2 + 1}
          y="22"
          width={CELL - 2}
          height="20"
          rx="2"
        />
      ))}
      {[MARS.coldest, ...MARS.heatAt, MARS.oceanAt, MARS.warmest].map((at) => (
        <text key={at} class="tt-label" x={middle(at)} y="57" text-anchor="middle">
          {signed(at)}
        </text>
      ))}
    </>
  );
}

/** The marker, and its place before the present step. */
function Marker({ from, to }: { readonly from: number; readonly to: number }) {
  const at = (temperature: number) => `translate(${middle(temperature)} 0)`;
  return (
    <>
      {from !== to && <rect class="tt-marker is-gone" x="-8" y="20" width="16" height="24" rx="3" transform={at(from)} />}
      <rect class="tt-marker" x="-8" y="20" width="16" height="24" rx="3" transform={at(to)} />
    </>
  );
}

/** The ocean tiles as drops. Placed tiles are filled, a new tile is outlined. */
function Oceans({ mars, before, refused, words }: Omit<Props, 'reading'>) {
  return (
    <p class="tt-oceans" data-field="oceans" data-refused={refusedAt(refused, 'oceans')}>
      <span class="tt-drops" aria-hidden="true">
        {Array.from({ length: MARS.oceans }, (_, at) => (
          <svg
            key={at}
            class={`tt-drop${at < mars.oceans ? ' is-placed' : ''}${at >= before.oceans && at < mars.oceans ? ' is-new' : ''}`}
            viewBox="-9 -9 18 18"
            width="20"
            height="20"
          >
            <path d={DROP} />
          </svg>
        ))}
      </span>
      <span>{words.say('temperature.track.oceans', { oceans: typed(mars.oceans, minused), most: MARS.oceans })}</span>
    </p>
  );
}

/** The temperature track with its marker, its bonus steps and its goal, and the oceans below it. Words beside the picture say the same. */
export function Track({ mars, before, refused, reading, words }: Props) {
  const { temperature } = mars;
  return (
    <div class="tt ex-low">
      <p class="tt-now" data-refused={refusedAt(refused, 'temperature')}>
        {words.say('temperature.track.temperature', { temperature: typed(temperature, signed), goal: signed(MARS.warmest) })}
      </p>
      <svg class="tt-track" data-field="temperature" viewBox={`0 0 ${2 * EDGE + CELLS.length * CELL} 62`} aria-hidden="true">
        <Signs mars={mars} before={before} reading={reading} />
        <Cells temperature={temperature} />
        {Number.isFinite(temperature) && <Marker from={before.temperature} to={temperature} />}
      </svg>
      <Oceans mars={mars} before={before} refused={refused} words={words} />
    </div>
  );
}

import type { FormProps } from './form.tsx';
import { PlayersFields } from './players.tsx';
import { BoardFields, EventFields, MarsFields, PartiesFields } from './seats.tsx';

/** Every field of a crisis. What is entered stays, whether or not a table allows it. */
export function CrisisForm(props: FormProps) {
  const { words } = props;
  return (
    <>
      <p>{words.say('crisis.own.hint')}</p>
      <div class="ex-group" role="group" aria-label={words.say('crisis.own.parties')}>
        <PartiesFields {...props} />
      </div>
      <BoardFields {...props} />
      <EventFields {...props} />
      <MarsFields {...props} />
      <div role="group" aria-label={words.say('crisis.own.players')}>
        <PlayersFields {...props} />
      </div>
    </>
  );
}

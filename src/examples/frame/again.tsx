import type { FrameProps } from './frame.tsx';

/**
 * What the reader's own input leads to, below its fields, and the way back to the picture. The live region of the stage announces
 * it: this copy is for readers who look at the fields.
 */
export function Again<V>({ form, state, steps, problem, words }: Pick<FrameProps<V>, 'form' | 'state' | 'steps' | 'problem' | 'words'>) {
  return (
    <div class="ex-again">
      <p class={problem ? 'ex-problem' : 'ex-what'} aria-hidden="true">
        {problem?.text ?? steps[state.step - 1]?.what}
      </p>
      <button type="button" class="ex-fix" data-action="picture" onClick={() => form.current!.querySelector('[data-stage]')!.scrollIntoView()}>
        {words.say('stepper.picture')}
      </button>
    </div>
  );
}

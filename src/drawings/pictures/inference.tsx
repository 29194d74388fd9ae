import type { Words } from '../../i18n/words.ts';

/** What a drawing shows though no source says it, named as this site's own. */
export function Inference({ words, text }: { readonly words: Words; readonly text: string }) {
  return (
    <div class="inset inference" role="note">
      <p class="inset-title">{words.say('site.inset.inference')}</p>
      <p>{text}</p>
    </div>
  );
}

/** Fetches something, again and again if that fails. The promise waits until it is there and never rejects. */
export type Load = <T>(fetch: () => Promise<T>) => Promise<T>;

/** Waits until a reader presses a button, or the browser is online again. Returns whether it was the button. */
const nextTry = (button: HTMLElement): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = ({ type }: Event): void => {
      button.removeEventListener('click', settle);
      removeEventListener('online', settle);
      resolve(type === 'click');
    };
    button.addEventListener('click', settle);
    addEventListener('online', settle);
  });

const isServerThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Makes the function that fetches the parts of one example. While a part is missing, it shows the example's notice, and it tries
 * again when the reader presses the button there or the browser is online again.
 *
 * Most browsers remember that an import failed and do not fetch the file again for the same page. If a try by the button fails
 * too, but the server answers, the page is loaded again.
 *
 * @param root the element with the example as the server rendered it. Preact keeps the element of the notice
 */
export const retrying = (root: ParentNode): Load => {
  const notice = root.querySelector<HTMLElement>('.ex-failed')!;
  return async (fetch) => {
    for (let pressed = false; ;) {
      try {
        return await fetch();
      } catch (error) {
        console.warn(error);
        if (pressed && (await isServerThere())) location.reload();
        notice.hidden = false;
        pressed = await nextTry(notice.querySelector('button')!);
        notice.hidden = true;
      }
    }
  };
};

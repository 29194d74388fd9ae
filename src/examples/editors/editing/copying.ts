/**
 * Copies a text. It never throws.
 *
 * @returns whether the browser allowed it
 */
export const isCopied = (text: string): Promise<boolean> =>
  // Where a page is not secure, there is no clipboard.
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );

/** A number of each kind; a kind that is left out counts as 0. */
type Stock = Readonly<Record<string, number>>;

/** How much of a kind is in a stock. */
export const amountOf = (stock: Stock, kind: string): number => (Object.hasOwn(stock, kind) ? stock[kind]! : 0);

/**
 * Adds to a stock.
 * @param stock the stock before; left as it is
 * @param other what is added; negative numbers are taken away
 * @param times how many times; -1 takes it away
 * @returns the stock after
 */
export function plus(stock: Stock, other: Stock, times = 1): Stock {
  const changed = Object.keys(other).map((kind) => [kind, amountOf(stock, kind) + times * amountOf(other, kind)] as const);
  return { ...stock, ...Object.fromEntries(changed) };
}

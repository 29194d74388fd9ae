/**
 * Ends a switch over a closed vocabulary: the compiler refuses the call while a case is missing.
 * @param value what no case took; the type says that there is nothing left
 * @throws TypeError when untyped data reaches it all the same
 */
export function unreachable(value: never): never {
  throw new TypeError(`not a known case: ${JSON.stringify(value)}`);
}

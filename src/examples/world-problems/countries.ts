/** An input with parts of what was entered of one country changed. */
export const withCountry = <V extends { readonly countries: readonly object[] }>(
  value: V,
  seat: number,
  change: Partial<V['countries'][number]>,
): V => ({
  ...value,
  countries: value.countries.map((country, at) => (at === seat ? { ...country, ...change } : country)),
});

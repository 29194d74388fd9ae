/** The path of the sign of the search, on 24 × 24 units. */
export const SEARCH_SIGN = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13ZM15.5 15.5 20 20';

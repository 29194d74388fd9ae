/** How many delegates of one owner are drawn side by side: three have no room on a phone. More are drawn as one with a number. */
export const MAX_DRAWN = 2;

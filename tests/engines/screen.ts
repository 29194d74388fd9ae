/** The window of both engines. */
export const SCREEN = { width: 1024, height: 768 } as const;

/** The size of a preview in pixels, which those who show it are told. */
export const previewSize = { width: 1200, height: 630 } as const;

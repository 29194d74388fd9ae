import { encode } from 'uqr';

/** A QR code of a text: its size in modules with the margin that readers need, and its dark modules as one path. */
export const codeOf = (text: string): { readonly size: number; readonly d: string } => {
  const { size, data } = encode(text, { ecc: 'L', border: 4 });
  const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, d: d.join('') };
};

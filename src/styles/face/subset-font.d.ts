/** Takes some letters out of a font: https://github.com/papandreou/subset-font */
declare module 'subset-font' {
  export default function subset(font: Buffer, letters: string, options: { readonly targetFormat: 'woff2' | 'truetype' }): Promise<Buffer>;
}

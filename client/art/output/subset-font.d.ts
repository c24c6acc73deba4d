declare module 'subset-font' {
  /** A font with only the letters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Buffer>;
}

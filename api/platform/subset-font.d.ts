/** The package ships no types; only what the lettering calls. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly keepAllGlyphs?: boolean
    readonly variationAxes?: Readonly<Record<string, number>>
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}

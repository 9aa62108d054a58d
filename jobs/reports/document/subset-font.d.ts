/** The package ships no types; only what the font cache calls. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'truetype' | 'sfnt' | 'woff' | 'woff2'
    readonly variationAxes?: Readonly<Record<string, number>>
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}

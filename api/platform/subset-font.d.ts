/** The package ships no types; only what is called here. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly keepAllGlyphs?: boolean
    /** OpenType tags; all are kept unless told. */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    /** Pinned to one value, or narrowed. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}

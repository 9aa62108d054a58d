declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly keepAllGlyphs?: boolean
    /** OpenType tags; all are kept unless told. */
    readonly keepFeatures?: readonly string[]
    /** Pinned to one value, or narrowed. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}

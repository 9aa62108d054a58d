/** The package ships no types. */
declare module 'subset-font' {
  /** Each axis is fixed or narrowed. */
  export type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  export interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly keepAllGlyphs?: boolean
    /** All are kept if absent. */
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    readonly variationAxes?: Axes
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}

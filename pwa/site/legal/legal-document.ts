export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly body: readonly LegalBlock[]
}

/** A document of the house: what it says in three figures, then section by section. Sentences may carry marks. */
export interface LegalDocument {
  /** What it comes to, as the headline. */
  readonly title: string
  /** What it is called. */
  readonly name: string
  /** The day of this version: `2026-11-22`. */
  readonly updated: string
  readonly lead: string
  readonly summary: readonly { readonly figure: string; readonly text: string }[]
  readonly sections: readonly LegalSection[]
}

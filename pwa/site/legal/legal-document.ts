export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly body: readonly LegalBlock[]
}

/** A legal document: three figures as a summary, then sections. Sentences may contain rich-text marks. */
export interface LegalDocument {
  /** Its essence, as the headline. */
  readonly title: string
  /** The document's name. */
  readonly name: string
  /** Day of this version: `2026-11-22`. */
  readonly updated: string
  readonly lead: string
  readonly summary: readonly { readonly figure: string; readonly text: string }[]
  readonly sections: readonly LegalSection[]
}

export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }

export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly body: readonly LegalBlock[]
}

/** Three figures, then sections of rich text. */
export interface LegalDocument {
  /** The document's essence, as headline. */
  readonly title: string
  readonly name: string
  /** `2026-11-22`. */
  readonly updated: string
  readonly lead: string
  readonly summary: readonly { readonly figure: string; readonly text: string }[]
  readonly sections: readonly LegalSection[]
}

/** Both editions are always deleted together. */

/** Columns after deletion. */
export const NO_REPORT_FILES = { storageKey: null, phoneStorageKey: null } as const

export const reportKeys = (row: { readonly storageKey: string | null; readonly phoneStorageKey: string | null }) =>
  [row.storageKey, row.phoneStorageKey].filter((key) => key !== null)

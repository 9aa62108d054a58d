/** The files of a report's row: whoever ends a report ends all of them. */

/** What a row says once its files are gone. */
export const NO_REPORT_FILES = { storageKey: null, phoneStorageKey: null } as const

export const reportKeys = (row: { readonly storageKey: string | null; readonly phoneStorageKey: string | null }) =>
  [row.storageKey, row.phoneStorageKey].filter((key) => key !== null)

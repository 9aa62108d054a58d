/** The query this document was opened with: moving on between our pages keeps a campaign's marks. */
export const firstSearch = typeof window === 'undefined' ? '' : window.location.search

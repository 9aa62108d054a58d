/** What an advice takes for granted: somebody without it does not read it. */
export type Possession = 'hair-on-top' | 'full-crown' | 'long-hair' | 'cuts' | 'beard'

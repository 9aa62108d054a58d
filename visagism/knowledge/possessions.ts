/** What an advice asks that somebody has or does; to whoever has it not, it is not said. */
export type Possession = 'hair-on-top' | 'full-crown' | 'long-hair' | 'cuts' | 'beard'

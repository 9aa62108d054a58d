/** The words of a table, or the value itself: old rows outlive their names. */
export const wordFor = (words: Readonly<Record<string, string>>, value: string) => words[value] ?? value

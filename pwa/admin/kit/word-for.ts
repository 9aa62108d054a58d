/** Falls back to the value: old rows outlive their names. */
export const wordFor = (words: Readonly<Record<string, string>>, value: string) => words[value] ?? value

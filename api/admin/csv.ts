/** A cell that begins so is run as a formula by spreadsheets; an apostrophe makes it the text it is. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line, apart by semicolons: what spreadsheets in Portuguese expect, for whom the comma is a decimal's. */
export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(';')}\r\n`

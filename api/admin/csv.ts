/** Spreadsheets run such cells as formulas; a leading apostrophe prevents it. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Semicolons: in Portuguese spreadsheets the comma is the decimal sign. */
export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(';')}\r\n`

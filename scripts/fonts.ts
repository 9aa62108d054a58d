/** Cuts the report's fonts ahead of time, so that the first report of a fresh machine does not wait for them. */
import { FONT_NAMES, loadFonts } from '#jobs/reports/document/font-cache.ts'

const fonts = await loadFonts()
for (const name of FONT_NAMES) console.log(`${name.padEnd(8)} ${Math.round(fonts[name].length / 1024)} kB`)

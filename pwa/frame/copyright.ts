import { BRAND } from '#contract/brand.ts'

/** Of the build on the server, of the visit in the browser. */
const THIS_YEAR = new Date().getFullYear()

export const COPYRIGHT = `© 2025${THIS_YEAR > 2025 ? `–${THIS_YEAR}` : ''} ${BRAND.name}`

import { BRAND } from '#contract/brand.ts'

/** The build's year on the server, the visit's in the browser. */
const THIS_YEAR = new Date().getFullYear()

export const COPYRIGHT = `© 2025${THIS_YEAR > 2025 ? `–${THIS_YEAR}` : ''} ${BRAND.name}`

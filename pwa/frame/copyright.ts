import { BRAND } from '#contract/brand.ts'

/** Of the build, or of whoever draws the page. */
const THIS_YEAR = new Date().getFullYear()

/** From the first year up to this one. */
export const COPYRIGHT = `© 2025${THIS_YEAR > 2025 ? `–${THIS_YEAR}` : ''} ${BRAND.name}`

import { INK } from '../document/ink.ts'
import type { Style } from '../document/type-styles.ts'

/** For links and progress. */
export const TERRACOTTA = '#A9431E'

/** Points. Reading text is at least 16. */
export const PHONE_TYPE = {
  cover: { font: 'display', size: 60, leading: 58, colour: INK.paper, tracking: -0.04 },
  coverSmall: { font: 'display', size: 46, leading: 46, colour: INK.paper, tracking: -0.035 },
  coverSmallest: { font: 'display', size: 34, leading: 36, colour: INK.paper, tracking: -0.03 },
  coverText: { font: 'text', size: 16, leading: 24, colour: INK.sand },
  coverBrand: { font: 'heading', size: 17, leading: 20, colour: INK.paper },
  opening: { font: 'display', size: 46, leading: 48, colour: INK.ink, tracking: -0.035 },
  openingSmall: { font: 'display', size: 39, leading: 41, colour: INK.ink, tracking: -0.03 },
  h1: { font: 'display', size: 34, leading: 37, colour: INK.ink, tracking: -0.025 },
  h1Small: { font: 'display', size: 30, leading: 33, colour: INK.ink, tracking: -0.022 },
  h1Smallest: { font: 'display', size: 26, leading: 29, colour: INK.ink, tracking: -0.02 },
  h2: { font: 'heading', size: 22, leading: 27, colour: INK.ink, tracking: -0.012 },
  h3: { font: 'heading', size: 19, leading: 25, colour: INK.ink, tracking: -0.006 },
  lead: { font: 'text', size: 18, leading: 27, colour: INK.ink2 },
  body: { font: 'text', size: 16, leading: 24, colour: INK.ink },
  quiet: { font: 'text', size: 16, leading: 23, colour: INK.ink2 },
  strong: { font: 'strong', size: 16, leading: 23, colour: INK.ink },
  strongWine: { font: 'strong', size: 16, leading: 23, colour: INK.wine },
  link: { font: 'medium', size: 16, leading: 23, colour: TERRACOTTA },
  label: { font: 'italic', size: 18, leading: 23, colour: INK.wine },
  caption: { font: 'italic', size: 15, leading: 20, colour: INK.ink2 },
  captionWine: { font: 'italic', size: 15, leading: 20, colour: INK.wine },
  pull: { font: 'pull', size: 24, leading: 31, colour: INK.wine, tracking: -0.012 },
  pullLarge: { font: 'pull', size: 28, leading: 35, colour: INK.wine, tracking: -0.016 },
  say: { font: 'say', size: 26, leading: 34, colour: INK.ink, tracking: -0.018 },
  saySmall: { font: 'say', size: 21, leading: 29, colour: INK.ink, tracking: -0.012 },
  figure: { font: 'say', size: 26, leading: 30, colour: INK.ink, tracking: -0.02, tabular: true },
  swatch: { font: 'medium', size: 16, leading: 22, colour: INK.ink },
  code: { font: 'text', size: 16, leading: 22, colour: INK.ink, tabular: true },
  band: { font: 'strong', size: 21, leading: 27, colour: INK.paper },
  foot: { font: 'medium', size: 13, leading: 16, colour: INK.ink3 },
  folio: { font: 'italic', size: 18, leading: 20, colour: INK.ink3 },
} as const satisfies Record<string, Style>

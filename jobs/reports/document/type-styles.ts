import type { FontName } from './fonts.ts'
import { INK } from './ink.ts'

export type Style = {
  readonly font: FontName
  /** Points. */
  readonly size: number
  readonly leading: number
  readonly colour: string
  /** As CSS em. */
  readonly tracking?: number
  /** Equal-width digits. */
  readonly tabular?: true
}

/** In the comps' proportions (px × .75). */
export const TYPE = {
  cover: { font: 'display', size: 66, leading: 66, colour: INK.paper, tracking: -0.04 },
  h1: { font: 'display', size: 43.5, leading: 45, colour: INK.ink, tracking: -0.03 },
  h1Small: { font: 'display', size: 37.5, leading: 40.5, colour: INK.ink, tracking: -0.03 },
  h2: { font: 'heading', size: 16.5, leading: 21, colour: INK.ink, tracking: -0.01 },
  h3: { font: 'heading', size: 12.75, leading: 15, colour: INK.ink, tracking: -0.005 },
  say: { font: 'say', size: 22.5, leading: 28.5, colour: INK.ink, tracking: -0.018 },
  pull: { font: 'pull', size: 18.75, leading: 25, colour: INK.wine, tracking: -0.01 },
  pullLarge: { font: 'pull', size: 27, leading: 34, colour: INK.wine, tracking: -0.015 },
  lead: { font: 'text', size: 10.5, leading: 16, colour: INK.ink2 },
  leadLarge: { font: 'say', size: 14.5, leading: 21, colour: INK.ink2, tracking: -0.005 },
  body: { font: 'text', size: 10.1, leading: 15, colour: INK.ink },
  bodyQuiet: { font: 'text', size: 9.75, leading: 14.25, colour: INK.ink2 },
  bodyTight: { font: 'text', size: 9.4, leading: 13.4, colour: INK.ink },
  quietTight: { font: 'text', size: 9, leading: 12.6, colour: INK.ink2 },
  bodyStrong: { font: 'strong', size: 10.1, leading: 15, colour: INK.ink },
  label: { font: 'italic', size: 12, leading: 15, colour: INK.wine },
  caption: { font: 'italic', size: 10.1, leading: 13.5, colour: INK.ink },
  captionQuiet: { font: 'italic', size: 10.1, leading: 13.5, colour: INK.ink2 },
  callout: { font: 'italic', size: 12.75, leading: 16.5, colour: INK.ink },
  figure: { font: 'say', size: 18.75, leading: 21, colour: INK.ink, tracking: -0.02, tabular: true },
  small: { font: 'text', size: 9, leading: 13.5, colour: INK.ink2 },
  /** From, to. */
  interval: { font: 'say', size: 14.25, leading: 18, colour: INK.ink, tracking: -0.02, tabular: true },
  smallStrong: { font: 'strong', size: 9, leading: 13.5, colour: INK.ink },
  tiny: { font: 'text', size: 8.4, leading: 12, colour: INK.ink3 },
  tinyStrong: { font: 'medium', size: 8.4, leading: 12, colour: INK.ink },
  cell: { font: 'text', size: 9.4, leading: 13.5, colour: INK.ink },
  cellQuiet: { font: 'text', size: 9.4, leading: 13.5, colour: INK.ink2 },
  cellHead: { font: 'italic', size: 11.25, leading: 13.5, colour: INK.wine },
  run: { font: 'medium', size: 8.25, leading: 12, colour: INK.ink3 },
  folio: { font: 'italic', size: 15, leading: 15, colour: INK.wine },
} as const satisfies Record<string, Style>

export const inColour = (style: Style, colour: string): Style => ({ ...style, colour })
export const atSize = (style: Style, size: number, leading = (style.leading * size) / style.size): Style => ({
  ...style,
  size,
  leading,
})

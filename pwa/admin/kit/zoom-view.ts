import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import type { View } from '#pwa/face/marking/view.ts'

/** What to zoom to first, in shares of the picture, 0 to 1 from the upper left. */
export interface Focus {
  readonly centre: Point
  /** Share of the picture's height. */
  readonly height: number
}

/** Neither enlarged nor moved. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }
/** Filling the window by more than this would crop the hair. */
const FILL_MAX = 1.35
/** Minimum share of the window's height for the focus. */
const FOCUS_SHARE = 0.74
const FOCUS_MOST = 0.88
/** CSS pixels at the window's foot, covered by the tools. */
const TOOLS_PX = 56

/** Zooms to the focus and avoids empty sides where this crops little. */
export function firstView(picture: PhotoSize, window: PhotoSize, focus: Focus | null): View {
  if (window.width === 0 || window.height === 0) return WHOLE
  const contain = Math.min(window.width / picture.width, window.height / picture.height)
  const whole = { width: picture.width * contain, height: picture.height * contain }
  const cover = Math.max(window.width / whole.width, window.height / whole.height)
  const free = window.height - TOOLS_PX
  const sharing = (share: number) => (focus ? (share * free) / (focus.height * whole.height) : 1)
  const fill = Math.min(cover, Math.max(FILL_MAX, sharing(FOCUS_MOST)))
  const scale = Math.min(2.5, Math.max(fill, sharing(FOCUS_SHARE)))
  const shift = (centre: number, length: number, room: number, lift = 0) => {
    const most = Math.max(0, (length * scale - room) / 2)
    const fromMiddle = Math.min(most, Math.max(-most, (0.5 - centre) * length * scale - lift))
    return fromMiddle - (room * (scale - 1)) / 2
  }
  const { x, y } = focus?.centre ?? { x: 0.5, y: 0.5 }
  return {
    scale,
    x: shift(x, whole.width, window.width),
    y: shift(y, whole.height, window.height, focus ? TOOLS_PX / 2 : 0),
  }
}

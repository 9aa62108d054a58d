import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import type { View } from '#pwa/marking/view.ts'

/** What of a picture should be seen first: shares of its height and width, 0 to 1 from the upper left. */
export interface Focus {
  readonly centre: Point
  /** Share of the picture's height it takes. */
  readonly height: number
}

/** A window with what it contains, all of it: neither enlarged nor moved. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 }
/** A window filled at the price of more than this crops what somebody came to see: hair. */
const FILL_MAX = 1.35
/** What is looked at first takes this much of the window's height; more, if that fills the window. */
const FOCUS_SHARE = 0.74
const FOCUS_MOST = 0.88
/** The tools lie over the window's foot: what is looked at first stays above them. CSS pixels. */
const TOOLS_PX = 56

/** A window with a picture in it, enlarged so that it has no empty sides where little is lost by it, what matters in the middle. */
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

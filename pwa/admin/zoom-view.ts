import type { Point } from '#visagism/measure.ts'

/** How a picture lies in its window: enlarged this often from its middle, moved by x and y CSS pixels. 1 is the whole of it. */
export interface ZoomView {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** What of a picture should be seen first: shares of its height and width, 0 to 1 from the upper left. */
export interface Focus {
  readonly centre: Point
  /** Share of the picture's height it takes. */
  readonly height: number
}

export const WHOLE: ZoomView = { zoom: 1, x: 0, y: 0 }
const ZOOM_MAX = 8
/** A window filled at the price of more than this crops what somebody came to see: hair. */
const FILL_MAX = 1.35
/** What is looked at first takes this much of the window's height; more, if that fills the window. */
const FOCUS_SHARE = 0.74
const FOCUS_MOST = 0.88
/** The tools lie over the window's foot: what is looked at first stays above them. CSS pixels. */
const TOOLS_PX = 56

/** Larger or smaller around a place of the window, counted from its middle: that place stays where it is. */
export function zoomBy(view: ZoomView, factor: number, at: Point, window: Size): ZoomView {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, view.zoom * factor))
  const grown = zoom / view.zoom
  return held({ zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, window)
}

export const moveBy = (view: ZoomView, dx: number, dy: number, window: Size): ZoomView =>
  held({ ...view, x: view.x + dx, y: view.y + dy }, window)

/** The picture without empty sides where little is lost by it, what matters in the middle. */
export function firstView(picture: Size, window: Size, focus: Focus | null): ZoomView {
  if (window.width === 0 || window.height === 0) return WHOLE
  const scale = Math.min(window.width / picture.width, window.height / picture.height)
  const whole = { width: picture.width * scale, height: picture.height * scale }
  const cover = Math.max(window.width / whole.width, window.height / whole.height)
  const free = window.height - TOOLS_PX
  const sharing = (share: number) => (focus ? (share * free) / (focus.height * whole.height) : 1)
  const fill = Math.min(cover, Math.max(FILL_MAX, sharing(FOCUS_MOST)))
  const zoom = Math.min(2.5, Math.max(fill, sharing(FOCUS_SHARE)))
  const shift = (centre: number, length: number, room: number, lift = 0) => {
    const most = Math.max(0, (length * zoom - room) / 2)
    return Math.min(most, Math.max(-most, (0.5 - centre) * length * zoom - lift))
  }
  const { x, y } = focus?.centre ?? { x: 0.5, y: 0.5 }
  return {
    zoom,
    x: shift(x, whole.width, window.width),
    y: shift(y, whole.height, window.height, focus ? TOOLS_PX / 2 : 0),
  }
}

/** No part of the picture is pulled past the window's middle. */
function held({ zoom, x, y }: ZoomView, window: Size): ZoomView {
  if (zoom === 1) return WHOLE
  const hold = (at: number, room: number) => Math.min((room * zoom) / 2, Math.max((room * -zoom) / 2, at))
  return { zoom, x: hold(x, window.width), y: hold(y, window.height) }
}

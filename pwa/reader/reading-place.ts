import * as z from 'zod/mini'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { anchors } from './find-in-reading.ts'

/** `share` is the part of the chapter already read. */
export const Place = z.object({ chapter: z.string(), share: z.number() })
export type Place = z.infer<typeof Place>

const keyOf = (orderId: string) => `lendo/${orderId}`

export const readPlace = async (userId: string, orderId: string): Promise<Place | null> =>
  (await deviceStore(userId).read(keyOf(orderId), Place)) ?? null

export const keepPlace = (userId: string, orderId: string, place: Place) =>
  deviceStore(userId).write(keyOf(orderId), place)

/** Counts chapters equally. */
export function percentOf(chapters: readonly { readonly id: string }[], place: Place | null): number {
  const at = place ? chapters.findIndex(({ id }) => id === place.chapter) : -1
  if (!place || at < 0) return 0
  return Math.min(100, ((at + place.share) / chapters.length) * 100)
}

/** Where people read, as a share of the window from its top. */
const EYES = 0.4

/** Null above the first chapter; at the very end the last one counts as read. */
export function placeNow(chapters: readonly { readonly id: string }[]): Place | null {
  const height = window.innerHeight
  const eyes = height * EYES
  for (let at = chapters.length - 1; at >= 0; at--) {
    const chapter = chapters[at]
    const box = chapter && document.getElementById(anchors.chapter(chapter.id))?.getBoundingClientRect()
    if (!chapter || !box || box.top > eyes) continue
    const isEnd = at === chapters.length - 1 && box.bottom <= height + 80
    return {
      chapter: chapter.id,
      share: isEnd ? 1 : Math.min(1, Math.max(0, (eyes - box.top) / Math.max(1, box.height))),
    }
  }
  return null
}

export function goTo(anchor: string): void {
  const element = document.getElementById(anchor)
  if (!element) return
  const heading = element.querySelector<HTMLElement>('h1, h2, h3') ?? element
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  holdInSight(() => {
    // A page just mounted loses focus once more.
    if (document.activeElement === document.body) heading.focus({ preventScroll: true })
    return element
  })
}

/** Centred: the chapter may be taller than the screen. */
export function showMark(anchor: string): void {
  const mark = document.getElementById(anchor)?.querySelector('mark')
  if (mark) holdInSight(() => mark, 'center')
}

export function returnTo({ chapter, share }: Place): void {
  const anchor = anchors.chapter(chapter)
  goTo(anchor)
  const element = document.getElementById(anchor)
  if (!element || share <= 0) return
  holdInSight(() => {
    const { top, height } = element.getBoundingClientRect()
    const above = [...element.children].filter((part) => part.getBoundingClientRect().top <= top + height * share)
    return above.at(-1) ?? element
  })
}

/** Frames without movement until the layout counts as settled, and the limit. */
const STILL_FRAMES = 4
const MOST_FRAMES = 60
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let letGo = new AbortController()

/**
 * Follows an element until the layout settles: `content-visibility` only estimates heights, and Safari does not compensate. Any user input
 * takes over.
 */
function holdInSight(find: () => Element, block: 'start' | 'center' = 'start'): void {
  letGo.abort()
  const holding = new AbortController()
  letGo = holding
  for (const event of TAKEN_OVER) {
    window.addEventListener(event, () => holding.abort(), { signal: holding.signal, passive: true, capture: true })
  }
  let before = Number.NaN
  let still = 0
  let frames = 0
  const hold = () => {
    if (holding.signal.aborted) return
    const element = find()
    element.scrollIntoView({ block })
    const { top } = element.getBoundingClientRect()
    still = Math.abs(top - before) < 1 ? still + 1 : 0
    before = top
    frames += 1
    if (still < STILL_FRAMES && frames < MOST_FRAMES) requestAnimationFrame(hold)
    else holding.abort()
  }
  hold()
}

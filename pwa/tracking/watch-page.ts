import { track } from './track.ts'

/** Milliseconds. */
export const LONG_STAY_MS = 30_000
/** This close to its end a page counts as read. Pixels. */
export const END_PX = 100

/** What leads on: every link that looks like a button, and those to the checkout and into the test. */
const CALLS = 'a.button, a[data-source], a[data-start]'

/** Tells of one visit to a page, while it lasts: that it happened, half a minute of it, its end reached, calls followed. */
export function watchPage(visit: string, leaving: AbortSignal): void {
  if (leaving.aborted) return
  track({ name: 'page_view' }, visit)
  const timer = setTimeout(() => track({ name: 'time_on_page_30s' }, visit), LONG_STAY_MS)
  leaving.addEventListener('abort', () => clearTimeout(timer))
  const onScroll = () => {
    const { scrollY, innerHeight } = window
    // A page that fits the window is at its end from the start: nobody went there.
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - END_PX
    if (isAtEnd) track({ name: 'scroll_to_bottom' }, visit)
  }
  const onPress = ({ target }: MouseEvent) => {
    const call = target instanceof Element ? target.closest<HTMLAnchorElement>(CALLS) : null
    if (call) track({ name: 'cta_click', source: call.dataset.source ?? call.dataset.start ?? call.pathname })
  }
  window.addEventListener('scroll', onScroll, { passive: true, signal: leaving })
  // Before the page's own hearers: some keep the press to themselves.
  document.addEventListener('click', onPress, { capture: true, signal: leaving })
}

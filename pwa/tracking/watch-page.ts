import { track } from './track.ts'

/** Milliseconds. */
export const LONG_STAY_MS = 30_000
/** Pixels from the end at which a page counts as read. */
export const END_PX = 100

/** Links that count as calls to action. */
const CALLS = 'a.button, a[data-source], a[data-start]'

/** Reports a visit: its start, half a minute of stay, its end reached, links followed. */
export function watchPage(visit: string, leaving: AbortSignal): void {
  if (leaving.aborted) return
  track({ name: 'page_view' }, visit)
  const timer = setTimeout(() => track({ name: 'time_on_page_30s' }, visit), LONG_STAY_MS)
  leaving.addEventListener('abort', () => clearTimeout(timer))
  const onScroll = () => {
    const { scrollY, innerHeight } = window
    // A page that fits the window has no end to reach.
    const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - END_PX
    if (isAtEnd) track({ name: 'scroll_to_bottom' }, visit)
  }
  const onPress = ({ target }: MouseEvent) => {
    const call = target instanceof Element ? target.closest<HTMLAnchorElement>(CALLS) : null
    if (call) track({ name: 'cta_click', source: call.dataset.source ?? call.dataset.start ?? call.pathname })
  }
  window.addEventListener('scroll', onScroll, { passive: true, signal: leaving })
  // Capture phase, because some handlers stop the event.
  document.addEventListener('click', onPress, { capture: true, signal: leaving })
}

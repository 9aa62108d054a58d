import { paths } from '#pwa/paths.ts'

/** Past this the way is taken for stopped, and may be pressed again. Milliseconds. */
const STUCK_MS = 15_000

/**
 * A press on a way to the test says at once that it was heard, and is not heard twice, while the other document is on its way:
 * on a slow network that takes seconds in which nothing else moves.
 */
export function watchOpening(): void {
  let restore: (() => void) | undefined
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.button') : null
    if (!link || !opensTest(link, event)) return
    if (link.ariaBusy) return event.preventDefault()
    const words = [...link.childNodes]
    link.ariaBusy = 'true'
    link.replaceChildren(link.hash ? 'Abrindo a pergunta 1…' : 'Abrindo o teste…')
    const patience = setTimeout(() => restore?.(), STUCK_MS)
    restore = () => {
      clearTimeout(patience)
      restore = undefined
      link.ariaBusy = null
      link.replaceChildren(...words)
    }
  })
  // Also when the browser shows the left page again as it was.
  window.addEventListener('pagehide', () => restore?.())
}

/** In this tab and in another document: what opens in place is there at once. */
const opensTest = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  !link.target &&
  link.origin === window.location.origin &&
  link.pathname === paths.quiz &&
  window.location.pathname !== paths.quiz

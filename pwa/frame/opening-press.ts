import { paths } from '#pwa/paths.ts'

/** Milliseconds until a stuck link works again. */
const STUCK_MS = 15_000

/** Confirms a press on a test link and ignores repeats: slow networks take seconds. */
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
  // The browser may restore this page as it was left.
  window.addEventListener('pagehide', () => restore?.())
}

/** Only links that load another document in this tab. */
const opensTest = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) &&
  !link.target &&
  link.origin === window.location.origin &&
  link.pathname === paths.quiz &&
  window.location.pathname !== paths.quiz

import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { applyHead } from './apply-head.ts'
import { keepThisPage } from './keep-page.ts'
import { matchRoute } from './match.ts'
import { leaveFirstPage } from './still.tsx'
import { type OpenPage, openPage, warmPage } from './open-page.ts'

const SCROLL_AGAIN_MS = 100

/**
 * The page in front. Plain links between public pages are followed here, without a new document; everything else (the
 * app, files, other tabs, modified clicks) is left to the browser.
 */
export function useNavigation(first: OpenPage): OpenPage {
  const [page, setPage] = useState(first)
  const shown = useRef(first)

  useEffect(() => {
    let newest = 0
    const open = async (url: URL, isNew: boolean) => {
      const ticket = ++newest
      const next = await openPage(url.pathname).catch(() => null)
      if (ticket !== newest) return
      // A script that does not come (a newer edition, no network) is the document's business, not ours.
      if (!next) window.location.assign(url)
      else {
        if (isNew) window.history.pushState(null, '', url)
        leaveFirstPage()
        startTransition(() => setPage(next))
      }
    }
    const onClick = (event: MouseEvent) => {
      const url = ourAddress(event)
      if (!url) return
      const isHere = url.pathname === window.location.pathname && url.search === window.location.search
      // To a place on this very page the browser goes by itself.
      if (isHere && url.hash) return
      event.preventDefault()
      void open(url, !isHere)
    }
    const onNear = (event: Event) => {
      const url = addressOf(event.target)
      if (url) warmPage(url.pathname)
    }
    const onPop = () => {
      if (window.location.pathname !== shown.current.pathname) void open(new URL(window.location.href), false)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onNear, { passive: true })
    document.addEventListener('touchstart', onNear, { passive: true })
    window.addEventListener('popstate', onPop)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onNear)
      document.removeEventListener('touchstart', onNear)
      window.removeEventListener('popstate', onPop)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    applyHead(page.module.head(page))
    // Whoever hears the page is told of the new one, and the keyboard starts at its top.
    document.getElementById('conteudo')?.focus({ preventScroll: true })
    scrollToStart()
    void keepThisPage()
    const again = setTimeout(scrollToStart, SCROLL_AGAIN_MS)
    return () => clearTimeout(again)
  }, [page])

  return page
}

/** To the top, or to the place the address names. */
function scrollToStart(): void {
  const anchor = window.location.hash ? document.getElementById(window.location.hash.slice(1)) : null
  if (anchor) anchor.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** The public page a click asks for, when nothing about the click asks for more than that. */
function ourAddress(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return addressOf(event.target)
}

function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  return url.origin === window.location.origin && matchRoute(url.pathname) ? url : null
}

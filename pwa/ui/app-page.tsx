import { IonContent, useIonViewWillEnter } from '@ionic/react'
import { type ReactNode, useRef, type RefObject, useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useTitle } from '#pwa/platform/seo.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useInFront } from './use-in-front.ts'
import './app-page.css'

interface AppPageProps {
  title: string
  /** Fixed above the scrolling content. */
  header?: ReactNode
  /** Fixed below the content: a status and the one primary action. */
  footer?: ReactNode
  /** A pull-to-refresh, which Ionic requires as the content's first child. */
  refresher?: ReactNode
  /** What still works here offline, if not the last version seen. */
  offline?: string
  /** Called when the content scrolls; the window never does. */
  onScroll?: () => void
  /** Opens where the person stopped, not at the top. */
  keepsPlace?: boolean
  children: ReactNode
}

/** Milliseconds before a screen is scrolled to its top a second time, for content that arrives late. */
const TOP_AGAIN_MS = 100

/** The frame of every app screen, inside the IonPage of its route. IonContent is already the `main` landmark: add no other inside. */
export function AppPage({
  title,
  header,
  footer,
  refresher,
  offline,
  onScroll,
  keepsPlace = false,
  children,
}: AppPageProps) {
  const content = useRef<HTMLIonContentElement>(null)
  useTitle(title, useInFront())
  useHeadingFocus(content)
  useTopOnArrival(content, !keepsPlace)
  return (
    <>
      {header}
      <OfflineBar>{offline}</OfflineBar>
      <IonContent ref={content} {...(onScroll && { scrollEvents: true, onIonScroll: onScroll })}>
        {refresher}
        {children}
      </IonContent>
      {footer}
    </>
  )
}

/**
 * Ionic moves focus before a lazy or guarded screen arrives. This then focuses its heading, so that it is read out, unless something more
 * precise has the focus.
 */
function useHeadingFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const heading = page.current?.querySelector('h1')
    const holder = document.activeElement
    const isFree = holder === null || holder === document.body || holder.classList.contains('ion-page')
    if (!heading || !isFree) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [page])
}

/** A screen opened forward starts at its top even if Ionic kept it mounted; going back restores the scroll position. */
function useTopOnArrival(content: RefObject<HTMLIonContentElement | null>, isWanted: boolean): void {
  const arrival = useNavigationType()
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  useIonViewWillEnter(() => {
    if (!isWanted || arrival === NavigationType.Pop) return
    const toTop = () => void content.current?.scrollToTop(0)
    toTop()
    again.current = setTimeout(toTop, TOP_AGAIN_MS)
  }, [arrival, isWanted])
  useEffect(() => () => clearTimeout(again.current), [])
}

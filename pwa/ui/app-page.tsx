import { IonContent, useIonViewWillEnter } from '@ionic/react'
import { type ReactNode, useRef, type RefObject, useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useTitle } from '#pwa/platform/seo.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useInFront } from './use-in-front.ts'
import './app-page.css'

interface AppPageProps {
  title: string
  /** Fixed above what scrolls. */
  header?: ReactNode
  /** Fixed under what scrolls: a status and the one primary action. */
  footer?: ReactNode
  /** A pull-to-refresh, where the page has one: Ionic wants it as the content's first child. */
  refresher?: ReactNode
  /** What still works here without a network, where it is not the last version seen. */
  offline?: string
  /** Hears the content scroll; the window itself never does. */
  onScroll?: () => void
  /** The screen opens where the person stopped, not at its top. */
  keepsPlace?: boolean
  children: ReactNode
}

/** A screen that was left scrolled is put to its top at once and again after this: what it shows may come late. Milliseconds. */
const TOP_AGAIN_MS = 100

/**
 * The frame of every screen of the app, inside the one IonPage its route gives it: our header, the offline bar, the content
 * that scrolls. Ionic's content is the page's `main` landmark already: pages put no other inside.
 */
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
 * A screen that arrives after its route (lazy, guarded) finds Ionic's own focusing already over. It then puts the focus on
 * its heading, so that it is read out, unless something more precise already holds it.
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

/** A screen opened by a link or a button is shown from its top, also where Ionic kept it; going back returns to the former place. */
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

import { IonContent, useIonViewWillEnter } from '@ionic/react'
import { type ReactNode, useRef, type RefObject, useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useTitle } from '#pwa/platform/seo.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useInFront } from './use-in-front.ts'
import './page.css'

interface AppPageProps {
  title: string
  /** Fixed above the content. */
  header?: ReactNode
  /** Fixed below: a status and the one primary action. */
  footer?: ReactNode
  /** Ionic requires it as the content's first child. */
  refresher?: ReactNode
  /** What still works here offline. */
  offline?: string
  /** Use it, because the window itself never scrolls. */
  onScroll?: () => void
  /** Opens where the person stopped. */
  keepsPlace?: boolean
  children: ReactNode
}

/** Milliseconds until scrolling to the top again, for late content. */
const TOP_AGAIN_MS = 100

/** Inside its route's IonPage. IonContent is already the `main` landmark. */
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

/** Lazy screens miss Ionic's focus move: this focuses their heading, unless something more precise has the focus. */
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

/** Opening a screen starts at its top, even if still mounted; going back restores the position. */
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

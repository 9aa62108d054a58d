import { IonContent } from '@ionic/react'
import { type ReactNode, useRef } from 'react'
import { useTitle } from '#pwa/platform/seo.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useInFront } from './use-in-front.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
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
  children: ReactNode
}

/**
 * The frame of every screen of the app, inside the one IonPage its route gives it: our header, the offline bar, the content
 * that scrolls. Ionic's content is the page's `main` landmark already: pages put no other inside.
 */
export function AppPage({ title, header, footer, refresher, offline, onScroll, children }: AppPageProps) {
  const content = useRef<HTMLIonContentElement>(null)
  useTitle(title, useInFront())
  useHeadingFocus(content)
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

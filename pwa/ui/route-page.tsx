import { IonPage, StackContext } from '@ionic/react'
import { type ReactNode, Suspense } from 'react'
import { PageBoundary } from './page-boundary.tsx'
import { Waiting } from './waiting.tsx'

/** To what stands inside, there is no outlet to register at: an inner IonPage is a plain box. */
const SETTLED = { registerIonPage: () => undefined, isInOutlet: () => false }

/**
 * The one page Ionic knows for a route, there from the first moment. Ionic animates the page it saw first and leaves any
 * that replaces it invisible; guards, waits and lazy screens therefore come and go inside this one.
 */
export function RoutePage({ children }: { children: ReactNode }) {
  return (
    <IonPage>
      <StackContext.Provider value={SETTLED}>
        <PageBoundary>
          <Suspense fallback={<Waiting />}>{children}</Suspense>
        </PageBoundary>
      </StackContext.Provider>
    </IonPage>
  )
}

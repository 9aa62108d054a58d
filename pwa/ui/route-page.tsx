import { IonPage, StackContext } from '@ionic/react'
import { type ReactNode, Suspense, Component } from 'react'
import { sentenceOf } from '#contract/problem.ts'
import { isPartMissing, reportFailure } from '#pwa/failures/report-failure.ts'
import { Waiting } from './waiting.tsx'
import { ErrorState } from './state.tsx'

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

/** A screen that cannot be shown (its part of the app did not arrive, or a bug) says so; the page never stays blank. */
class PageBoundary extends Component<{ children: ReactNode }, { failure: { readonly error: unknown } | null }> {
  override state: { failure: { readonly error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error)
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const why = isPartMissing(failure.error) ? 'Confira a internet e tente de novo.' : sentenceOf(failure.error)
    return (
      <div className="page-narrow">
        <ErrorState
          title="Não conseguimos abrir esta tela."
          text={`O que você preencheu continua guardado. ${why}`}
          // A part that failed to load is only asked for again by a new page.
          onRetry={() => window.location.reload()}
        />
      </div>
    )
  }
}

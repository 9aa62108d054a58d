import { IonPage, StackContext } from '@ionic/react'
import { type ReactNode, Suspense, Component } from 'react'
import { sentenceOf } from '#contract/problem.ts'
import { isPartMissing, reportFailure } from '#pwa/failures/report-failure.ts'
import { Waiting } from './waiting.tsx'
import { ErrorState } from './state.tsx'

/** Makes an inner IonPage a plain box. */
const SETTLED = { registerIonPage: () => undefined, isInOutlet: () => false }

/** The one page Ionic knows for a route. Ionic leaves a replaced page invisible, so guards and lazy screens change inside. */
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

/** Shows an error instead of a blank page. */
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
          // Only a reload requests a failed chunk again.
          onRetry={() => window.location.reload()}
        />
      </div>
    )
  }
}

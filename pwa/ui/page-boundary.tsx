import { Component, type ReactNode } from 'react'
import { ErrorState } from './state.tsx'

/** A screen that cannot be shown (its part of the app did not arrive, or a bug) says so; the page never stays blank. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="page-narrow">
        <ErrorState
          title="Não conseguimos abrir esta tela."
          text="O que você preencheu continua guardado. Confira a internet e tente de novo."
          // A part that failed to load is only asked for again by a new page.
          onRetry={() => window.location.reload()}
        />
      </div>
    )
  }
}

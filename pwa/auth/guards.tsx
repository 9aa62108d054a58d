import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { authApi, type User } from '#contract/auth.ts'
import { sentenceOf } from '#contract/problem.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { useViewer } from './use-viewer.ts'
import { Waiting } from '#pwa/ui/waiting.tsx'

const NewPasswordPage = lazy(() => import('./new-password-page.tsx'))

export function RequireViewer({ children }: { children: ReactNode }) {
  return <Guard admits={() => true}>{children}</Guard>
}

interface RequireAdminProps {
  children: ReactNode
  /** Shown until a second factor exists. */
  secondFactor: (user: User) => ReactNode
}

/** Redirects customers to their dashboard. */
export function RequireAdmin({ children, secondFactor }: RequireAdminProps) {
  const viewer = useViewer()
  const chosenByOthers = viewer.state === 'in' && viewer.user.mustChangePassword
  return (
    <Guard admits={(user) => user.role === 'admin'} signIn={AdminSignInRedirect}>
      {chosenByOthers ? (
        <Suspense fallback={<Waiting />}>
          <NewPasswordPage user={viewer.user} />
        </Suspense>
      ) : viewer.state === 'in' && viewer.user.mustSetSecondFactor ? (
        secondFactor(viewer.user)
      ) : (
        children
      )}
    </Guard>
  )
}

interface ToSignIn {
  state: { from: string }
}

const SignInRedirect = ({ state }: ToSignIn) => <Navigate to={paths.auth} replace state={state} />

/** Leads to the set-up while there is no administrator. */
function AdminSignInRedirect({ state }: ToSignIn) {
  const setup = useQuery({
    queryKey: ['admin', 'setup'],
    queryFn: ({ signal }) => call(authApi.setupNeeded, undefined, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (setup.isLoading) return <Waiting />
  return setup.data?.setupNeeded ? <Navigate to={paths.adminSetup} replace /> : <SignInRedirect state={state} />
}

interface GuardProps {
  admits: (user: User) => boolean
  signIn?: (props: ToSignIn) => ReactNode
  children: ReactNode
}

function Guard({ admits, signIn: Redirect = SignInRedirect, children }: GuardProps) {
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  // The guard stays mounted behind the sign-in page, so it remembers the last signed-in address. It is state because a new object per
  // render would navigate for ever.
  const here = pathname + search
  const [state, setState] = useState({ from: here })
  if (viewer.state === 'in' && pathname !== paths.auth && state.from !== here) setState({ from: here })
  if (viewer.state === 'loading') return <Waiting />
  if (viewer.state === 'out') return <Redirect state={state} />
  if (viewer.state === 'unknown') {
    return (
      <AppPage title={viewer.error ? 'Painel' : 'Sem conexão'}>
        <div className="page-narrow">
          <ErrorState
            title="Não conseguimos abrir o seu painel."
            text={viewer.error ? sentenceOf(viewer.error) : 'Sem conexão com a internet.'}
            onRetry={viewer.retry}
          />
        </div>
      </AppPage>
    )
  }
  return admits(viewer.user) ? children : <Navigate to={paths.dashboard} replace />
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { authApi } from '#contract/auth.ts'
import { sentenceOf } from '#contract/problem.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { SetupForm } from './setup-form.tsx'
import './people.css'

/** Creates the first administrator. Later, only links to the sign-in. */
export default function SetupPage() {
  const [isDone, setIsDone] = useState(false)
  const setup = useQuery({
    queryKey: ['admin', 'setup'],
    queryFn: ({ signal }) => call(authApi.setupNeeded, undefined, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  if (setup.isPending) return <Waiting />
  if (setup.data && !setup.data.setupNeeded && !isDone) return <Navigate to={paths.auth} replace />
  return (
    <AppPage title="Configuração de Admin">
      <div className="page-narrow setup stack start">
        <Logo size="lg" />
        {isDone ? (
          <Done />
        ) : setup.isError ? (
          <ErrorState
            title="Não conseguimos abrir a configuração."
            text={sentenceOf(setup.error)}
            onRetry={() => void setup.refetch()}
            retrying={setup.isFetching}
          />
        ) : (
          <>
            <h1 className="t-h1">Configuração de Admin</h1>
            <p className="t-lead">
              Crie a conta que cuida dos pedidos, dos clientes e dos relatórios. Esta tela só funciona enquanto não
              existe nenhum administrador.
            </p>
            <SetupForm tokenNeeded={setup.data.tokenNeeded} onAlreadyDone={() => setIsDone(true)} />
          </>
        )}
      </div>
    </AppPage>
  )
}

/** Another person was faster. No redirect, so that what was typed stays. */
function Done() {
  return (
    <>
      <h1 className="t-h1">Administrador já configurado</h1>
      <p className="t-lead">A conta de administrador já existe. Entre com o e-mail e a senha dela.</p>
      <ButtonLink href={paths.auth} wide>
        Fazer login
      </ButtonLink>
    </>
  )
}

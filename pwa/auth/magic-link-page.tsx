import { useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { Problem, problems } from '#contract/problem.ts'
import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { doorOf } from './auth-page.tsx'
import { signInSentence, useSignIn } from './use-sign-in.ts'

/** Only the form, where a mail asks for another photo: a link of a mail leads nowhere else. */
const placeIn = (path: string | null) => (path && /^\/onboarding\/[\w-]+\?foto=\w+$/.test(path) ? path : null)

/**
 * Where the link of a mail lands. Opening it spends nothing, because scanners open links too; the page spends the token
 * by POST, once, and takes it out of the address at the same time.
 */
export default function MagicLinkPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  const [to] = useState(() => placeIn(search.get('para')))
  const asked = useRef(false)
  const { mutate, data, error } = useSignIn()
  useEffect(() => {
    if (asked.current || !token) return
    asked.current = true
    window.history.replaceState(window.history.state, '', paths.magicLink)
    mutate({ token })
  }, [mutate, token])
  if (data?.user) {
    return (
      <>
        <Waiting title="Redirecionando..." />
        <Navigate to={to ?? doorOf(data.user)} replace />
      </>
    )
  }
  // Pressed again: the link is spent, but whoever it signed in may be in still. The guard of that place asks.
  if (to && error instanceof Problem && error.code === 'link-spent') return <Navigate to={to} replace />
  if (token && !error) return <Waiting title="Verificando acesso..." text="Confirmando o link do seu e-mail" />
  return (
    <AuthFrame>
      <h1 className="t-h1">Este link não abriu</h1>
      <p className="t-body t-soft auth-lead" role="alert">
        {error ? signInSentence(error) : problems['link-spent'].text}
      </p>
      <div className="auth-form">
        <ButtonLink href={paths.auth} wide>
          Entrar com um código
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}

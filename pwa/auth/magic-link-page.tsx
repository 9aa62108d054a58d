import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { authApi, type LinkPreview } from '#contract/auth.ts'
import { Problem, problems } from '#contract/problem.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { FieldError } from '#pwa/ui/field.tsx'
import { RedirectOnce } from '#pwa/ui/redirect-once.tsx'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { doorOf } from './auth-page.tsx'
import { finishSignOut } from './use-pending-sign-out.ts'
import { signInSentence, useSignIn } from './use-sign-in.ts'

const TOO_MANY = 429
const ERROR_ID = 'link-error'

/** A mail's link may lead only to the form. */
const placeIn = (path: string | null) => (path && /^\/onboarding\/[\w-]+(\?foto=\w+)?$/.test(path) ? path : null)

/** Browsers never send the fragment to a server. */
function linkIn({ hash }: { readonly hash: string }) {
  const given = new URLSearchParams(hash.slice(1))
  return { token: given.get('token'), to: placeIn(given.get('para')) }
}

/** Target of a mail's sign-in link. Scanners run scripts too, so only a press spends the token, which stays in the address for reloads. */
export default function MagicLinkPage() {
  const location = useLocation()
  const { token, to } = linkIn(location)
  // Ionic keeps a left page mounted briefly: do not redirect again.
  if (location.pathname !== paths.magicLink) return <Waiting title="Redirecionando..." />
  return token ? <MailedLink key={token} token={token} to={to} /> : <ClosedLink text={problems['link-spent'].text} />
}

interface MailedLinkProps {
  token: string
  to: string | null
}

function MailedLink({ token, to }: MailedLinkProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['mailed-link', token],
    queryFn: async ({ signal }) => {
      await finishSignOut()
      return call(authApi.previewLink, { body: { token } }, { signal })
    },
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: Infinity,
    gcTime: 0,
  })
  const signIn = useSignIn()
  if (signIn.data?.user) return <Onwards to={to ?? doorOf(signIn.data.user)} />
  if (data?.isMine) return <Onwards to={to ?? paths.dashboard} />
  const closed = isAnswer(signIn.error) ? signIn.error : isAnswer(error) ? error : null
  if (closed) {
    // Spent, but its person may still be signed in: let the target's guard decide.
    if (to && closed.code === 'link-spent') return <RedirectOnce to={to} />
    return <ClosedLink text={signInSentence(closed)} />
  }
  if (data)
    return (
      <OpenLink
        link={data}
        isBusy={signIn.isPending}
        error={signIn.error ? signInSentence(signIn.error) : undefined}
        // After a press whose response was lost the link is spent: ask who is signed in.
        onEnter={() => signIn.mutate({ token }, { onError: () => void refetch() })}
      />
    )
  if (!error || isFetching) return <Waiting title="Verificando acesso..." text="Confirmando o link do seu e-mail" />
  return (
    <AuthFrame>
      <h1 className="t-h1">Ainda não deu para abrir</h1>
      <p className="t-body t-soft auth-lead" role="alert">
        {signInSentence(error)} O seu link continua valendo.
      </p>
      <div className="auth-form">
        <Button wide onClick={() => void refetch()}>
          Tentar de novo
        </Button>
      </div>
    </AuthFrame>
  )
}

/** A refusal that no retry changes. */
const isAnswer = (error: unknown): error is Problem =>
  error instanceof Problem && error.status < 500 && error.status !== TOO_MANY

const Onwards = ({ to }: { to: string }) => (
  <>
    <Waiting title="Redirecionando..." />
    <RedirectOnce to={to} />
  </>
)

interface OpenLinkProps {
  link: LinkPreview
  isBusy: boolean
  error: string | undefined
  onEnter: () => void
}

function OpenLink({ link: { email, signedInAs }, isBusy, error, onEnter }: OpenLinkProps) {
  return (
    <AuthFrame>
      <h1 className="t-h1">{signedInAs ? 'Trocar de conta?' : 'Acesso ao Painel'}</h1>
      <p className="t-body t-soft auth-lead">
        {signedInAs ? (
          <>
            Neste aparelho está aberta a conta de <strong className="auth-email">{signedInAs}</strong>, e este link é de
            outra pessoa. Se você entrar por ele, a conta aberta sai daqui, com o que ela ainda não enviou.
          </>
        ) : (
          'Seu link está pronto. Ele vale para uma entrada só.'
        )}
      </p>
      <div className="auth-form">
        <Button
          wide
          className="t-breaks"
          busy={isBusy && 'Entrando...'}
          onClick={onEnter}
          aria-describedby={error && ERROR_ID}
        >
          Entrar como {email}
        </Button>
        {error && <FieldError id={ERROR_ID} error={`${error} O seu link continua valendo.`} />}
        <ButtonLink href={signedInAs ? paths.dashboard : paths.auth} kind="secondary" wide>
          {signedInAs ? 'Ficar na conta aberta' : 'Usar outro e-mail'}
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}

const ClosedLink = ({ text }: { text: string }) => (
  <AuthFrame>
    <h1 className="t-h1">Este link não abriu</h1>
    <p className="t-body t-soft auth-lead" role="alert">
      {text}
    </p>
    <div className="auth-form">
      <ButtonLink href={paths.auth} wide>
        Entrar com um código
      </ButtonLink>
    </div>
  </AuthFrame>
)

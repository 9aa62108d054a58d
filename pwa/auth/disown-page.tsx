import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { authApi } from '#contract/auth.ts'
import { sentenceOf } from '#contract/problem.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { FieldError } from '#pwa/ui/field.tsx'
import { AuthFrame } from './auth-frame.tsx'

const ERROR_ID = 'disown-error'

/** Target of a mail's "Não fui eu". Needs a press, because mail scanners open links. */
export default function DisownPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const disown = useMutation({ mutationFn: () => call(authApi.disown, { body: { token } }), retry: false })
  if (disown.isSuccess)
    return (
      <AuthFrame>
        <h1 className="t-h1">Pronto, todos saíram</h1>
        <p className="t-body t-soft auth-lead" role="status">
          Nenhum aparelho está mais conectado à sua conta. Se alguém entrou com um código, essa pessoa também abre o seu
          e-mail: troque a senha dele agora.
        </p>
        <div className="auth-form">
          <ButtonLink href={paths.auth} wide>
            Entrar de novo
          </ButtonLink>
        </div>
      </AuthFrame>
    )
  return (
    <AuthFrame>
      <h1 className="t-h1">Não foi você?</h1>
      <p className="t-body t-soft auth-lead">
        Desconectamos todos os aparelhos da conta, o seu também. Depois você entra de novo com um código.
      </p>
      <div className="auth-form">
        <Button
          wide
          busy={disown.isPending && 'Desconectando...'}
          onClick={() => disown.mutate()}
          aria-describedby={disown.error ? ERROR_ID : undefined}
        >
          Desconectar todos os aparelhos
        </Button>
        {disown.error && <FieldError id={ERROR_ID} error={sentenceOf(disown.error)} />}
        <ButtonLink href={paths.dashboard} kind="secondary" wide>
          Fui eu
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}

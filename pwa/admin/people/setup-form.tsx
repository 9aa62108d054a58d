import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { authApi, STAFF_PASSWORD_MIN } from '#contract/auth.ts'
import { type FieldMessages, Problem, sentenceOf } from '#contract/problem.ts'
import { useSetViewer } from '#pwa/auth/use-viewer.ts'
import { paths } from '#pwa/paths.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { PasswordField } from './password-field.tsx'
import { checkSetup, EMPTY_SETUP, SETUP_FIELDS, type SetupValues } from './setup-fields.ts'

interface SetupFormProps {
  tokenNeeded: boolean
  /** Another person became the administrator meanwhile. */
  onAlreadyDone: () => void
}

export function SetupForm({ tokenNeeded, onAlreadyDone }: SetupFormProps) {
  const [values, setValues] = useState(EMPTY_SETUP)
  const [errors, setErrors] = useState<FieldMessages>({})
  const form = useRef<HTMLFormElement>(null)
  const register = useRegister({ onAlreadyDone, onErrors: show })

  function show(found: FieldMessages) {
    setErrors(found)
    const first = SETUP_FIELDS.find((name) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (register.isPending) return
    const found = checkSetup(values, tokenNeeded)
    show(found)
    const secret = found.password ?? found.confirmation
    if (secret) showToast('Erro', secret, 'danger')
    if (Object.keys(found).length === 0) register.mutate(values)
  }
  const wire = (name: keyof SetupValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value })
      setErrors({ ...errors, [name]: '' })
    },
  })
  return (
    <form ref={form} className="full gap-22 stack mt-32" onSubmit={submit} noValidate>
      <TextField label="Nome completo" autoComplete="name" autoCapitalize="words" {...wire('fullName')} />
      <TextField label="E-mail" type="email" inputMode="email" autoComplete="username" {...wire('email')} />
      <PasswordField
        label="Senha"
        help={`Pelo menos ${STAFF_PASSWORD_MIN} caracteres. As senhas mais comuns não são aceitas.`}
        autoComplete="new-password"
        {...wire('password')}
      />
      <PasswordField label="Confirme a senha" autoComplete="new-password" {...wire('confirmation')} />
      {tokenNeeded && (
        <TextField
          label="Código de instalação"
          help="É o SETUP_TOKEN da configuração do servidor; fora de produção, o terminal também o mostra na primeira vez. Prova que foi você quem instalou o sistema."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...wire('setupToken')}
        />
      )}
      <Button className="mt-10" type="submit" wide busy={register.isPending && 'Criando...'}>
        Criar administrador
      </Button>
    </form>
  )
}

interface RegisterOutcome {
  onAlreadyDone: () => void
  onErrors: (errors: FieldMessages) => void
}

function useRegister({ onAlreadyDone, onErrors }: RegisterOutcome) {
  const navigate = useNavigate()
  const setViewer = useSetViewer()
  return useMutation({
    mutationFn: ({ fullName, email, password, setupToken }: SetupValues) =>
      call(authApi.register, { body: { fullName, email, password, setupToken: setupToken.trim() || undefined } }),
    async onSuccess({ user }) {
      await setViewer(user)
      showToast('Admin criado com sucesso!')
      navigate(paths.admin, { replace: true })
    },
    onError(error) {
      if (error instanceof Problem && error.code === 'setup-done') return onAlreadyDone()
      if (error instanceof Problem) onErrors(error.fields)
      showToast('Erro ao criar admin', sentenceOf(error, 'Tente novamente'), 'danger')
    },
  })
}

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { accountApi } from '#contract/account.ts'
import { STAFF_PASSWORD_MIN } from '#contract/auth.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'

const EMPTY = { current: '', newPassword: '', again: '' }

export function OwnPasswordForm({ onDone }: { onDone: () => void }) {
  const [values, setValues] = useState(EMPTY)
  const [mistake, setMistake] = useState('')
  const change = useMutation({
    mutationFn: ({ current, newPassword }: typeof EMPTY) =>
      call(accountApi.changeOwnPassword, { body: { current, newPassword } }),
    retry: false,
    onSuccess({ message }) {
      setValues(EMPTY)
      showToast('Senha alterada', message)
      onDone()
    },
    onError: (error) => {
      const said = error instanceof Problem ? Object.values(error.fields)[0] : undefined
      showToast('Erro ao alterar senha', said ?? sentenceOf(error), 'danger')
    },
  })
  const fields = change.error instanceof Problem ? change.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const differs = values.newPassword === values.again ? '' : 'As senhas não coincidem'
    setMistake(differs)
    if (!differs && !change.isPending) change.mutate(values)
  }
  const wire = (name: keyof typeof EMPTY) => ({
    name,
    type: 'password',
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  const isReady = values.current !== '' && values.newPassword.length >= STAFF_PASSWORD_MIN && values.again !== ''
  return (
    <form className="form-rows own-password" onSubmit={submit} noValidate>
      <TextField label="Senha atual" autoComplete="current-password" error={fields['current']} {...wire('current')} />
      <TextField
        label="Nova senha"
        autoComplete="new-password"
        help={`Pelo menos ${STAFF_PASSWORD_MIN} caracteres. As senhas mais comuns não são aceitas.`}
        error={fields['newPassword']}
        {...wire('newPassword')}
      />
      <TextField label="Nova senha, de novo" autoComplete="new-password" error={mistake} {...wire('again')} />
      <Button type="submit" size="medium" disabled={!isReady} busy={change.isPending && 'Salvando...'}>
        Trocar a senha
      </Button>
    </form>
  )
}

import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { type AdminUser, adminUsersApi } from '#contract/admin/users.ts'
import { PASSWORD_MIN, PASSWORD_TOO_SHORT } from '#contract/auth.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

interface PasswordDialogProps {
  user: AdminUser | null
  onClose: () => void
}

/** For accounts that are not administrators. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  return (
    <Dialog open={user !== null} onClose={onClose} title="Alterar senha">
      {user && <PasswordForm user={user} onClose={onClose} />}
    </Dialog>
  )
}

function PasswordForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [short, setShort] = useState(false)
  const saving = useSave({
    save: (newPassword: string) =>
      call(adminUsersApi.changePassword, { params: { id: user.id }, body: { newPassword } }),
    done: 'Senha alterada',
    say: ({ message }) => message,
    failed: 'Erro ao alterar senha',
    otherwise: 'Falha ao atualizar senha',
    stale: [],
    onDone: onClose,
  })
  const isShort = password.length < PASSWORD_MIN
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setShort(isShort)
    if (isShort) showToast('Senha inválida', PASSWORD_TOO_SHORT, 'danger')
    else saving.send(password)
  }
  // With the button disabled, Enter would do nothing and show no error.
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && isShort) event.currentTarget.form?.requestSubmit?.()
  }
  return (
    <form className="form-rows" noValidate onSubmit={submit}>
      <p className="t-body">
        <b>{user.fullName ?? user.email}</b> sai de todos os aparelhos. Quem compra entra pelo código do e-mail; esta
        senha só é pedida, e trocada na primeira entrada, se a conta passar a ser de administração.
      </p>
      <TextField
        label="Nova senha"
        type="password"
        autoComplete="new-password"
        help={`Pelo menos ${PASSWORD_MIN} caracteres.`}
        value={password}
        error={short ? PASSWORD_TOO_SHORT : saving.fields['newPassword']}
        onChange={(event) => setPassword(event.target.value)}
        onKeyDown={press}
      />
      <Button type="submit" size="medium" disabled={isShort} busy={saving.busy && 'Salvando...'}>
        Alterar senha
      </Button>
    </form>
  )
}

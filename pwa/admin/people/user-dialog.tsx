import { type FormEvent, useId, useRef, useState } from 'react'
import { type AdminUser, adminUsersApi } from '#contract/admin/users.ts'
import { PASSWORD_MIN, type Role, STAFF_PASSWORD_MIN } from '#contract/auth.ts'
import { STAFF_ROLE_SAYS, STAFF_ROLE_WORDS, StaffRole } from '#contract/permissions.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Field, TextField } from '#pwa/ui/field.tsx'
import { RemoveUser } from './remove-user.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { textIn } from '#pwa/admin/kit/form-text.ts'

interface UserDialogProps {
  /** Null while closed. */
  user: AdminUser | 'new' | null
  onClose: () => void
}

export function UserDialog({ user, onClose }: UserDialogProps) {
  const id = useId()
  const isNew = user === 'new'
  return (
    <Dialog open={user !== null} onClose={onClose} place="end" title={isNew ? 'Novo usuário' : 'Editar usuário'}>
      {user && <UserForm key={isNew ? 'new' : user.id} id={id} user={isNew ? null : user} onClose={onClose} />}
    </Dialog>
  )
}

function UserForm({ id, user, onClose }: { id: string; user: AdminUser | null; onClose: () => void }) {
  const [kind, setKind] = useState<Kind>(user?.staffRole ?? 'customer')
  const [missing, setMissing] = useState<Record<string, string>>({})
  const [isMoved, setMoved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const mayGetAccess = user?.role === 'customer' && kind === 'customer' && user.ordersCount > 0
  const saving = useSave({
    save: ({ filled, sendAccess }: { filled: FormData; sendAccess: boolean }) => {
      const fields = {
        email: textIn(filled, 'email'),
        fullName: textIn(filled, 'fullName'),
        phone: textIn(filled, 'phone'),
        ...kindIn(textIn(filled, 'kind')),
      }
      return user
        ? call(adminUsersApi.editUser, {
            params: { id: user.id },
            body: { ...fields, password: '', version: user.version, sendAccess },
          })
        : call(adminUsersApi.createUser, { body: { ...fields, password: textIn(filled, 'password') } })
    },
    done: 'Sucesso',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [
      ['admin', 'users'],
      ['admin', 'customer'],
    ],
    onDone: onClose,
    onRefused({ fields }) {
      const [first] = Object.keys(fields)
      if (first) goTo(form.current, first)
      return false
    },
  })
  const errors: Readonly<Record<string, string>> = { ...saving.fields, ...missing }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = new FormData(event.currentTarget)
    const found = missingIn(filled, user === null)
    setMissing(found)
    const [first] = Object.entries(found)
    if (first) {
      showToast('Erro', first[1], 'danger')
      goTo(event.currentTarget, first[0])
    } else saving.send({ filled, sendAccess: isAccessWanted(event) })
  }
  return (
    <form ref={form} id={id} className="form-rows" noValidate onSubmit={submit}>
      <TextField
        label="Nome completo"
        name="fullName"
        autoComplete="off"
        defaultValue={user?.typedName ?? ''}
        error={errors['fullName']}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        defaultValue={user?.email ?? ''}
        help={
          isMoved && user
            ? 'Ao salvar, tudo o que foi mandado ao endereço anterior deixa de abrir, e quem estiver conectado sai.'
            : undefined
        }
        error={errors['email']}
        onChange={({ target }) => setMoved(target.value.trim().toLowerCase() !== user?.email)}
      />
      <TextField
        label="Telefone"
        name="phone"
        optional
        inputMode="tel"
        autoComplete="off"
        defaultValue={user?.phone ?? ''}
        error={errors['phone']}
      />
      <Field label="Tipo" help={kind === 'customer' ? undefined : STAFF_ROLE_SAYS[kind]} error={errors['role']}>
        {(wiring) => (
          <select
            {...wiring}
            className="input"
            name="kind"
            value={kind}
            onChange={({ target }) => setKind(kindNamed(target.value))}
          >
            <option value="customer">Cliente</option>
            {StaffRole.options.map((role) => (
              <option key={role} value={role}>
                {STAFF_ROLE_WORDS[role]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {!user && (
        <TextField
          label="Senha"
          name="password"
          type="password"
          autoComplete="new-password"
          help={`Pelo menos ${kind === 'customer' ? PASSWORD_MIN : STAFF_PASSWORD_MIN} caracteres. A pessoa a troca na primeira entrada.`}
          error={errors['password']}
        />
      )}
      {mayGetAccess && isMoved && (
        <Button type="submit" name="access" size="medium" busy={saving.busy && 'Salvando...'}>
          Salvar e enviar acesso
        </Button>
      )}
      <Button
        type="submit"
        kind={mayGetAccess && isMoved ? 'secondary' : 'primary'}
        size="medium"
        busy={saving.busy && 'Salvando...'}
      >
        {user ? 'Salvar' : 'Criar usuário'}
      </Button>
      {user && <RemoveUser user={user} onDone={onClose} />}
    </form>
  )
}

function goTo(form: HTMLFormElement | null, field: string): void {
  form?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
}

/** Which button was pressed. Enter presses the first. */
function isAccessWanted({ nativeEvent }: FormEvent): boolean {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return submitter instanceof HTMLButtonElement && submitter.name === 'access'
}

/** A customer, or a team member's role. */
type Kind = 'customer' | StaffRole

const kindNamed = (value: string): Kind => StaffRole.safeParse(value).data ?? 'customer'

function kindIn(value: string): { role: Role; staffRole: StaffRole | null } {
  const kind = kindNamed(value)
  return kind === 'customer' ? { role: 'customer', staffRole: null } : { role: 'admin', staffRole: kind }
}

/** Client-side checks, in the specification's words. */
function missingIn(form: FormData, isNew: boolean): Record<string, string> {
  const both = 'Email e nome são obrigatórios'
  const found: Record<string, string> = {}
  if (!textIn(form, 'fullName')) found['fullName'] = both
  if (!textIn(form, 'email')) found['email'] = both
  if (isNew && !textIn(form, 'password')) found['password'] = 'Senha é obrigatória para novos usuários'
  return found
}

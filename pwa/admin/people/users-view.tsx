import { useState } from 'react'
import key from '@phosphor-icons/core/assets/regular/key.svg?raw'
import pencil from '@phosphor-icons/core/assets/regular/pencil-simple.svg?raw'
import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import { type AdminUser, adminUsersApi } from '#contract/admin/users.ts'
import { Role } from '#contract/auth.ts'
import { formatDay, formatInteger } from '#contract/format.ts'
import { STAFF_ROLE_WORDS } from '#contract/permissions.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { PersonLink } from '#pwa/admin/kit/person-link.tsx'
import { PhoneText } from '#pwa/admin/kit/phone-text.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { UserDialog } from './user-dialog.tsx'

const NAMELESS = 'Sem nome'

const WORDS = {
  search: 'Buscar usuários',
  placeholder: 'Nome, e-mail, telefone',
  caption: 'Usuários, do mais novo ao mais antigo',
  loading: 'Carregando os usuários...',
  failed: 'Não conseguimos abrir os usuários.',
  empty: { title: 'Nenhum usuário ainda', text: 'Cada compra cria a conta de quem comprou.' },
  none: 'Nenhum usuário encontrado',
  many: 'usuários',
} as const

const FILTERS = [
  {
    name: 'role',
    label: 'Tipo',
    all: 'Tipo: todos',
    options: [
      ['customer', 'Clientes'],
      ['admin', 'Equipe'],
    ],
  },
] as const

export function UsersView() {
  const { params, change } = useAdminAddress()
  const [edited, setEdited] = useState<AdminUser | null>(null)
  const isNew = params.get('new') === 'user'
  const [withoutPassword, setWithoutPassword] = useState<AdminUser | null>(null)
  const columns: ListColumn<AdminUser>[] = [
    {
      id: 'name',
      label: 'Nome',
      sort: 'name',
      upFirst: true,
      onCard: 'head',
      cell: (user) => (
        <>
          <PersonLink userId={user.id}>{user.fullName ?? NAMELESS}</PersonLink>
          <span className="cell-sub">{user.email}</span>
        </>
      ),
    },
    { id: 'phone', label: 'Telefone', width: '190px', leaves: 1, cell: (user) => <PhoneText {...user} /> },
    {
      id: 'role',
      label: 'Tipo',
      width: '126px',
      cell: ({ staffRole }) =>
        staffRole ? (
          <>
            Administrador <span className="cell-sub">{STAFF_ROLE_WORDS[staffRole]}</span>
          </>
        ) : (
          'Cliente'
        ),
    },
    {
      id: 'since',
      label: 'Cadastro',
      sort: 'date',
      width: '110px',
      leaves: 2,
      cell: (user) => formatDay(user.createdAt),
    },
    {
      id: 'orders',
      label: 'Pedidos',
      width: '92px',
      align: 'end',
      cell: (user) => <span className="num">{formatInteger(user.ordersCount)}</span>,
    },
    {
      id: 'actions',
      label: 'Ações',
      width: '120px',
      align: 'end',
      onCard: 'foot',
      cell: (user) => (
        <span className="cell-actions">
          <IconButton
            svg={pencil}
            className="admin-action"
            label={`Editar ${user.fullName ?? user.email}`}
            onClick={() => setEdited(user)}
          />
          {user.role !== 'admin' && (
            <IconButton
              svg={key}
              className="admin-action"
              label={`Alterar a senha de ${user.fullName ?? user.email}`}
              onClick={() => setWithoutPassword(user)}
            />
          )}
        </span>
      ),
    },
  ]
  return (
    <>
      <ListView
        view="users"
        words={WORDS}
        filters={FILTERS}
        columns={columns}
        nameOf={(user) => `${user.fullName ?? NAMELESS}, ${user.email}`}
        ask={({ role, ...question }, signal) =>
          call(adminUsersApi.users, { query: { ...question, role: Role.safeParse(role).data } }, { signal })
        }
        onOpen={(user) => change({ person: user.id }, { push: true })}
        csv="users"
        tools={
          <Button
            size="small"
            icon={<Icon svg={plus} size={18} />}
            onClick={() => change({ new: 'user' }, { push: true })}
          >
            Adicionar Usuário
          </Button>
        }
      />
      <UserDialog
        user={isNew ? 'new' : edited}
        onClose={() => {
          setEdited(null)
          if (isNew) change({ new: undefined })
        }}
      />
      <PasswordDialog user={withoutPassword} onClose={() => setWithoutPassword(null)} />
    </>
  )
}

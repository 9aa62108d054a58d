import { adminRecordsApi, type AdminMagicLink } from '#contract/admin/records.ts'
import { formatDayTime } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { PersonLink } from '#pwa/admin/kit/person-link.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'

const WORDS = {
  search: 'Buscar links',
  placeholder: 'Nome ou e-mail',
  caption: 'Links mágicos, do mais novo ao mais antigo',
  loading: 'Carregando os links...',
  failed: 'Não conseguimos abrir os links.',
  empty: { title: 'Nenhum link ainda', text: 'Cada compra e cada pedido de acesso enviam um link por e-mail.' },
  none: 'Nenhum link encontrado',
  many: 'links',
} as const

const STATES = ['active', 'used', 'expired'] as const
const FILTERS = [
  {
    name: 'state',
    label: 'Status',
    all: 'Status: todos',
    options: [
      ['active', 'Ativos'],
      ['used', 'Usados'],
      ['expired', 'Vencidos'],
    ],
  },
] as const

const STATE_WORDS = {
  active: { tone: 'g', words: 'Ativo' },
  used: { tone: 'k', words: 'Usado' },
  expired: { tone: 'y', words: 'Vencido' },
} as const

const COLUMNS: readonly ListColumn<AdminMagicLink>[] = [
  {
    id: 'email',
    label: 'E-mail',
    onCard: 'head',
    cell: (link) => <PersonLink userId={link.userId}>{link.email}</PersonLink>,
  },
  {
    id: 'purpose',
    label: 'Finalidade',
    width: '150px',
    leaves: 1,
    cell: (link) => (link.purpose === 'access' ? 'Acesso da compra' : 'Entrada'),
  },
  {
    id: 'state',
    label: 'Status',
    width: '120px',
    cell: ({ state }) => <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].words}</Badge>,
  },
  {
    id: 'expires',
    label: 'Validade',
    width: '150px',
    cell: (link) => <span className="num">{formatDayTime(link.expiresAt)}</span>,
  },
  {
    id: 'created',
    label: 'Criação',
    sort: 'date',
    width: '150px',
    leaves: 2,
    cell: (link) => <span className="num">{formatDayTime(link.createdAt)}</span>,
  },
]

/** Sign-in links, without their tokens, which are stored nowhere. */
export function MagicLinksView() {
  const { change } = useAdminAddress()
  return (
    <ListView
      view="magic-links"
      words={WORDS}
      filters={FILTERS}
      columns={COLUMNS}
      nameOf={(link) => link.email}
      ask={({ state, ...query }, signal) =>
        call(
          adminRecordsApi.magicLinks,
          { query: { ...query, state: STATES.find((known) => known === state) } },
          { signal },
        )
      }
      onOpen={(link) => change({ person: link.userId }, { push: true })}
    />
  )
}

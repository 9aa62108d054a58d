import { adminRecordsApi, type AdminForm } from '#contract/admin/records.ts'
import { formatDayTime, shortId } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { PersonLink } from '#pwa/admin/kit/person-link.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'

const WORDS = {
  search: 'Buscar formulários',
  placeholder: 'Nome, e-mail ou pedido',
  caption: 'Formulários, do mais novo ao mais antigo',
  loading: 'Carregando os formulários...',
  failed: 'Não conseguimos abrir os formulários.',
  empty: { title: 'Nenhum formulário ainda', text: 'Ele aparece quando um cliente envia as respostas e as 4 fotos.' },
  none: 'Nenhum formulário encontrado',
  many: 'formulários',
} as const

const COLUMNS: readonly ListColumn<AdminForm>[] = [
  {
    id: 'customer',
    label: 'Cliente',
    onCard: 'head',
    cell: (form) => (
      <>
        <PersonLink userId={form.userId}>{form.fullName}</PersonLink>
        <span className="cell-sub num">{shortId(form.orderId)}</span>
      </>
    ),
  },
  { id: 'gender', label: 'Gênero', width: '120px', leaves: 2, cell: (form) => form.gender },
  { id: 'objective', label: 'Objetivo', width: '22%', cell: (form) => form.objective },
  { id: 'style', label: 'Estilo preferido', width: '16%', leaves: 1, cell: (form) => form.style },
  {
    id: 'date',
    label: 'Data',
    sort: 'date',
    width: '150px',
    cell: (form) => <span className="num">{formatDayTime(form.createdAt)}</span>,
  },
]

export function FormsView() {
  const { change } = useAdminAddress()
  return (
    <ListView
      view="forms"
      words={WORDS}
      columns={COLUMNS}
      nameOf={(form) => `${form.fullName}, pedido ${shortId(form.orderId)}`}
      ask={(query, signal) => call(adminRecordsApi.forms, { query }, { signal })}
      onOpen={(form) => change({ person: form.userId }, { push: true })}
      csv="forms"
    />
  )
}

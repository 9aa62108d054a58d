import { type FormEvent, useState } from 'react'
import { adminSuppressionsApi, type AdminSuppression, SuppressionList } from '#contract/admin/suppressions.ts'
import { formatDayTime } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { textIn } from '#pwa/admin/kit/form-text.ts'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { listKey, ListView } from '#pwa/admin/kit/list-view.tsx'
import { PersonLink } from '#pwa/admin/kit/person-link.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

const WORDS = {
  search: 'Buscar endereços',
  placeholder: 'E-mail inteiro, ou nome de cliente',
  caption: 'Endereços sem e-mails de divulgação, do mais novo ao mais antigo',
  loading: 'Carregando os endereços...',
  failed: 'Não conseguimos abrir os endereços.',
  empty: { title: 'Ninguém se descadastrou ainda', text: 'Quem pede para não receber divulgação aparece aqui.' },
  none: 'Nenhum endereço encontrado',
  many: 'endereços',
} as const

const LIST_WORDS = {
  marketing: { tone: 'k', label: 'Pediu para sair' },
  bounce: { tone: 'y', label: 'Devolvido' },
} as const

const FILTERS = [
  {
    name: 'list',
    label: 'Motivo',
    all: 'Motivo: todos',
    options: [
      ['marketing', 'Pediram para sair'],
      ['bounce', 'Devolvidos'],
    ],
  },
] as const

const nameOf = ({ email }: AdminSuppression) => email ?? 'Endereço guardado só como código'

/** Addresses that marketing never writes to. */
export function SuppressionsView() {
  const [lifted, setLifted] = useState<AdminSuppression | null>(null)
  const columns: ListColumn<AdminSuppression>[] = [
    {
      id: 'email',
      label: 'E-mail',
      onCard: 'head',
      cell: (row) => (row.userId ? <PersonLink userId={row.userId}>{nameOf(row)}</PersonLink> : nameOf(row)),
    },
    {
      id: 'list',
      label: 'Motivo',
      width: '160px',
      cell: ({ list }) => <Badge tone={LIST_WORDS[list].tone}>{LIST_WORDS[list].label}</Badge>,
    },
    { id: 'reason', label: 'Nas palavras de quem saiu', width: '28%', leaves: 1, cell: ({ reason }) => reason ?? '—' },
    {
      id: 'since',
      label: 'Desde',
      sort: 'date',
      width: '150px',
      cell: (row) => <span className="num">{formatDayTime(row.createdAt)}</span>,
    },
    {
      id: 'lift',
      label: 'Ações',
      width: '130px',
      align: 'end',
      onCard: 'foot',
      cell: (row) => (
        <Button kind="text" size="small" aria-label={`Tirar da lista ${nameOf(row)}`} onClick={() => setLifted(row)}>
          Tirar da lista
        </Button>
      ),
    },
  ]
  return (
    <>
      <ListView
        view="suppressions"
        words={WORDS}
        filters={FILTERS}
        columns={columns}
        nameOf={nameOf}
        ask={({ list, ...question }, signal) =>
          call(
            adminSuppressionsApi.suppressions,
            { query: { ...question, list: SuppressionList.safeParse(list).data } },
            { signal },
          )
        }
        onOpen={setLifted}
      />
      <Dialog open={lifted !== null} onClose={() => setLifted(null)} title="Tirar da lista">
        {lifted && <LiftForm row={lifted} onDone={() => setLifted(null)} />}
      </Dialog>
    </>
  )
}

function LiftForm({ row, onDone }: { row: AdminSuppression; onDone: () => void }) {
  const lifting = useSave({
    save: (reason: string) => call(adminSuppressionsApi.liftSuppression, { params: { id: row.id }, body: { reason } }),
    done: 'Endereço tirado da lista',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [listKey('suppressions')],
    onDone,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!lifting.busy) lifting.send(textIn(new FormData(event.currentTarget), 'reason'))
  }
  return (
    <form className="form-rows" noValidate onSubmit={submit}>
      <p className="t-body">
        <b>{nameOf(row)}</b> volta a poder receber divulgação.{' '}
        {row.list === 'marketing'
          ? 'Faça isso só a pedido da própria pessoa: o consentimento que ela retirou, só ela dá de novo.'
          : 'Faça isso se a caixa voltou a existir.'}
      </p>
      <TextArea
        label="Motivo"
        name="reason"
        help="Fica no registro."
        maxLength={300}
        error={lifting.fields['reason']}
      />
      <Button type="submit" size="medium" busy={lifting.busy && 'Tirando...'}>
        Tirar da lista
      </Button>
    </form>
  )
}

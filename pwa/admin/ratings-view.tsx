import star from '@phosphor-icons/core/assets/fill/star-fill.svg?raw'
import { adminRecordsApi, type AdminRating } from '#contract/admin-records.ts'
import { formatDay, shortId } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { ExportLink } from './export-link.tsx'
import type { ListColumn } from './list-columns.ts'
import { ListView } from './list-view.tsx'
import { PersonLink } from './person-link.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import './ratings.css'

const WORDS = {
  search: 'Buscar avaliações',
  placeholder: 'Nome, e-mail ou pedido',
  caption: 'Avaliações, da mais nova à mais antiga',
  loading: 'Carregando as avaliações...',
  failed: 'Não conseguimos abrir as avaliações.',
  empty: { title: 'Nenhuma avaliação encontrada', text: 'Quem recebe o relatório pode avaliá-lo no painel.' },
  none: 'Nenhuma avaliação encontrada',
  many: 'avaliações',
} as const

const STARS = ['5', '4', '3', '2', '1'] as const
const FILTERS = [
  {
    name: 'stars',
    label: 'Estrelas',
    all: 'Estrelas: todas',
    options: STARS.map((n) => [n, n === '1' ? '1 estrela' : `${n} estrelas`] as const),
  },
]

function Stars({ count }: { count: number }) {
  return (
    <span className="stars" role="img" aria-label={`${count} de 5 estrelas`}>
      {[1, 2, 3, 4, 5].map((n) => (
        <span key={n} data-on={n <= count ? '' : undefined}>
          <Icon svg={star} size={16} />
        </span>
      ))}
    </span>
  )
}

const COLUMNS: readonly ListColumn<AdminRating>[] = [
  {
    id: 'stars',
    label: 'Nota',
    sort: 'stars',
    width: '150px',
    onCard: 'head',
    cell: (rating) => <Stars count={rating.rating} />,
  },
  {
    id: 'feedback',
    label: 'Comentário',
    cell: (rating) =>
      rating.feedback ? (
        <span className="rating-words" title={rating.feedback}>
          {rating.feedback}
        </span>
      ) : (
        '—'
      ),
  },
  {
    id: 'customer',
    label: 'Cliente',
    width: '22%',
    cell: (rating) => (
      <PersonLink userId={rating.userId} className="cell-link">
        {rating.customerName ?? 'Sem nome'}
      </PersonLink>
    ),
  },
  {
    id: 'order',
    label: 'Pedido',
    width: '100px',
    leaves: 1,
    cell: (rating) => <span className="num">{shortId(rating.orderId)}</span>,
  },
  {
    id: 'date',
    label: 'Data',
    sort: 'date',
    width: '110px',
    cell: (rating) => <span className="num">{formatDay(rating.createdAt)}</span>,
  },
]

const starsOf = (value: string | undefined) => STARS.find((known) => known === value)

/** What the customers think of it. */
export function RatingsView() {
  const { change } = useAdminAddress()
  return (
    <ListView
      view="ratings"
      words={WORDS}
      filters={FILTERS}
      columns={COLUMNS}
      nameOf={(rating) => `${rating.rating} de 5 estrelas, ${rating.customerName ?? 'sem nome'}`}
      ask={({ stars, ...query }, signal) =>
        call(adminRecordsApi.ratings, { query: { ...query, stars: starsOf(stars) } }, { signal })
      }
      onOpen={(rating) => change({ person: rating.userId }, { push: true })}
      tools={<ExportLink list="ratings" />}
    />
  )
}

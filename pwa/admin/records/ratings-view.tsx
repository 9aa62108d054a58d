import { useState } from 'react'
import star from '@phosphor-icons/core/assets/fill/star-fill.svg?raw'
import { adminRecordsApi, type AdminRating } from '#contract/admin/records.ts'
import { SCORE_WORDS } from '#contract/ratings.ts'
import { formatDay, formatDayTime, shortId } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { PersonLink } from '#pwa/admin/kit/person-link.tsx'
import { RecordDialog } from '#pwa/admin/kit/record-dialog.tsx'
import { LicensedVoice } from './licensed-voice.tsx'
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
  {
    name: 'voice',
    label: 'Publicação',
    all: 'Publicação: todas',
    options: [
      ['allowed', 'Autorizadas pelo cliente'],
      ['published', 'No site'],
    ] as const,
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

const COLUMNS = (onOpen: (rating: AdminRating) => void): ListColumn<AdminRating>[] => [
  {
    id: 'stars',
    label: 'Nota',
    sort: 'stars',
    width: '150px',
    onCard: 'head',
    cell: (rating) => (
      <button
        type="button"
        className="rating-open inline-row"
        aria-label="Abrir a avaliação"
        onClick={() => onOpen(rating)}
      >
        <Stars count={rating.rating} />
      </button>
    ),
  },
  {
    id: 'feedback',
    label: 'Comentário',
    long: true,
    cell: (rating) =>
      rating.feedback || rating.recommendations ? (
        <button type="button" className="rating-words t-ink t-left" onClick={() => onOpen(rating)}>
          {rating.feedback ?? `Sugestão: ${rating.recommendations}`}
        </button>
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
const voiceOf = (value: string | undefined) => (['allowed', 'published'] as const).find((known) => known === value)

export function RatingsView() {
  const [open, setOpen] = useState<AdminRating | null>(null)
  return (
    <>
      <ListView
        view="ratings"
        words={WORDS}
        filters={FILTERS}
        columns={COLUMNS(setOpen)}
        nameOf={(rating) => `${rating.rating} de 5 estrelas, ${rating.customerName ?? 'sem nome'}`}
        ask={({ stars, voice, ...query }, signal) =>
          call(
            adminRecordsApi.ratings,
            { query: { ...query, stars: starsOf(stars), voice: voiceOf(voice) } },
            { signal },
          )
        }
        onOpen={setOpen}
        csv="ratings"
      />
      <RecordDialog
        title={open ? (open.customerName ?? 'Sem nome') : null}
        onClose={() => setOpen(null)}
        orderId={open?.orderId}
        userId={open?.userId}
        facts={
          open
            ? [
                ['Nota', <Stars key="rating" count={open.rating} />],
                [SCORE_WORDS.serviceQuality, <Stars key="service" count={open.serviceQuality} />],
                [SCORE_WORDS.deliveryTime, <Stars key="delivery" count={open.deliveryTime} />],
                ['Recomenda', open.wouldRecommend ? 'Sim' : 'Não'],
                ['Data', formatDayTime(open.createdAt)],
              ]
            : []
        }
        extra={
          <>
            {open?.feedback && (
              <section className="panel-section">
                <h3>Comentário</h3>
                <p className="rating-whole">{open.feedback}</p>
              </section>
            )}
            {open?.recommendations && (
              <section className="panel-section">
                <h3>Sugestões</h3>
                <p className="rating-whole">{open.recommendations}</p>
              </section>
            )}
            {open?.licence && (
              <LicensedVoice ratingId={open.id} licence={open.licence} onChanged={() => setOpen(null)} />
            )}
          </>
        }
      />
    </>
  )
}

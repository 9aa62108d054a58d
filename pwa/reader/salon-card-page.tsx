import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { formatLongDay } from '#contract/format.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { salonCardApi, type SharedSalonCard } from '#contract/reader/salon-card.ts'
import { call } from '#pwa/platform/api.ts'
import { paths } from '#pwa/paths.ts'
import { AppPage } from '#pwa/ui/app-page.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { EmptyState, ErrorState } from '#pwa/ui/state.tsx'
import { Waiting } from '#pwa/ui/waiting.tsx'
import { SalonCardView } from './salon-card-view.tsx'
import './salon-card.css'

/** `/cartao/:token`, for the hairdresser: no account, nothing else of the guide. */
export default function SalonCardPage() {
  const { token = '' } = useParams()
  const { data, error, isError, isPaused, isFetching, refetch } = useQuery({
    queryKey: ['shared-salon-card', token],
    queryFn: ({ signal }) => call(salonCardApi.read, { params: { token } }, { signal }),
    staleTime: Infinity,
  })
  if (!data && !isError && !isPaused) return <Waiting />
  const isGone = error instanceof Problem && error.status < 500
  return (
    <AppPage title="Cartão do salão" offline="Sem conexão. O cartão aberto continua aqui.">
      <div className="page-narrow shared-card">
        <div className="shared-card-logo">
          <Logo />
        </div>
        {data && <Shared shared={data} />}
        {!data && isGone && (
          <EmptyState
            title="Este cartão não está mais aberto."
            text="O link tem prazo, e quem mandou pode encerrá-lo antes. Peça outro a essa pessoa."
            action={
              <ButtonLink kind="secondary" size="medium" href={paths.home}>
                O que é o Rosto Ideal
              </ButtonLink>
            }
          />
        )}
        {!data && !isGone && (
          <ErrorState
            title="Não conseguimos abrir o cartão."
            text={error ? sentenceOf(error) : 'Sem conexão com a internet.'}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </div>
    </AppPage>
  )
}

function Shared({ shared: { firstName, card, drawing, allergies, expiresAt } }: { shared: SharedSalonCard }) {
  return (
    <>
      <p className="t-body t-soft shared-card-who">
        {firstName ? `Para quem vai cortar o cabelo de ${firstName}` : 'Para quem vai cortar'}
      </p>
      <SalonCardView
        card={card}
        heading="h1"
        allergies={
          allergies === 'written'
            ? 'Há alergias: peça o cartão impresso, ou pergunte, antes de qualquer tinta, química ou cera.'
            : 'Pergunte sobre alergias antes de qualquer tinta, química ou cera.'
        }
        picture={
          <div className="portrait-plate shared-card-plate" data-tone="sage">
            <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={`Desenho do corte: ${card.title}`} />
          </div>
        }
      />
      <p className="t-small t-soft mt-28">
        O rosto é um desenho, não uma foto. Este link vale até {formatLongDay(expiresAt)}.
      </p>
    </>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { shortId } from '#contract/format.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { type OwnRating, ratingsApi, SCORE_WORDS } from '#contract/ratings.ts'
import { call } from '#pwa/platform/api.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { ErrorState } from '#pwa/ui/state.tsx'
import { ScoreRow } from './score-row.tsx'
import './rating.css'

const FORM = 'rating-form'

interface RatingDialogProps {
  orderId: string | null
  /** Loads the earlier answers. */
  isRated: boolean
  onClose: () => void
  /** `hasWords`: has a text. */
  onRated: (orderId: string, hasWords: boolean) => void
}

const FIRST: Answers = {
  rating: 5,
  serviceQuality: 5,
  deliveryTime: 5,
  feedback: null,
  recommendations: null,
  wouldRecommend: true,
}

/** Closing discards the text. */
export function RatingDialog({ orderId, isRated, onClose, onRated }: RatingDialogProps) {
  const client = useQueryClient()
  const key = ['rating', orderId] as const
  const own = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(ratingsApi.own, { params: { orderId: orderId ?? '' } }, { signal }),
    enabled: orderId !== null && isRated,
    // May have been changed elsewhere.
    gcTime: 0,
  })
  const given = isRated ? own.data : FIRST
  const send = useMutation({
    mutationFn: (answers: Answers) => call(ratingsApi.rate, { body: { orderId: orderId ?? '', ...answers } }),
    onSuccess: async (_, { feedback }) => {
      onClose()
      showToast('Avaliação Enviada', 'Obrigado pelo seu feedback! Isso nos ajuda a melhorar nossos serviços.')
      await client.resetQueries({ queryKey: key })
      if (orderId) onRated(orderId, feedback !== null)
    },
    onError: (error) => showToast('Erro ao Enviar Avaliação', sentenceOf(error), 'danger'),
  })
  const close = () => {
    send.reset()
    onClose()
  }
  useBackStep(orderId !== null, close)
  return (
    <Dialog
      open={orderId !== null}
      onClose={close}
      title="Avalie sua Experiência"
      footer={
        given && (
          <Button type="submit" form={FORM} wide busy={send.isPending && 'Enviando...'}>
            Enviar Avaliação
          </Button>
        )
      }
    >
      {orderId && (
        <>
          <p className="t-small t-soft">
            Avaliação da Experiência, <span className="nowrap">pedido #{shortId(orderId)}</span>
          </p>
          {isRated && (
            <p className="mt-8 t-pretty t-small t-soft">
              Você já avaliou este pedido. O que você mudar aqui substitui a avaliação anterior.
            </p>
          )}
          {given && <RatingForm given={given} onSubmit={(answers) => !send.isPending && send.mutate(answers)} />}
          {!given && own.isPending && <Skeleton height={200} />}
          {!given && own.isError && (
            <ErrorState
              title="Não conseguimos abrir a sua avaliação."
              text={sentenceOf(own.error)}
              onRetry={() => void own.refetch()}
              retrying={own.isFetching}
            />
          )}
          {/* Screen readers cannot reach the toast behind the dialog. */}
          <p className="rating-error t-medium t-small t-danger" role="alert">
            {send.error instanceof Problem ? send.error.text : send.error && sentenceOf(send.error)}
          </p>
        </>
      )}
    </Dialog>
  )
}

type Answers = Omit<OwnRating, 'shape' | 'licence'>

function RatingForm({ given, onSubmit }: { given: Answers; onSubmit: (answers: Answers) => void }) {
  const [rating, setRating] = useState(given.rating)
  const [serviceQuality, setServiceQuality] = useState(given.serviceQuality)
  const [deliveryTime, setDeliveryTime] = useState(given.deliveryTime)
  const [feedback, setFeedback] = useState(given.feedback ?? '')
  const [recommendations, setRecommendations] = useState(given.recommendations ?? '')
  const [wouldRecommend, setWouldRecommend] = useState(given.wouldRecommend)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit({
      rating,
      serviceQuality,
      deliveryTime,
      feedback: feedback.trim() || null,
      recommendations: recommendations.trim() || null,
      wouldRecommend,
    })
  }
  return (
    <form id={FORM} className="rating stack gap-24 mt-20" onSubmit={submit}>
      <ScoreRow label="No geral" name="rating" value={rating} onChange={setRating} />
      <ScoreRow label={SCORE_WORDS.serviceQuality} name="quality" value={serviceQuality} onChange={setServiceQuality} />
      <ScoreRow label={SCORE_WORDS.deliveryTime} name="delivery" value={deliveryTime} onChange={setDeliveryTime} />
      <TextArea
        label="Comentários"
        optional
        maxLength={2000}
        value={feedback}
        onChange={(event) => setFeedback(event.target.value)}
      />
      <TextArea
        label="Sugestões"
        optional
        maxLength={2000}
        value={recommendations}
        onChange={(event) => setRecommendations(event.target.value)}
      />
      <label className="rating-recommend row gap-12 t-medium t-body">
        <input type="checkbox" checked={wouldRecommend} onChange={(event) => setWouldRecommend(event.target.checked)} />
        Eu recomendaria a alguém
      </label>
    </form>
  )
}

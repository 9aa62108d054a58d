import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { shortId } from '#contract/format.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { ratingsApi, SCORE_WORDS } from '#contract/ratings.ts'
import { call } from '#pwa/platform/api.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { ScoreRow } from './score-row.tsx'
import { RATED } from './voice-dialog.tsx'
import './rating.css'

const FORM = 'rating-form'

interface RatingDialogProps {
  orderId: string | null
  onClose: () => void
  /** `hasWords`: something was written beside the marks. */
  onRated: (orderId: string, hasWords: boolean) => void
}

/** 'Avalie sua Experiência', for one order. Closing it forgets what was written. */
export function RatingDialog({ orderId, onClose, onRated }: RatingDialogProps) {
  const send = useMutation({
    mutationFn: (answers: Answers) => call(ratingsApi.rate, { body: { orderId: orderId ?? '', ...answers } }),
    onSuccess: (_, { feedback }) => {
      onClose()
      const hasWords = feedback !== null
      // With words the next question opens at once and says it: on a phone a toast would lie over its title.
      if (!hasWords) showToast(RATED.title, RATED.text)
      if (orderId) onRated(orderId, hasWords)
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
        <Button type="submit" form={FORM} wide busy={send.isPending && 'Enviando...'}>
          Enviar Avaliação
        </Button>
      }
    >
      {orderId && (
        <>
          <p className="t-small t-soft">Avaliação da Experiência, pedido #{shortId(orderId)}</p>
          <RatingForm onSubmit={(answers) => !send.isPending && send.mutate(answers)} />
          {/* The toast lies behind the dialog for a screen reader: the dialog says it too. */}
          <p className="rating-error" role="alert">
            {send.error instanceof Problem ? send.error.text : send.error && sentenceOf(send.error)}
          </p>
        </>
      )}
    </Dialog>
  )
}

interface Answers {
  rating: number
  serviceQuality: number
  deliveryTime: number
  feedback: string | null
  recommendations: string | null
  wouldRecommend: boolean
}

function RatingForm({ onSubmit }: { onSubmit: (answers: Answers) => void }) {
  const [rating, setRating] = useState(5)
  const [serviceQuality, setServiceQuality] = useState(5)
  const [deliveryTime, setDeliveryTime] = useState(5)
  const [feedback, setFeedback] = useState('')
  const [recommendations, setRecommendations] = useState('')
  const [wouldRecommend, setWouldRecommend] = useState(true)
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
    <form id={FORM} className="rating" onSubmit={submit}>
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
      <label className="rating-recommend">
        <input type="checkbox" checked={wouldRecommend} onChange={(event) => setWouldRecommend(event.target.checked)} />
        Eu recomendaria a alguém
      </label>
    </form>
  )
}

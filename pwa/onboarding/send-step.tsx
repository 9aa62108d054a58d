import { answersOn } from '#contract/form-fields.ts'
import { PHOTO_SLOTS, PHOTO_SLOT_WORDS, type DraftFormData } from '#contract/onboarding.ts'
import type { FieldMessages } from '#contract/problem.ts'
import SeenSummary from '#pwa/face/observed/seen-summary.tsx'
import { CheckRow } from '#pwa/ui/check-row.tsx'
import { ConsentGiven } from './consent-given.tsx'
import { SendFacts } from './facts/send-facts.tsx'
import { SendToday } from './send-today.tsx'
import type { OrderOutbox } from './sending/order-outbox.ts'
import type { Step } from './step-rules.ts'
import './onboarding.css'

interface SendStepProps {
  formData: DraftFormData
  outbox: OrderOutbox
  errors: FieldMessages
  edit: (change: DraftFormData) => void
  goTo: (step: Step) => void
  /** Back to the observed traits. */
  onLook: () => void
  /** To the ruler. */
  onMeasureHair: () => void
  /** Sending has begun: the consents cannot change. */
  isLocked: boolean
}

export default function SendStep({
  formData,
  outbox,
  errors,
  edit,
  goTo,
  onLook,
  onMeasureHair,
  isLocked,
}: SendStepProps) {
  const sent = PHOTO_SLOTS.filter((slot) => outbox.photos.view(slot).state === 'sent').length
  const { record } = outbox.records.observed.view()
  const answers = answersOn('review', formData).flatMap(({ words }) => words)
  return (
    <fieldset className="send-step" disabled={isLocked}>
      <ul className="send-summary">
        <li>
          <p>{formData.fullName}</p>
          <p>{answers.join(' · ')}</p>
          <button type="button" className="send-edit" onClick={() => goTo(1)} aria-label="Editar perfil">
            Editar
          </button>
        </li>
        <li>
          <p>Quatro fotos</p>
          <p>{sent === PHOTO_SLOTS.length ? 'Todas recebidas' : `${sent} de 4 recebidas; as outras vão junto`}</p>
          <button type="button" className="send-edit" onClick={() => goTo(2)} aria-label="Rever fotos">
            Rever
          </button>
        </li>
        <SendToday today={formData.today ?? null} record={record} onMeasure={onMeasureHair} />
        <SendFacts formData={formData} edit={edit} onChange={() => goTo(1)} />
      </ul>
      <SeenSummary
        record={record}
        gender={formData.gender ?? undefined}
        marking={outbox.records.marking.view().marking}
        side={outbox.records.side.view().marking}
        onMeasure={() => goTo(2)}
        onLook={onLook}
      />
      <ul className="send-photos stack gap-8" aria-label="Suas fotos">
        {PHOTO_SLOTS.map((slot) => {
          const { preview, state } = outbox.photos.view(slot)
          return (
            <li key={slot} data-state={state}>
              {preview && <img src={preview} alt={PHOTO_SLOT_WORDS[slot]} />}
            </li>
          )
        })}
      </ul>
      <ConsentGiven consent={outbox.records.consent.view()} error={errors.agreedToBiometrics} />
      <CheckRow
        name="agreedToTerms"
        checked={formData.agreedToTerms === true}
        onChange={(agreedToTerms) => edit({ agreedToTerms })}
        error={errors.agreedToTerms}
      >
        Li e aceito os{' '}
        <a href="/termos" target="_blank" rel="noopener">
          termos de uso
        </a>{' '}
        e a{' '}
        <a href="/privacidade" target="_blank" rel="noopener">
          política de privacidade
        </a>
        .
      </CheckRow>
    </fieldset>
  )
}

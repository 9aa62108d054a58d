import check from '@phosphor-icons/core/assets/regular/check.svg?raw'
import phone from '@phosphor-icons/core/assets/regular/device-mobile.svg?raw'
import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { FORM_STEPS, STEP_WORDS, type Step } from './step-rules.ts'
import type { DraftPlace } from './sending/draft-keeper.ts'

interface OnboardingHeadProps {
  step: Step
  place: DraftPlace
  onLeave: () => void
}

export function OnboardingHead({ step, place, onLeave }: OnboardingHeadProps) {
  return (
    <header className="onboarding-head">
      <div className="onboarding-head-line split gap-16">
        <button type="button" className="onboarding-leave row gap-8 t-medium t-label" onClick={onLeave}>
          <Icon svg={x} />
          Sair
        </button>
        <p className="onboarding-place row gap-6 t-medium t-small t-soft" data-place={place} role="status">
          <PlaceWords place={place} />
        </p>
      </div>
      <Tape
        majors={FORM_STEPS.length}
        minors={6}
        filled={(step / FORM_STEPS.length) * 100}
        label="Andamento"
        valueText={`Passo ${step} de ${FORM_STEPS.length}: ${STEP_WORDS[step]}`}
      />
      <ol className="onboarding-steps columns-3 stack mt-6 t-medium t-small t-soft">
        {FORM_STEPS.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {STEP_WORDS[one]}
          </li>
        ))}
      </ol>
    </header>
  )
}

function PlaceWords({ place }: { place: DraftPlace }) {
  if (place === 'saving') return 'Salvando…'
  if (place === 'server') {
    return (
      <>
        <Icon svg={check} size={18} />
        Rascunho salvo
      </>
    )
  }
  if (place === 'page') return 'Só nesta tela'
  if (place === 'device') {
    return (
      <>
        <Icon svg={phone} size={18} />
        Rascunho no celular
      </>
    )
  }
  return null
}

import type { PhotoSlot } from '#contract/onboarding.ts'
import { Button } from '#pwa/ui/button.tsx'
import { sendsWhenClosed } from '#pwa/platform/background-sync.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { missingWords, type Step } from './step-rules.ts'

export const ONBOARDING_FORM_ID = 'onboarding-form'

/** For when the focused control has gone. */
export function focusNext(): void {
  document.querySelector<HTMLElement>(`button[form="${ONBOARDING_FORM_ID}"]`)?.focus()
}

const TAKE_WORDS: Readonly<Record<PhotoSlot, string>> = {
  front: 'Tirar foto de frente',
  side_left: 'Foto do lado esquerdo',
  side_right: 'Foto do lado direito',
  back: 'Tirar foto de costas',
}

interface OnboardingBarProps {
  step: Step
  outbox: OrderOutbox
  missing: readonly PhotoSlot[]
  /** A chosen file is still being prepared. */
  isPreparing: boolean
  toTake: readonly PhotoSlot[]
  onPrevious: () => void
  onLeave: () => void
}

export function OnboardingBar({ step, outbox, missing, isPreparing, toTake, onPrevious, onLeave }: OnboardingBarProps) {
  const { state, percent } = outbox.form.view()
  const trouble = outbox.trouble()
  const held = state === 'waiting' && (trouble !== null || !navigator.onLine)
  const [next] = toTake
  // Keys per step: otherwise pressing "Anterior" could submit the next step's form.
  if (held) {
    return (
      <Bar key="held" status={waitingWords(trouble?.code)}>
        <Button kind="secondary" onClick={() => void outbox.form.withdraw()}>
          Voltar a editar
        </Button>
        <Button onClick={onLeave}>Ver meus pedidos</Button>
      </Bar>
    )
  }
  if (step === 1) {
    return (
      <Bar key="profile">
        <Button type="submit" form={ONBOARDING_FORM_ID} wide>
          Próximo: Fotos
        </Button>
      </Bar>
    )
  }
  if (step === 2) {
    return (
      <Bar key="photos" status={missingWords(missing)} count={`${4 - missing.length} de 4`}>
        <Button kind="secondary" onClick={onPrevious}>
          Anterior
        </Button>
        <Button type="submit" form={ONBOARDING_FORM_ID} busy={isPreparing && !next && 'Preparando…'}>
          {next ? TAKE_WORDS[next] : 'Próximo: Envio'}
        </Button>
      </Bar>
    )
  }
  const isGoing = state === 'waiting' || state === 'sending'
  return (
    <Bar key="send">
      {!isGoing && (
        <Button kind="secondary" onClick={onPrevious}>
          Anterior
        </Button>
      )}
      <Button
        type="submit"
        form={ONBOARDING_FORM_ID}
        wide={isGoing}
        busy={isGoing ? sendingWords(percent) : isPreparing && 'Preparando foto…'}
      >
        Finalizar Análise
      </Button>
    </Bar>
  )
}

function Bar({ status, count, children }: { status?: string; count?: string; children: React.ReactNode }) {
  return (
    <footer className="onboarding-bar">
      <p className="onboarding-bar-status flex between gap-16 t-small t-soft" role="status">
        {status && <span>{status}</span>}
        {count && <span className="num rigid">{count}</span>}
      </p>
      <div className="onboarding-bar-actions flex gap-10">{children}</div>
    </footer>
  )
}

const sendingWords = (percent: number) => (percent > 0 && percent < 100 ? `Enviando… ${percent} %` : 'Enviando…')

function waitingWords(code: string | undefined): string {
  if (code === 'unauthenticated') return 'Sua sessão terminou. Está tudo guardado: entre de novo e o envio continua.'
  if (code === 'bug') return 'Algo falhou do nosso lado. Está tudo guardado e tentamos de novo em instantes.'
  if (code === 'unavailable')
    return 'Uma parte do nosso sistema não respondeu. Está tudo guardado neste celular. Com esta página aberta, tentamos de novo.'
  return sendsWhenClosed()
    ? 'Está tudo guardado neste celular e será enviado quando houver rede.'
    : 'Está tudo guardado neste celular. Quando houver internet, abra esta página de novo: o envio continua.'
}

import type { Order } from '#contract/orders.ts'
import { useWaitingForm } from '#pwa/onboarding/sending/waiting-forms.ts'
import { sendsWhenClosed } from '#pwa/platform/background-sync.ts'

export const WAITING_HERE = 'Aguardando rede'
const onThisPhone = () =>
  sendsWhenClosed()
    ? 'Seu formulário está neste celular e vai sozinho quando houver rede.'
    : 'Seu formulário está neste celular. Quando houver internet, abra o painel de novo: ele vai na hora.'

/** The server's text, unless the form waits on this device. */
export function useNextStep(order: Order | undefined): { isWaitingHere: boolean; nextStep: string } {
  const isPressed = useWaitingForm(order?.id)
  const isWaitingHere = isPressed && order?.status === 'AGUARDANDO_FORMULARIO'
  return { isWaitingHere, nextStep: isWaitingHere ? onThisPhone() : (order?.nextStep ?? '') }
}

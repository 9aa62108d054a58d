import type { Order } from '#contract/orders.ts'
import { useWaitingForm } from '#pwa/onboarding/waiting-forms.ts'

/** The badge of an order whose form waits here. */
export const WAITING_HERE = 'Aguardando rede'
const ON_THIS_PHONE = 'Seu formulário está neste celular e vai sozinho quando houver rede.'

/** What comes next in an order: the server's sentence, or that the form is pressed and waits here, of which the server knows nothing. */
export function useNextStep(order: Order | undefined): { isWaitingHere: boolean; nextStep: string } {
  const isPressed = useWaitingForm(order?.id)
  const isWaitingHere = isPressed && order?.status === 'AGUARDANDO_FORMULARIO'
  return { isWaitingHere, nextStep: isWaitingHere ? ON_THIS_PHONE : (order?.nextStep ?? '') }
}

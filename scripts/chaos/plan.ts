import { type KiwifyEventName, kiwifyOrderId } from '../demo/kiwify-event.ts'
import type { Dice } from './dice.ts'

/** Refunds come before sign-in, after the form, or after the report. */
export type Ending = 'kept' | 'taken-back-at-once' | 'taken-back-in-the-works' | 'taken-back-with-its-report'

export interface PlannedPurchase {
  readonly name: string
  readonly email: string
  readonly orderId: string
  readonly ending: Ending
  readonly takenBackBy: 'refunded' | 'chargeback'
  /** Minimum deliveries of each event. */
  readonly copies: number
  readonly key: 'link' | 'code'
  /** Whether they consent to text by a language model. */
  readonly withModel: boolean
  readonly address: string
}

export function planPurchases(dice: Dice, count: number): PlannedPurchase[] {
  return Array.from({ length: count }, (_, n) => {
    const own = dice.named(`purchase ${n}`)
    const email = `compradora${n}@example.com`
    const name = `Compradora Número ${n}`
    return {
      name,
      email,
      orderId: kiwifyOrderId({ email, name }),
      ending: endingOf(own.chance()),
      takenBackBy: own.chance() < 0.7 ? 'refunded' : 'chargeback',
      copies: 1 + own.below(3),
      key: own.chance() < 0.25 ? 'code' : 'link',
      withModel: own.chance() < 0.5,
      address: `198.51.${100 + (n >> 8)}.${n & 255}`,
    }
  })
}

function endingOf(chance: number): Ending {
  if (chance < 0.05) return 'taken-back-at-once'
  if (chance < 0.1) return 'taken-back-in-the-works'
  if (chance < 0.15) return 'taken-back-with-its-report'
  return 'kept'
}

export const eventsOf = ({ ending, takenBackBy }: PlannedPurchase): KiwifyEventName[] =>
  ending === 'kept' ? ['approved'] : ['approved', takenBackBy]

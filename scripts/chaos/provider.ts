import { setTimeout as wait } from 'node:timers/promises'
import { type KiwifyEventName, postPurchase } from '../demo/kiwify-event.ts'
import type { Dice } from './dice.ts'
import type { PlannedPurchase } from './plan.ts'

/** Delivers out of order, repeatedly, and until a 2xx answer. */
export interface Provider {
  /** Delivers an event as often as planned. */
  readonly tell: (purchase: PlannedPurchase, event: KiwifyEventName) => void
  /** Resolves when all events are accepted. */
  readonly empty: () => Promise<void>
}

interface ProviderOptions {
  readonly address: string
  readonly token: string
  readonly onDelivered: () => void
  readonly onBug: (sentence: string) => void
}

const HANDS = 3

export function startProvider(dice: Dice, { address, token, onDelivered, onBug }: ProviderOptions): Provider {
  const bag: { readonly purchase: PlannedPurchase; readonly event: KiwifyEventName }[] = []
  let hands = 0
  let changed = Promise.withResolvers<void>()

  async function deliver(): Promise<void> {
    hands += 1
    for (;;) {
      const [next] = bag.splice(dice.below(bag.length), 1)
      if (!next) break
      const { purchase, event } = next
      const reply = await postPurchase(address, token, { ...purchase, event }).catch(() => undefined)
      if (reply?.status === 500) onBug(`webhook de ${purchase.email}: 500`)
      if (reply?.ok) onDelivered()
      else {
        bag.push(next)
        await wait(200 + dice.below(600))
      }
    }
    hands -= 1
    changed.resolve()
    changed = Promise.withResolvers<void>()
  }

  return {
    tell(purchase, event) {
      for (let copy = 0; copy < purchase.copies; copy++) bag.push({ purchase, event })
      while (hands < Math.min(HANDS, bag.length)) void deliver()
    },
    async empty() {
      while (bag.length > 0 || hands > 0) await changed.promise
    },
  }
}

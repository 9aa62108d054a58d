import { useState } from 'react'
import type { ClothTest } from '#contract/colours/cloths.ts'
import { CLOTH_SEEDS, type ClothChoice, nextCloths } from '#visagism/colour/cloths.ts'
import { useOrderRecord } from '#pwa/onboarding/sending/use-order-outbox.ts'

function newTest(): ClothTest {
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { seed: draw % CLOTH_SEEDS, answers: [], at: new Date().toISOString() }
}

/** Each answer is on the disk before the next pair is shown. */
export function useCloths(userId: string | undefined, orderId: string) {
  const { record, isOpen } = useOrderRecord(userId, orderId, 'cloths')
  const [fresh] = useState(newTest)
  const { value: test, state, reason } = record?.get() ?? { value: fresh, state: 'open' as const, reason: null }
  const next = nextCloths(test.seed, test.answers)
  const keepAs = (change: Partial<ClothTest>, to: 'open' | 'waiting' = 'open') =>
    record?.keep({ ...test, at: new Date().toISOString(), ...change }, to)
  return {
    kept: isOpen ? { answers: test.answers, state, reason } : null,
    next: isOpen ? next : null,
    answer: (choice: ClothChoice) => {
      if (next) void keepAs({ answers: [...test.answers, { pair: next.pair, choice }] })
    },
    undo: () => void keepAs({ answers: test.answers.slice(0, -1) }),
    restart: () => void keepAs(newTest()),
    keep: () => void keepAs({}, 'waiting'),
  }
}
export type Cloths = ReturnType<typeof useCloths>

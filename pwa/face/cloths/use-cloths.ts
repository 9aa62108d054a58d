import { useState } from 'react'
import type { ClothTest } from '#contract/face/cloths.ts'
import { CLOTH_SEEDS, type ClothChoice, nextCloths } from '#visagism/colour/cloths.ts'
import type { pendingRecord } from '#pwa/platform/pending-record.ts'

type ClothsRecord = Pick<ReturnType<typeof pendingRecord<ClothTest>>, 'get' | 'keep'>

function newTest(): ClothTest {
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { seed: draw % CLOTH_SEEDS, answers: [], at: new Date().toISOString() }
}

/**
 * Each answer is on the disk before the next pair is shown.
 * @param isOpen once the server has answered or cannot be reached
 */
export function useCloths(record: ClothsRecord | null, isOpen: boolean) {
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

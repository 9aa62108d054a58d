import { describe, expect, it } from 'vitest'
import type { Brief } from '#visagism/analysis/analysis.ts'
import { CUTS } from '#visagism/cuts/cuts.ts'
import type { FactKey } from '#visagism/facts/facts.ts'
import { readBrief, type Reading } from '#visagism/reading/reading.ts'
import { MARINA, PAULO } from '#visagism/testing/test-people.ts'
import { guideAtGate, lawsIn } from './guide-at-gate.ts'
import type { ReportMaterial } from './brief.ts'

/** Of an order of its own: nothing is remembered of it. */
let orders = 0
const guideOf = (brief: Brief, id = String(orders++)) =>
  guideAtGate({ order: { id } as ReportMaterial['order'], brief, hasEvidence: true })

describe('a guide, as the gate knows it', () => {
  it.each([MARINA, PAULO])(
    'reads the same each minute: nothing is asked anew of whoever looked a moment ago',
    (brief) => {
      const at = (time: string) => guideOf({ ...brief, at: `2026-03-12T${time}.000Z` })
      expect(at('10:00:00')).toEqual(at('10:59:59'))
      expect(at('02:30:00')?.chapters).toEqual(at('23:30:00')?.chapters)
    },
  )

  it('is read again once anything that the engine reads changed', () => {
    const before = guideOf(MARINA, 'same')
    expect(guideOf(MARINA, 'same')).toBe(before)
    const confirmation = { shape: 'quadrado', by: 'Rosa', at: MARINA.at } as const
    expect(guideOf({ ...MARINA, confirmation }, 'same')?.shape).toBe('quadrado')
  })

  it('is none while nothing tells the shape', () => {
    const order = { id: 'none' } as ReportMaterial['order']
    expect(guideAtGate({ order, brief: MARINA, hasEvidence: false })).toBeNull()
  })
})

describe('what was said and a cut breaks', () => {
  const said = (...facts: [FactKey, string][]): Reading => {
    const r = readBrief(PAULO)
    const shaved = { ...r.cuts.now, cut: CUTS.raspado }
    const long = { ...r.cuts.now, cut: CUTS['longo-reto'] }
    return {
      ...r,
      facts: new Map(facts),
      cutBrief: { ...r.cutBrief, facts: new Map(facts) },
      cuts: { now: long, next: shaved, bold: shaved, recommended: 'now' },
    }
  }

  it('is named with the cuts that break it', () => {
    expect(lawsIn(said(['no-clippers', '']))).toEqual(['“Sem máquina”: corte 2 e corte 3'])
    expect(lawsIn(said())).toEqual([])
  })

  it('is nothing where no page shows hair', () => {
    expect(lawsIn({ ...said(['no-clippers', '']), isHairHidden: true })).toEqual([])
  })
})

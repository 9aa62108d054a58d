import { describe, expect, it } from 'vitest'
import { outsideWords } from './funnel.tsx'

describe('purchases outside the funnel', () => {
  it('are told apart in one sentence', () => {
    expect(outsideWords({ untested: 1204, earlier: 3 }, '30days')).toBe(
      'Fora do funil, no período: 1.204 compras sem teste ligado a elas e 3 de quem fez o teste antes ou comprou de novo.',
    )
    expect(outsideWords({ untested: 1, earlier: 0 }, '30days')).toBe(
      'Fora do funil, no período: 1 compra sem teste ligado a ela.',
    )
    expect(outsideWords({ untested: 0, earlier: 1 }, 'all')).toBe(
      'Fora do funil, nesses 24 meses: 1 compra de quem fez o teste antes ou comprou de novo.',
    )
  })

  it('are no sentence where there are none', () => {
    expect(outsideWords({ untested: 0, earlier: 0 }, 'all')).toBeNull()
  })
})

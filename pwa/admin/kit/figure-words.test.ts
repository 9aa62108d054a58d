import { describe, expect, it } from 'vitest'
import { figureWords, METRICS, NO_DATA, trendOf } from './figure-words.ts'

const metric = (id: string) => {
  const found = METRICS.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}

describe('a figure', () => {
  it('is a dash where there is no data, never a nice guess', () => {
    expect(figureWords({ kind: 'stars' }, null)).toBe(NO_DATA)
    expect(figureWords({ kind: 'count' }, 0)).toBe('0')
  })

  it('is said in its own unit', () => {
    expect(figureWords({ kind: 'share' }, 0.914)).toBe('91,4 %')
    expect(figureWords({ kind: 'money' }, 7990)).toMatch(/R\$\s79,90/)
    expect(figureWords({ kind: 'hours' }, 41.3)).toBe('41 h')
  })
})

describe('a trend', () => {
  it('grows by percent, and shares by points', () => {
    expect(trendOf(metric('orders'), 112, 100, '30days')).toEqual({
      change: '+12 %',
      against: 'que nos 30 dias anteriores',
      tone: 'good',
    })
    expect(trendOf(metric('completionRate'), 0.914, 0.896, '7days')?.change).toBe('+1,8 ponto')
  })

  it('knows that a longer delivery is bad news', () => {
    expect(trendOf(metric('deliveryHours'), 50, 40, '7days')?.tone).toBe('bad')
    expect(trendOf(metric('deliveryHours'), 30, 40, '7days')?.tone).toBe('good')
  })

  it('says nothing where there was nothing before', () => {
    expect(trendOf(metric('orders'), 5, 0, '7days')).toBeNull()
    expect(trendOf(metric('orders'), 5, null, 'all')).toBeNull()
    expect(trendOf(metric('nps'), null, 40, '7days')).toBeNull()
  })
})

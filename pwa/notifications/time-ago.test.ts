import { expect, it } from 'vitest'
import { timeAgo, whenSeen } from './time-ago.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const ago = (ms: number) => timeAgo(new Date(NOW - ms).toISOString(), NOW)

it('says distances in words up to a week, then the date', () => {
  expect(ago(20_000)).toBe('agora')
  expect(ago(5 * 60_000)).toBe('há 5 minutos')
  expect(ago(3 * 3_600_000)).toBe('há 3 horas')
  expect(ago(26 * 3_600_000)).toBe('ontem')
  expect(ago(10 * 86_400_000)).toBe('10/11/2026')
})

it('is vague without a date and honest about a broken one', () => {
  expect(timeAgo(null)).toBe('Há um tempo')
  expect(timeAgo('x')).toBe('Data inválida')
})

it('fits into a sentence about what is seen', () => {
  const seen = (ms: number) => `como estava ${whenSeen(NOW - ms, NOW)}`
  expect(seen(20_000)).toBe('como estava agora há pouco')
  expect(seen(60_000)).toBe('como estava há 1 minuto')
  expect(seen(26 * 3_600_000)).toBe('como estava ontem')
  expect(seen(10 * 86_400_000)).toBe('como estava em 10/11/2026')
})

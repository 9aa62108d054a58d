import { describe, expect, it } from 'vitest'
import {
  formatDay,
  formatDayTime,
  formatDayTimeSeconds,
  formatMegabytes,
  formatMoney,
  formatShortDayHour,
  shortId,
} from './format.ts'

describe('what people read', () => {
  it('money', () => {
    expect(formatMoney(7990)).toBe('R$\u00a079,90')
    expect(formatMoney(1_234_567_80)).toBe('R$\u00a01.234.567,80')
  })
  it('dates, in São Paulo whatever the machine thinks', () => {
    expect(formatDay('2026-11-21T02:30:00Z')).toBe('20/11/2026')
    expect(formatDayTime('2026-11-20T17:31:00Z')).toBe('20/11/2026 14:31')
    expect(formatDayTimeSeconds('2026-11-20T17:31:05Z')).toBe('20/11/2026 14:31:05')
    expect(formatDayTimeSeconds(null)).toBe('Data não disponível')
    expect(formatShortDayHour('2026-11-25T18:00:00Z')).toBe('25 de nov., 15h')
  })
  it.each([[null], [undefined], ['']])('a missing date: %s', (value) => {
    expect(formatDay(value)).toBe('Data não disponível')
  })
  it('an invalid date', () => {
    expect(formatDay('ontem')).toBe('Data inválida')
  })
  it('sizes, never nothing', () => {
    expect(formatMegabytes(2_120_000)).toBe('2,1 MB')
    expect(formatMegabytes(9000)).toBe('0,1 MB')
  })
  it("an order's number", () => {
    expect(shortId('0198aaaa-0000-7000-8000-0000b41d07e2')).toBe('B41D07E2')
  })
})

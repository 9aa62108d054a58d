import { expect, test } from 'vitest'
import { easterOf, holidayOn, isClosed } from './holidays.ts'

const ms = (iso: string) => Date.parse(`${iso}T00:00:00Z`)

test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2285-03-22'])(
  'Easter is on %s',
  (iso) => {
    expect(new Date(easterOf(Number(iso.slice(0, 4)))).toISOString().slice(0, 10)).toBe(iso)
  },
)

test.each([
  ['2027-02-08', 'Carnaval'],
  ['2027-02-09', 'Carnaval'],
  ['2027-03-26', 'Sexta-feira Santa'],
  ['2026-06-04', 'Corpus Christi'],
  ['2026-11-20', 'Consciência Negra'],
  ['2026-12-24', 'Natal'],
  ['2026-12-31', 'Ano-Novo'],
  ['2028-02-29', 'Carnaval'],
  ['2026-12-26', null],
])('%s is %s', (iso, name) => {
  expect(holidayOn(ms(iso))).toBe(name)
})

test('nobody is sent to a closed door', () => {
  // A Sunday, a Monday, a Saturday, a Friday.
  expect(['2026-11-29', '2026-11-30', '2026-11-28', '2026-12-25'].map((iso) => isClosed(ms(iso)))).toEqual([
    true,
    true,
    false,
    true,
  ])
})

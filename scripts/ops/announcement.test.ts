import { expect, test } from 'vitest'
import { seededIn } from './announcement.ts'

const seeded = { adminEmail: 'admin@rostoideal.com.br', adminPassword: null, buyerLink: 'http://localhost:3000/x' }

test('the example data are read among lines of the log, before and after', () => {
  const log = '{"level":"warn","msg":"slow query"}'
  expect(seededIn([log, JSON.stringify(seeded), log, ''].join('\n'))).toEqual(seeded)
})

test('without them it fails', () => {
  expect(() => seededIn('{"level":"warn"}\n')).toThrow(/expected/i)
  expect(() => seededIn('')).toThrow(/expected/i)
})

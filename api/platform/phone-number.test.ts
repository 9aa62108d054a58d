import { describe, expect, it } from 'vitest'
import { formatPhone, readPhone, storedPhone } from './phone-number.ts'

describe('a telephone', () => {
  it.each([
    ['+55 (11) 98765-4321', '+5511987654321'],
    ['11987654321', '+5511987654321'],
    ['(11) 3220-1234', '+551132201234'],
    ['011987654321', '+5511987654321'],
    ['0xx11 98765-4321', '+5511987654321'],
    ['0 15 11 98765-4321', '+5511987654321'],
    ['+55 011 98765-4321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['0055 11 98765-4321', '+5511987654321'],
    ['＋５５ １１ ９８７６５－４３２１', '+5511987654321'],
    ['\u202a+55 11 98765‑4321\u202c', '+5511987654321'],
    // DDD 55 is Rio Grande do Sul, not a country code.
    ['55999998888', '+5555999998888'],
    ['5532201234', '+555532201234'],
    // A mobile without its ninth digit, as some contact lists still hold them.
    ['11 8765-4321', '+551187654321'],
    ['+55 11 8765-4321', '+551187654321'],
    ['0800 123 4567', '+558001234567'],
  ])('of Brazil is known however it is written: %s', (raw, expected) => {
    expect(readPhone(raw)).toBe(expected)
  })

  it.each([
    ['+1 415 555 2671', '+14155552671', '+1 415 555 2671'],
    ['001 415 555 2671', '+14155552671', '+1 415 555 2671'],
    ['(+351) 912 345 678', '+351912345678', '+351 912 345 678'],
    ['00351912345678', '+351912345678', '+351 912 345 678'],
    ['tel:+34612345678', '+34612345678', '+34 612 34 56 78'],
    ['+33 (0)6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['+41791234567', '+41791234567', '+41 79 123 45 67'],
    ['+61412345678', '+61412345678', '+61 412 345 678'],
    ['+39 06 1234 5678', '+390612345678', '+39 06 1234 5678'],
    ['+5491123456789', '+5491123456789', '+54 9 11 2345 6789'],
    ['+595981123456', '+595981123456', '+595 981 123456'],
    ['+244 923 456 789', '+244923456789', '+244 923 456 789'],
    ['+81 90-1234-5678', '+819012345678', '+81 90 1234 5678'],
  ])('from abroad stays abroad: %s', (raw, stored, shown) => {
    expect(readPhone(raw)).toBe(stored)
    expect(formatPhone(raw)).toBe(shown)
    expect(formatPhone(stored)).toBe(shown)
  })

  it.each([
    '14155552671', // Eleven digits, but none of Brazil's: nobody can know.
    '6505551212',
    '+11 98765-4321',
    '+999 1234567',
    '+1 650 555 1212 99',
    '912 345 678',
    '11 98765-4321 / 3220-1234',
    '11 3220-1234 ramal 12',
    'ramal 12',
    '123',
    '00000000000',
  ])('nobody can place stays as typed: %s', (raw) => {
    expect(readPhone(raw)).toBeNull()
    expect(storedPhone(`  ${raw} `)).toBe(raw)
    expect(formatPhone(raw)).toBe(raw)
  })

  it('is never said where there is none', () => {
    for (const nothing of [null, undefined, '', '  ']) {
      expect(readPhone(nothing)).toBeNull()
      expect(storedPhone(nothing)).toBeNull()
      expect(formatPhone(nothing)).toBe('Não informado')
    }
  })

  it('of Brazil is shown with country, area and dash', () => {
    expect(formatPhone('11987654321')).toBe('+55 (11) 98765-4321')
    expect(formatPhone('+551132201234')).toBe('+55 (11) 3220-1234')
    expect(formatPhone('+551187654321')).toBe('+55 (11) 8765-4321')
    expect(formatPhone('+558001234567')).toBe('+55 800 123 4567')
  })
})

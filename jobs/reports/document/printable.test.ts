import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRINTABLE_CHARACTERS } from './fonts.ts'
import { printable } from './printable.ts'

test('letters of Portuguese pass as they are', () => {
  expect(printable('Ação, coração, pôr-do-sol, à, ü')).toBe('Ação, coração, pôr-do-sol, à, ü')
})

test('letters the fonts lack become their nearest ones', () => {
  expect(printable('Nguyễn Łukasz Şen')).toBe('Nguyen Lukasz Sen')
})

test('emoji, control characters and other scripts leave nothing behind', () => {
  expect(printable('Oi\u0007 😀 مرحبا\u202e 你好 fim')).toBe('Oi fim')
})

test('markup and format signs are only text', () => {
  expect(printable('<b>100%s</b> %n')).toBe('<b>100%s</b> %n')
})

test('a number never loses its unit to the next line', () => {
  expect(printable('31 % e 20 cm em 8 semanas')).toBe('31\u00a0% e 20\u00a0cm em 8\u00a0semanas')
})

test('whatever is typed, only characters of the fonts come out', () => {
  const known = new Set(PRINTABLE_CHARACTERS)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(Array.from(printable(text)).filter((character) => !known.has(character))).toEqual([])
    }),
  )
})

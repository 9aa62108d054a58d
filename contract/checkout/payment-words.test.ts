import { expect, it } from 'vitest'
import { paymentWords } from './payment-words.ts'

it('names the ways to pay, with instalments only when there are several', () => {
  expect(paymentWords('credit_card', 12)).toBe('Cartão, 12x')
  expect(paymentWords('credit_card', 1)).toBe('Cartão')
  expect(paymentWords('pix', null)).toBe('Pix')
  expect(paymentWords(null, null)).toBe('—')
})

it('shows a way to pay nobody told us about', () => {
  expect(paymentWords('criptomoeda_nova', null)).toBe('criptomoeda nova')
})

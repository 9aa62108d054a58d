import { describe, expect, it } from 'vitest'
import { CONTRARY_GUIDES } from './contrary-guides.ts'
import { type Guide, withoutQuotes } from './guide.ts'
import { advises, neverSays, says } from './vocabulary.ts'

const [empty] = CONTRARY_GUIDES.slice(-1)
const saying = (text: string, isAdvice = true): Guide => {
  if (!empty) throw new Error('No guide to write in.')
  return { ...empty, passages: [{ page: 'textura', text, isAdvice }] }
}

describe('advice', () => {
  it.each([
    'uma ervilha de pomada nas pontas.',
    'se usar pomada, pouca.',
    'uma pomada leve; nunca gel.',
    'o fio cai. a noite, pomada.',
  ])('is heard in: %s', (text) => {
    expect(advises('textura', /\bpomada\b/)(saying(text))).toBe(true)
  })

  it.each([
    'seque ao ar, sem pomada.',
    'nao use gel, cera ou pomada.',
    'pomada, nunca.',
    'troque a pomada por um pente.',
    'espere a resposta antes de qualquer gel ou pomada.',
    'a pomada fica fora.',
  ])('is not heard in: %s', (text) => {
    expect(advises('textura', /\bpomada\b/)(saying(text))).toBe(false)
  })

  it('is not what a list tells to avoid, but that is said', () => {
    const guide = saying('pomada: pesa.', false)
    expect(advises('any', /pomada/)(guide)).toBe(false)
    expect(neverSays('any', /pomada/)(guide)).toBe(false)
  })
})

it('all words are said in one passage of one of the pages', () => {
  const guide = saying('no alto, tres centimetros.')
  expect(says(['textura', 'cabelo'], /alto/, /centimetros/)(guide)).toBe(true)
  expect(says('cabelo', /alto/)(guide)).toBe(false)
  expect(says('any', /alto/, /nuca/)(guide)).toBe(false)
})

describe('a quote', () => {
  const note = 'uso bone. meu marido reclama, e eu rio. nao uso gel'
  it.each([
    ['“uso bone. meu marido reclama, e eu rio”', ''],
    ['“uso bone. […] nao uso gel”', ''],
    ['“uso bone. […] …e eu rio. nao uso…”', ''],
    ['“uso bone. […] peca ao marido”', '“uso bone. […] peca ao marido”'],
    ['“peca gel […] nao uso gel”', '“peca gel […] nao uso gel”'],
  ])("counts as the guide's own where a part is not in the note: %s", (text, left) => {
    expect(withoutQuotes(text, note).trim()).toBe(left)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hearThemes, THEMES, type Theme } from './observations.ts'

const said: [string, Theme[]][] = [
  ['Uso óculos e prendo o cabelo.', ['oculos', 'cabelo-preso']],
  ['USO OCULOS', ['oculos']],
  ['não uso óculos', []],
  ['Tenho pouco tempo, moro no calor e reparo nas entradas', ['pouco-tempo', 'calor', 'entradas']],
  ['Não tenho tempo', ['pouco-tempo']],
  ['não gosto de franja', ['franja-nao']],
  ['Não quero cortar muito', ['nao-cortar']],
  ['minha barba é falhada', ['barba-falhada']],
  ['no caso de dúvida, o banco de dados de entradas de teatro', ['trabalho-formal']],
  ['vou me casar em maio', ['casamento']],
  ['', []],
]
test.each(said)('“%s”', (text, themes) => {
  expect(hearThemes(text)).toEqual(themes)
})

test('nothing said, nothing heard; anything said, only known themes', () => {
  expect(hearThemes(null)).toEqual([])
  expect(hearThemes(undefined)).toEqual([])
  fc.assert(
    fc.property(fc.string({ maxLength: 6000 }), (text) => {
      expect(hearThemes(text).every((theme) => THEMES.includes(theme))).toBe(true)
    }),
  )
})

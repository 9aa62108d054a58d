import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hearNote } from '../facts/hear.ts'
import { themesSaid } from '../facts/themes.ts'
import { isBlankNote, quoteNote, THEMES, type Theme } from './observations.ts'
import { sensitiveWords } from './sensitive-words.ts'
import { NOTES } from '../testing/test-notes.ts'

const hearThemes = (note: string | null | undefined) => themesSaid(hearNote(note, '2026-11-27').facts)

const said: [string, Theme[]][] = [
  ['Uso óculos e prendo o cabelo.', ['oculos', 'cabelo-preso']],
  ['USO OCULOS', ['oculos']],
  ['não uso óculos', []],
  ['Tenho pouco tempo, moro no calor e reparo nas entradas', ['pouco-tempo', 'calor', 'entradas']],
  // The top, the corners, water and heat are different things.
  ['Em cima meu cabelo está ralo', ['ralo']],
  ['Tenho entradas', ['entradas']],
  ['Faço natação', ['agua']],
  ['Não tenho tempo', ['pouco-tempo']],
  ['não gosto de franja', ['franja-nao']],
  ['Não quero cortar muito', ['nao-cortar']],
  ['minha barba é falhada', ['barba-falhada']],
  ['no caso de dúvida, o banco de dados de entradas de teatro', []],
  ['vou me casar em maio', ['casamento']],
  ['Não vou cortar. Uso óculos.', ['oculos', 'nao-cortar']],
  ['Não prendo; uso óculos', ['oculos']],
  ['não tenho entradas mas uso óculos', ['oculos']],
  ['nunca tive alergia, nem pele sensível', []],
  ['Sem tempo, quero cortar curto', ['pouco-tempo']],
  ['não corto, mas quero franja', ['nao-cortar']],
  ['uso capacete de moto', []],
  ['faço progressiva', []],
  ['', []],
]
test.each(said)('“%s” is heard', (text, themes) => {
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

test.each(NOTES)('“$text” is heard, and waits for a person where one must answer', ({ text, themes, concerns }) => {
  expect(hearThemes(text)).toEqual(themes)
  expect([...new Set(sensitiveWords(text).map(({ concern }) => concern))]).toEqual(concerns)
  expect(isBlankNote(text)).toBe(false)
  expect(quoteNote(text)).toBe(text)
})

test('what makes a note wait is said in its own words', () => {
  expect(sensitiveWords('Não vou cortar.\nALÉRGICA a amônia, alérgica mesmo')).toEqual([
    { concern: 'alergia', word: 'ALÉRGICA' },
    { concern: 'alergia', word: 'amônia' },
  ])
  expect(sensitiveWords('cadeira  de\nrodas')).toEqual([{ concern: 'saúde', word: 'cadeira de rodas' }])
})

test.each([
  ['fiz quimoterapia', 'quimoterapia'],
  ['alopessia', 'alopessia'],
  ['dermatitte na nuca', 'dermatitte'],
  ['tenho viitligo? vitilgo', 'vitilgo'],
  ['GRAVIDA', 'GRAVIDA'],
  ['sem alergia nenhuma', 'alergia'],
  ['alergia a franja', 'alergia'],
])('“%s” waits, slips and jokes included', (text, word) => {
  expect(sensitiveWords(text).map((found) => found.word)).toContain(word)
})

test.each([
  'Uso óculos para ler.',
  'Quero transmitir alegria.',
  'Uso relógio e brinco.',
  'Tenho uma reunião toda semana e trabalho no banco.',
  'Prefiro algo prático, generoso no topo, e gosto de cores claras.',
  'Meu cabelo transita entre o liso e o ondulado.',
])('“%s” waits for nobody', (text) => {
  expect(sensitiveWords(text)).toEqual([])
})

test('a note is quoted in one line, without what no page prints, and long ones end at a word', () => {
  expect(quoteNote('  Olá,\n\nmundo \u202e😀!  ')).toBe('Olá, mundo !')
  const long = quoteNote('palavra, '.repeat(200))
  expect(long).toMatch(/^(palavra, )+palavra…$/)
  expect(long.length).toBeLessThanOrEqual(361)
  expect(quoteNote('x'.repeat(2000))).toBe(`${'x'.repeat(360)}…`)
  expect(quoteNote('😀')).toBe('')
  expect([null, undefined, '', ' \n\u200b', '\u00a0', '.', '?!'].map(isBlankNote)).not.toContain(false)
  expect(['5', '😀', 'محمد'].map(isBlankNote)).toEqual([false, false, false])
})

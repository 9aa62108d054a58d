import { describe, expect, test } from 'vitest'
import { chapterTexts } from '../chapters/chapter.ts'
import { writeHairColour } from '../chapters/hair-colour.ts'
import { readBrief } from './reading.ts'
import { PAULO } from '../testing/test-people.ts'
import { bleachDays, wantsBleach, wasBurnt } from './bleach-wish.ts'

const of = (observations: string, at = '2026-11-28') =>
  readBrief({ ...PAULO, at, form: { ...PAULO.form, observations } })

test.each([
  'Quero platinar antes do ano novo.',
  'Posso descolorir antes do natal?',
  'Eu nevo o cabelo todo fim de ano.',
  'Vou nevar de novo dia 30.',
  'Como faço pra ficar branco msm e não arder?',
  'Sonho com um loiro platinado.',
])('“%s”: wants bleach', (note) => {
  expect(wantsBleach(of(note))).toBe(true)
})

test.each([
  'Não quero descolorir.',
  'Minha irmã quer platinar.',
  'Queria ver nevar em Bariloche.',
  'Nunca mais platino.',
  'Descolori no ano passado.',
  'Sem descolorir, por favor.',
  'Tenho medo de descolorir.',
  'Quero parar de descolorir.',
  'Branca de neve é o meu apelido.',
  '',
])('“%s”: does not', (note) => {
  expect(wantsBleach(of(note))).toBe(false)
})

describe('the days', () => {
  test('are counted back from the one they name, the test first and two weeks between the passes', () => {
    expect(bleachDays(of('Quero platinar antes do ano novo.'))).toEqual({
      test: '2026-12-01',
      first: '2026-12-15',
      second: '2026-12-29',
      after: '2027-01-12',
    })
  })

  test('a day that leaves no time for the test is the next month’s', () => {
    expect(bleachDays(of('Vou nevar dia 30.'))?.second).toBe('2026-12-30')
  })

  test('a day too near for two passes gets one', () => {
    const days = bleachDays(of('Quero descolorir antes do ano novo.', '2026-12-12'))
    expect(days?.first).toBe('2026-12-29')
    expect(days?.second).toBeNull()
  })
})

test('the page says what the scalp needs, and never that nobody asked', () => {
  const note = 'Quero platinar dia 30, mas da última vez o couro descascou tudo.'
  expect(wasBurnt(of(note))).toBe(true)
  const said = [writeHairColour(of(note))].flatMap(chapterTexts).join(' ')
  expect(said).toMatch(/mecha escondida/)
  expect(said).toMatch(/dermatologista antes/)
  expect(said).not.toMatch(/não é pedido seu/)
})

test('who speaks of a colour in any way is not told that they did not', () => {
  for (const note of [
    'Pinto o cabelo a cada vinte dias.',
    'O loiro ficou amarelo.',
    'Minha mãe acha que eu devia fazer luzes.',
  ])
    expect([writeHairColour(of(note))].flatMap(chapterTexts).join(' ')).not.toMatch(/não é pedido seu/)
})

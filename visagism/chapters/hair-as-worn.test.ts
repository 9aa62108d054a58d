import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { chapterTexts } from './chapter.ts'
import type { Brief } from '../reading/reading.ts'
import { readBrief } from '../reading/reading.ts'
import { BRIEF, MARINA, OBSERVED, PAULO } from '../testing/test-people.ts'
import { writeChapters } from './chapters.ts'
import { writeFringe } from './fringe.ts'
import { writeHairColour } from './hair-colour.ts'
import { writeTexture } from './texture.ts'

const told = (base: Brief, observations: string, change: Partial<Brief> = {}): Brief => ({
  ...base,
  hairTexture: 'crespo',
  ...change,
  form: { ...base.form, observations },
})
const LOOSE = /pente|garfo|fitagem|difusor|creme|leave-in|cach[oa]|franja/i

describe('cords are not told of loose hair', () => {
  const WORN: readonly (readonly [string, Partial<Brief>, string])[] = [
    ['Meus dreads ficam.', {}, 'Os seus dreads'],
    ['Uso locs há nove anos e eles ficam.', {}, 'Os seus dreads'],
    ['', { today: { cm: 50, sidesCm: 50, cut: 'dreads-longos' } }, 'Os seus dreads'],
    ['Minhas box braids ficam, vou continuar trançada.', {}, 'As suas tranças'],
    ['', { facts: [{ key: 'braids-stay', source: 'chip', kept: true }] }, 'As suas tranças'],
  ]
  test.each(WORN)('“%s” %j', (note, change, title) => {
    for (const base of [MARINA, PAULO])
      for (const maintenanceLevel of ['Baixa', 'Média', 'Alta', null] as const) {
        const brief = told(base, note, change)
        const analysis = analyse({ ...brief, form: { ...brief.form, maintenanceLevel } })
        const texture = findChapter(analysis, 'textura')
        expect(texture?.title).toBe(title)
        expect(texture ? chapterTexts(texture).filter((text) => LOOSE.test(text)) : ['no chapter']).toEqual([])
        expect(findChapter(analysis, 'franja')).toBeNull()
        const texts = analysis.chapters.flatMap(chapterTexts)
        expect(texts.filter((text) => /pente.garfo|fitagem/i.test(text))).toEqual([])
      }
  })

  test('dreads get no oil', () => {
    const texture = writeTexture(readBrief(told(MARINA, 'Meus dreads ficam.')))
    expect(chapterTexts(texture).filter((text) => /óleo|cera\b/i.test(text))).toEqual([])
  })

  test('loose hair keeps its page', () => {
    expect(writeTexture(readBrief(told(MARINA, 'Meus cachos ficam.'))).title).toBe('O seu fio, crespo')
    expect(writeTexture(readBrief(told(MARINA, 'Minha irmã usa tranças.'))).title).toBe('O seu fio, crespo')
  })
})

test('hair under five centimetres has no page of fringes, unless one is asked for', () => {
  const short = (cm: number, note = '') => readBrief(told(PAULO, note, { today: { cm, sidesCm: 1, cut: null } }))
  expect(writeFringe(short(3))).toBeNull()
  expect(writeFringe(short(4.5))).toBeNull()
  expect(writeFringe(short(3, 'Quero uma franja.'))).not.toBeNull()
  expect(writeFringe(short(6))).not.toBeNull()
})

describe('colour is not sold to who did not ask for it', () => {
  const SOLD = /cor inteira|cor em bloco|cor .*na cabeça inteira/i
  test('whoever they are', () => {
    fc.assert(
      fc.property(fc.tuple(BRIEF, OBSERVED), ([brief, observed]) => {
        const r = readBrief({ ...brief, form: { ...brief.form, observations: '' }, observed })
        const texts = writeChapters(r).flatMap(chapterTexts)
        expect(texts.filter((text) => SOLD.test(text))).toEqual([])
        expect(texts.filter((text) => /sobrancelha|Ousar aqui/.test(text) && /descolor/.test(text))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
  test('whoever asks is told what it costs', () => {
    const asks = readBrief({
      ...told(MARINA, 'Quero pintar o cabelo de cobre.'),
      form: { ...MARINA.form, maintenanceLevel: 'Alta', observations: 'Quero pintar o cabelo de cobre.' },
    })
    expect(chapterTexts(writeHairColour(asks)).join(' ')).toContain('cor inteira')
  })

  const answered = (note: string, change: Partial<Brief> = {}): string => {
    const page = findChapter(analyse(told(PAULO, note, change)), 'cor-do-cabelo')
    return page ? chapterTexts(page).join(' ') : ''
  }
  const SHORT = { today: { cm: 3, sidesCm: 1, cut: null } } as const
  test.each([
    ['Quero saber se pode riscar ou clarear.', /Do risco e do claro/],
    ['Pode clarear um cabelo de 3 cm?', /Do claro no curto/],
    ['Quero ousar na cor, menos loiro.', /ousar na cor.*teste/],
    ['Topo ousar na cor, só não quero loiro.', /ousar na cor.*teste/],
  ])('“%s” is answered', (note, words) => {
    expect(answered(note, SHORT)).toMatch(words)
    expect(answered(note, SHORT)).not.toMatch(/platinad/)
  })
  test.each([
    'Não quero clarear.',
    'Sem clarear, por favor.',
    'Não quero ousar na cor.',
    'Não quero tinta. Pode clarear?',
  ])('“%s” is not', (note) => {
    expect(answered(note, SHORT)).not.toMatch(/Do risco e do claro|Do claro no curto|ousar na cor/)
  })
})

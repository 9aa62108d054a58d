import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { chapterTexts } from './chapter.ts'
import type { Brief } from '../reading/reading.ts'
import { readBrief } from '../reading/reading.ts'
import { fringeWithCut } from '../reading/fringe-with-cut.ts'
import { fringeFor, LEAST_FRONT_CM } from '../hair/fringe.ts'
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
    expect(writeTexture(readBrief(told(MARINA, 'Meus cachos ficam.'))).title).toBe('O seu cabelo, crespo')
    expect(writeTexture(readBrief(told(MARINA, 'Minha irmã usa tranças.'))).title).toBe('O seu cabelo, crespo')
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
    ['Quero saber se pode riscar ou clarear.', /do risco e do claro/],
    ['Pode clarear um cabelo de 3 cm?', /do claro no curto/],
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
    expect(answered(note, SHORT)).not.toMatch(/do risco e do claro|do claro no curto|ousar na cor/)
  })
})

describe('general words are of the hair that is worn', () => {
  const seen = (values: Readonly<Record<string, string>>): Brief['observed'] =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-03-09' }]),
    )
  const pages = (brief: Brief): string => writeChapters(readBrief(brief)).flatMap(chapterTexts).join('\n')

  test.each([
    ['castanho', 'alguns', false],
    ['preto', 'alguns', false],
    ['castanho', 'metade', true],
    ['loiro escuro', 'alguns', true],
    ['grisalho', 'quase todos', true],
  ])('%s, with whites: %s, takes violet toner: %s', (hairColour, greys, takes) => {
    const brief = told(MARINA, '', { observed: seen({ hairColour, greys }) })
    expect(/[Mm]atizador, (?:que|uma lavagem)/.test(pages(brief))).toBe(takes)
  })

  test('straight hair is promised no curl', () => {
    for (const hairTexture of ['liso', 'cacheado'] as const)
      expect(/é nele que o cacho/.test(pages(told(MARINA, 'Não quero alisar.', { hairTexture })))).toBe(
        hairTexture === 'cacheado',
      )
  })

  test('a first fringe is never longer than the front that the cut leaves', () => {
    fc.assert(
      fc.property(fc.tuple(BRIEF, OBSERVED), ([brief, observed]) => {
        const r = readBrief({ ...brief, observed })
        const first = fringeWithCut(r)
        const pick = fringeFor(r).picks.find(({ what }) => what === first?.what)
        const [front] = r.cuts[r.cuts.recommended].cut.centimetres
        expect(LEAST_FRONT_CM[pick?.id ?? 'sem'] ?? 0).toBeLessThanOrEqual(front)
      }),
      { numRuns: 60 },
    )
  })

  test('no parting is moved beside what places it', () => {
    const form = { ...MARINA.form, objective: 'Melhoria sutil' as const }
    const confirmation = { shape: 'oval', by: 'Ana', at: '2026-03-10' } as const
    const plan = (observations: string) =>
      pages({ ...MARINA, marking: null, confirmation, hairTexture: 'liso', form: { ...form, observations } })
    expect(plan('')).toMatch(/[Mm]ude a risca/)
    for (const note of ['Tenho um redemoinho na frente.', 'Tenho entradas.', 'Meu cabelo está caindo muito.'])
      expect(plan(note)).not.toMatch(/[Mm]ude a risca/)
  })

  test('broken hair is told of no centimetres to lose', () => {
    expect(pages(told(MARINA, 'Tive corte químico e o alto quebrou todo.'))).not.toMatch(
      /cm por visita|banho de brilho/i,
    )
  })

  test('a colour that they refuse is the accent of no temperament', () => {
    const refused = ['yellow', 'red', 'blue', 'purple', 'green'] as const
    const brief: Brief = { ...MARINA, colour: { ...MARINA.colour, refused } }
    expect(pages(brief)).not.toMatch(/No detalhe: (?:amarelo|vermelho|azul|roxo)/)
    expect(pages(MARINA)).toMatch(/No detalhe: (?:amarelo|vermelho|azul|roxo)/)
  })

  test('a white lock that they love is covered by nothing', () => {
    const page = chapterTexts(writeHairColour(readBrief(told(MARINA, 'Tenho uma mecha branca na frente e amo ela.'))))
    expect(page.join(' ')).toMatch(/mecha branca é sua/)
    expect(page.join(' ')).not.toMatch(/Cobrir|o branco some|raiz se refaz/)
    const bothered = chapterTexts(writeHairColour(readBrief(told(MARINA, 'Quero cobrir a mecha branca.'))))
    expect(bothered.join(' ')).not.toMatch(/mecha branca é sua/)
  })

  test('the green of the pool is heard as it is said', () => {
    for (const note of ['Nado todo dia e o cabelo está indo pro verde.', 'As pontas ficaram esverdeadas com o cloro.'])
      expect(pages(told(MARINA, note))).toMatch(/xampu quelante/)
    for (const note of ['Quero pintar o cabelo de verde.', 'Uso muito verde, e nado aos sábados.'])
      expect(pages(told(MARINA, note))).not.toMatch(/O esverdeado vem/)
  })
})

describe('receding corners of a head kept close to the skin', () => {
  const SHAVEN = [
    'careca',
    'Raspo a cabeça toda semana e vai continuar assim.',
    'Uso a cabeça raspada e quero continuar.',
  ]
  const cutTexts = (note: string, top: 'entradas' | 'cheio' | 'mais ralo' | 'sem fios') =>
    (['cabelo-agora', 'cabelo-proxima', 'cabelo-ousado'] as const).flatMap((id) => {
      const page = findChapter(
        analyse({
          ...PAULO,
          today: { cm: 1, sidesCm: 1, cut: null },
          observed: { ...PAULO.observed, top: { value: top, by: 'cliente', at: PAULO.at } },
          form: { ...PAULO.form, observations: note },
        }),
        id,
      )
      return page ? chapterTexts(page) : []
    })

  test.each(SHAVEN)('are told as the outline that they are: “%s”', (note) => {
    const texts = cutTexts(note, 'entradas')
    expect(texts.filter((text) => /entradas/i.test(text)).length).toBeGreaterThan(0)
    expect(texts.filter((text) => /caia sobre elas|textura vem para a frente|secá-la|ponta reta/.test(text))).toEqual(
      [],
    )
  })

  test.each(SHAVEN)('are told of nobody else, and of no secret: “%s”', (note) => {
    for (const top of ['cheio', 'mais ralo', 'sem fios'] as const)
      expect(cutTexts(note, top).filter((text) => /entradas|ponta reta/i.test(text))).toEqual([])
    expect(
      cutTexts(`${note} Meu cabelo cai, ninguém sabe disso.`, 'entradas').filter((text) => /entradas/i.test(text)),
    ).toEqual([])
  })
})

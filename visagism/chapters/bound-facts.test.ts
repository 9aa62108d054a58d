import { describe, expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import { browsFor } from '../advice/brows.ts'
import { factAgainst } from '../advice/bound.ts'
import { framesFor } from '../advice/frames.ts'
import { allergyLine } from '../card/allergies.ts'
import type { FactKey } from '../facts/facts.ts'
import type { SettledFact } from '../facts/settle.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { GENDERS } from '../knowledge/form.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { choosableFor } from '../reading/choices.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { MARINA, RUI } from '../testing/test-people.ts'
import { chapterTexts } from './chapter.ts'

const AT = '2026-03-10'
const PEOPLE = FACE_SHAPES.map((shape, at): Brief => {
  const brief = at % 2 === 0 ? MARINA : RUI
  return { ...brief, marking: null, confirmation: { shape, by: 'Ana', at: AT } }
})
const allergic = (brief: Brief, value: string, source: SettledFact['source'] = 'chip'): Brief => ({
  ...brief,
  facts: [{ key: 'allergy', value, source, kept: true } as SettledFact],
})
const writing = (brief: Brief, observations: string): Brief => ({ ...brief, form: { ...brief.form, observations } })
/** What pages ask for, without what tells of it. */
const asked = (brief: Brief): string[] =>
  analyse(brief)
    .chapters.filter(({ id }) => !['carta', 'cartao', 'fontes', 'cor-do-cabelo'].includes(id))
    .flatMap(chapterTexts)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
const KEPT = /\b(?:sem|nada|nao|nunca|nem|livres?|alergi\w+|fora|niquel|titanio|algodao)\b/
const breaking = (brief: Brief, pattern: RegExp): string[] =>
  asked(brief).filter((text) => pattern.test(plainLetters(text)) && !KEPT.test(plainLetters(text)))

describe('an allergy, by its substance', () => {
  test.each([
    [
      'níquel',
      /\b(?:metal|metais|metalic\w+|bijus?|bijuterias?|fivelas?|argolas?|brincos?|aviador|meio aro|sem aro)\b/,
    ],
    ['formol', /\b(?:progressiva|alisamento|alisar)\b/],
    ['látex', /\b(?:elastico|borracha|cola de cilios)\b/],
    ['PPD', /\b(?:tinta|tonaliz\w+|luzes|henna)\b/],
    ['perfume', /\b(?:perfum\w+|essencias?)\b/],
  ])('to %s: no page asks for what holds it', (value, pattern) => {
    for (const brief of PEOPLE) {
      expect(breaking(allergic(brief, value), pattern)).toEqual([])
      expect(breaking(allergic(brief, value, 'visagist'), pattern)).toEqual([])
      expect(breaking(writing(brief, `Tenho alergia a ${value}.`), pattern)).toEqual([])
    }
  })

  test('to níquel: no page calls for a rim of metal, “sem aro” included', () => {
    for (const brief of PEOPLE) {
      const page = findChapter(analyse(allergic(brief, 'níquel')), 'oculos')
      const texts = page ? chapterTexts(page).flatMap((text) => text.split(/(?<=[.!?])\s+/)) : []
      expect(texts.filter((text) => /aviador|metal fino/i.test(text) && !/n[ií]quel/i.test(text))).toEqual([])
    }
  })

  test('is read from a sentence that names it without the word', () => {
    const brief = writing(MARINA, 'Níquel me dá coceira e empola a pele.')
    expect(breaking(brief, /\b(?:metal|metais|argolas?|brincos?)\b/)).toEqual([])
    expect(breaking(writing(MARINA, 'Não tenho alergia a níquel.'), /\bbrincos?\b/)).not.toEqual([])
  })

  test('of whoever wears earrings that do no harm takes no earring away', () => {
    const brief = writing(MARINA, 'Tenho alergia a níquel, mas uso brinco de ouro todo dia.')
    expect(asked(brief).some((text) => /brinco/i.test(text))).toBe(true)
  })

  test('stands on the card from wherever it was said', () => {
    const lineOf = (brief: Brief) => allergyLine(analyse(brief).salonCard)
    expect(lineOf(allergic(MARINA, 'níquel'))).toBe('Tenho alergia a níquel.')
    expect(lineOf(allergic(MARINA, 'látex', 'visagist'))).toBe('Tenho alergia a látex.')
    expect(lineOf(allergic(MARINA, ''))).toBe('Tenho alergia: pergunte-me a quê.')
    const both = allergic(writing(MARINA, 'Tenho alergia a formol.'), 'níquel')
    expect(lineOf(both)).toBe('“Tenho alergia a formol.” Tenho alergia a níquel.')
    expect(lineOf(writing(MARINA, 'Tenho alergia a formol.'))).toBe('“Tenho alergia a formol.”')
  })
})

describe('fixed texts of shape, intention, occasion and length', () => {
  const OF_PATHS = ['cabelo', 'cabelo-agora', 'cabelo-proxima', 'cabelo-ousado', 'na-foto']
  const general = (brief: Brief): string[] =>
    analyse(brief)
      .chapters.filter(({ id }) => !['carta', 'cartao', 'fontes', 'cor-do-cabelo', ...OF_PATHS].includes(id))
      .flatMap(chapterTexts)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((text) => !KEPT.test(plainLetters(text)))
      .map((text) => plainLetters(text))

  test.each([
    ['no-cut', /\b(?:cabelos? curtos?|encurte o cabelo|pixie)\b/],
    ['fringe-stays', /\btesta (?:livre|a mostra|descoberta)\b/],
    ['hair-loss', /\b(?:rabo(?: de cavalo)?|coque) (?:\w+ )?(?:apertado|alto|esticado)\b|\brepuxad/],
    ['in-treatment', /\b(?:tonaliz\w+|descolor\w+|progressiva|alisamento)\b/],
    ['colour-stays', /\b(?:tonaliz\w+|descolor\w+|coloracao do cabelo)\b/],
    ['no-bleach', /\b(?:descolor\w+|balayage|mechas claras)\b/],
    ['loves-forehead', /\b(?:cubr|cobr|escond|sombr)\w+ (?:um pouco )?d?a testa\b/],
  ] as const)('do not ask for what %s refuses', (key, asks) => {
    for (const brief of PEOPLE) {
      const facts = [{ key, value: '', source: 'chip', kept: true } as SettledFact]
      expect(general({ ...brief, facts }).filter((text) => asks.test(text))).toEqual([])
    }
  })
})

describe('frames and brows', () => {
  const said = (brief: Brief, key: FactKey, value = ''): Brief => ({
    ...brief,
    facts: [{ key, value, source: 'chip', kept: true } as SettledFact],
  })
  const SAID = [
    ['allergy', 'níquel'],
    ['helmet', ''],
    ['mask', ''],
    ['loves-brows', ''],
    ['brows-stay', ''],
    ['mark-stays', 'a cicatriz na sobrancelha'],
    ['no-makeup', ''],
    ['nothing-feminine', ''],
    ['cannot-lift-arms', ''],
    ['skin-condition', ''],
  ] as const

  test.each(SAID)('%s takes out the same ones for the pages and for the desk, and three are left', (key, value) => {
    for (const plain of PEOPLE)
      for (const gender of GENDERS) {
        const r = readBrief(said({ ...plain, person: { ...plain.person, gender } }, key, value))
        for (const [part, picks] of [
          ['frame', framesFor(r).picks],
          ['brow', browsFor(r).picks],
        ] as const) {
          expect(picks).toHaveLength(3)
          expect(picks.filter(({ id }) => factAgainst(part, id, r) !== null)).toEqual([])
          const refused = choosableFor(r, part).filter(({ refused: why }) => why !== null)
          const bound = choosableFor(r, part).filter(({ id }) => factAgainst(part, id, r) !== null)
          expect(refused).toEqual(expect.arrayContaining(bound))
        }
      }
  })

  test('are the same where nothing was said', () => {
    for (const brief of PEOPLE) {
      const r = readBrief(brief)
      expect([...framesFor(r).picks, ...browsFor(r).picks].map(({ why }) => why)).not.toContain(
        'sobe um pouco no canto, e só',
      )
    }
  })

  test('a line that is loved is on its page as it grew', () => {
    const chapter = findChapter(analyse(said(MARINA, 'loves-brows')), 'sobrancelhas')
    expect(chapter?.figures.map((figure) => (figure.kind === 'portrait' ? figure.look.brow : null))).toEqual([
      'natural',
    ])
  })
})

test('a knot that a rule asks for has no strand left out of it, and no page of fringes', () => {
  const facts = (['work-rule', 'wears-it-tied'] as const).map(
    (key): SettledFact => ({ key, source: 'visagist', kept: true }) as SettledFact,
  )
  for (const brief of PEOPLE) {
    const bound = { ...brief, facts, hairTexture: 'liso', today: { cm: 48, sidesCm: 48, cut: null } } as const
    expect(breaking(bound, /\b(?:fios?|mechas?|cachos?)(?: \w+){0,3} solt\w+\b/)).toEqual([])
    expect(findChapter(analyse(bound), 'franja')).toBeNull()
    const card = findChapter(analyse(bound), 'cartao')
    expect(card ? chapterTexts(card).join(' ') : '').not.toContain('as mechas da frente são as que mais importam')
  }
})

describe('brows that nobody touches', () => {
  const TOUCHING =
    /\b(?:limp(?:e|ar)|apar(?:e|ar)|pinca|lapis|desenh(?:e|ar)|preench(?:a|er)|penteie|gel|henna|pint(?:e|ar))\b.{0,24}\bsobrancelhas?\b|\bsobrancelhas?\b.{0,24}\b(?:limpas?|aparadas?|desenhadas?|pinca|lapis|gel|henna)\b/

  test('have no page, no date and no word that touches them, and the card says so', () => {
    for (const brief of PEOPLE) {
      const analysis = analyse(writing(brief, 'Sobrancelha não mexe, onde eu tiro nasce branca.'))
      expect(findChapter(analysis, 'sobrancelhas')).toBeNull()
      expect(analysis.cares.map(({ what }) => what).filter((what) => /sobrancelha/i.test(what))).toEqual([])
      const tasks = analysis.calendar.flatMap((month) => month.tasks.map(({ what }) => what))
      expect(tasks.filter((what) => /sobrancelha/i.test(what))).toEqual([])
      const words = analysis.chapters
        .filter(({ id }) => !['carta', 'cartao', 'fontes'].includes(id))
        .flatMap(chapterTexts)
        .flatMap((text) => text.split('. '))
        .map(plainLetters)
      expect(words.filter((text) => TOUCHING.test(text))).toEqual([])
      expect(JSON.stringify(analysis.salonCard)).toContain('sobrancelhas')
    }
  })
})

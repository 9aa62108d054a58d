import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACCESSORIES, EARRING_IDS, ornamentsFor } from './accessories.ts'
import { analyse, findChapter, type Brief } from '../analysis/analysis.ts'
import { FACE_SHAPES } from '../knowledge/axes.ts'
import { BROW_IDS, BROWS, browsFor } from './brows.ts'
import { chapterTexts } from '../chapters/chapter.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { GLASSES, GLASSES_IDS } from './glasses.ts'
import { GENDERS, HAIR_LENGTHS, STYLES, type Gender } from '../knowledge/form.ts'
import { collarsFor, NECKLINE_IDS, NECKLINES } from './necklines.ts'
import { readBrief } from '../reading/reading.ts'
import { refusalsOf } from '../reading/refusals.ts'
import type { ShapeAdvice } from './shape-advice.ts'
import { BRIEF, PAULO } from '../testing/test-people.ts'
import { NATURAL_BROWS } from './natural-brows.ts'
import { MENSWEAR_COLLARS } from './collars.ts'
import { framesFor, framesSubject, MENSWEAR_FRAMES } from './frames.ts'
import { MENSWEAR_ORNAMENTS } from './ornaments.ts'
import { wardrobeOf, type Wearer } from './wardrobe.ts'

const OF_WARDROBE = ['decotes', 'acessorios', 'sobrancelhas', 'roupa'] satisfies ChapterId[]
const LISTS = [
  [NECKLINES, ACCESSORIES, BROWS, GLASSES],
  [MENSWEAR_COLLARS, MENSWEAR_ORNAMENTS, NATURAL_BROWS, MENSWEAR_FRAMES],
] as const

/** All texts of collars, ornaments, brows and clothes, one per line. */
const textsOf = (brief: Brief): string[] => {
  const analysis = analyse(brief)
  return OF_WARDROBE.flatMap((id) => chapterTexts(findChapter(analysis, id) ?? expect.fail(id)))
}

const bodyOf = (text: string) => text.split(/(?<=[.!?])\s+/)

const wearers: Wearer[] = GENDERS.flatMap((gender) =>
  FACE_SHAPES.flatMap((shape) =>
    STYLES.flatMap((style) =>
      [...HAIR_LENGTHS, null].flatMap((hairLength) =>
        ([null, 'Sem barba', 'Cheia'] as const).map((beard) => ({
          gender,
          shape,
          beard,
          brief: { form: { style, hairLength } },
        })),
      ),
    ),
  ),
)
const of = (gender: Gender) => wearers.filter((wearer) => wearer.gender === gender)
const adviceOf = (wearer: Wearer) => [collarsFor(wearer), ornamentsFor(wearer), browsFor(wearer), framesFor(wearer)]

const anybody = (gender: Gender) => BRIEF.map((brief) => ({ ...brief, person: { ...brief.person, gender } }))

const OF_ANOTHER_WARDROBE =
  /gatinho|ombro a ombro|coque|canoa|clavícula|pérola|ponto de luz|lenço de seda|salto|gargantilha|colar\b|presilha|arco (alto|médio)|com lápis, antes|preencha|decotes? (?!reto)/i

describe('who is a man', () => {
  test('is told of no earring unless one is worn, and of nothing of another wardrobe', () => {
    fc.assert(
      fc.property(anybody('Masculino'), (brief) => {
        const said = textsOf(brief).flatMap(bodyOf)
        expect(said.filter((text) => /brinco/i.test(text) && !text.startsWith('Se você usa brinco, '))).toEqual([])
        expect(said.filter((text) => OF_ANOTHER_WARDROBE.test(text.replace('Decotes e golas', '')))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('reads of no frame that opens at the temples', () => {
    for (const wearer of of('Masculino')) {
      const { subject, alternate } = framesSubject(wearer)
      expect(JSON.stringify([subject.shapes[wearer.shape], subject.styles, alternate])).not.toMatch(
        /[Gg]atinho[^-]|brinco/,
      )
    }
  })

  test('has brows that are cleaned and never drawn', () => {
    for (const wearer of of('Masculino')) {
      const { picks } = browsFor(wearer)
      expect(picks.filter(({ id }) => !['natural', 'reta'].includes(id))).toEqual([])
      expect(picks.filter(({ effects = [] }) => effects.includes('arco-alto'))).toEqual([])
    }
  })

  test('is drawn in the collar and the brow the pages speak of', () => {
    for (const shape of FACE_SHAPES) {
      const brief: Brief = { ...PAULO, marking: null, confirmation: { shape, by: 'Ana', at: '2026-03-10' } }
      const analysis = analyse(brief)
      const reading = readBrief(brief)
      const lookOf = (id: ChapterId) => {
        const figure = findChapter(analysis, id)?.figures[0]
        return figure?.kind === 'portrait' ? { ...figure.look, label: figure.label } : null
      }
      const [collar] = collarsFor(reading).picks
      expect(lookOf('decotes')).toMatchObject({ neckline: collar.id, label: collar.what })
      const [brow] = browsFor(reading).picks
      expect(lookOf('sobrancelhas')).toMatchObject({ brow: brow.id, label: brow.what })
      // A brow's look leaves the advised collar unchanged.
      expect(lookOf('sobrancelhas')).not.toHaveProperty('neckline')
      // Other collars are drawn as the nearest of these.
      expect(['v', 'careca', 'camisa', 'gola-alta']).toContain(collar.id)
    }
  })
})

describe('who is non-binary', () => {
  test('is led by what they answered: the beard, else the hair, else the style', () => {
    type Answers = Wearer['brief']['form']
    const wearer = (beard: Wearer['beard'], hairLength: Answers['hairLength'], style: Answers['style'] = 'Clássico') =>
      wardrobeOf({ gender: 'Não-binário', shape: 'oval', beard, brief: { form: { style, hairLength } } })
    expect(wearer('Cheia', 'Muito longo')).toBe('menswear')
    expect(wearer('Sem barba', 'Longo')).toBe('womenswear')
    expect(wearer(null, 'Curto')).toBe('menswear')
    expect([wearer(null, null), wearer(null, null, 'Ousado')]).toEqual(['menswear', 'womenswear'])
  })

  test('reads both lists: two picks of the one that leads, and one of the other', () => {
    for (const wearer of of('Não-binário')) {
      const isMenswear = wardrobeOf(wearer) === 'menswear'
      const mixed = [collarsFor(wearer), ornamentsFor(wearer), browsFor(wearer)]
      mixed.forEach(({ picks }, i) => {
        const from = (list: 0 | 1) =>
          picks.filter((pick) => LISTS[list][i]?.shapes[wearer.shape].picks.includes(pick) === true).length
        expect({ wearer, i, picks: [from(0), from(1)] }).toEqual({ wearer, i, picks: isMenswear ? [1, 2] : [2, 1] })
      })
    }
  })

  test('is offered an earring only where the other list leads', () => {
    for (const wearer of of('Não-binário').filter((one) => wardrobeOf(one) === 'menswear'))
      expect(ornamentsFor(wearer).picks.filter(({ id }) => EARRING_IDS.includes(id))).toEqual([])
  })
})

test('whoever is a woman reads the lists as they are', () => {
  for (const wearer of of('Feminino'))
    expect(adviceOf(wearer)).toEqual(LISTS[0].map(({ shapes }) => shapes[wearer.shape]))
})

describe('the lists', () => {
  test('recommend nothing that the same face is advised against', () => {
    for (const wearer of wearers) {
      const advice = adviceOf(wearer)
      const refused = [...advice.flatMap(({ avoid }) => avoid), ...refusalsThatHold(wearer)]
      const contradictions = advice.flatMap(({ picks }) =>
        picks.flatMap(({ what, effects = [] }) =>
          refused
            .filter((line) => line.what === what || line.refuses?.some((effect) => effects.includes(effect)) === true)
            .map((line) => `${wearer.gender}, ${wearer.shape}: ${what} | ${line.what}`),
        ),
      )
      expect(contradictions).toEqual([])
    }
  })

  test('name three different things each, all in the drawing’s vocabulary, and rule out something with each line', () => {
    const vocabularies: readonly (readonly string[] | null)[] = [NECKLINE_IDS, null, BROW_IDS, GLASSES_IDS]
    for (const wearer of wearers) {
      const own = [collarsFor(wearer), ornamentsFor(wearer), browsFor(wearer)]
      for (const { refuses = [] } of own.flatMap(({ avoid }) => avoid)) expect(refuses).not.toEqual([])
      adviceOf(wearer).forEach(({ picks, avoid }: ShapeAdvice, i) => {
        expect(new Set(picks.map(({ what }) => what)).size).toBe(3)
        expect(new Set(avoid.map(({ what }) => what)).size).toBe(2)
        for (const { id } of picks) expect(vocabularies[i] ?? [id]).toContain(id)
      })
    }
  })

  test('of menswear have a text of its own in every row, and a quotation that fits the margin', () => {
    for (const subject of [MENSWEAR_COLLARS, MENSWEAR_ORNAMENTS, NATURAL_BROWS]) {
      const texts = FACE_SHAPES.flatMap((shape) => {
        const { lead, quote, why, alternate, asSecond } = subject.shapes[shape]
        expect(quote.length).toBeLessThanOrEqual(90)
        return [lead, quote, ...why, ...alternate, asSecond]
      })
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})

/** Refusals elsewhere in the report; womenswear rows count for its readers. */
function refusalsThatHold({ shape, gender }: Wearer) {
  const ofWomenswear: readonly unknown[] = LISTS[0].flatMap(({ shapes }) => shapes[shape].avoid)
  return refusalsOf(shape).filter((line) => gender === 'Feminino' || !ofWomenswear.includes(line))
}

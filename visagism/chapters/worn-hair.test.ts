import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACE_SHAPES, HAIR_TEXTURES } from '../knowledge/axes.ts'
import { chapterTexts } from './chapter.ts'
import { waitsForAir } from '../hair/finish.ts'
import { textureOnShape } from '../hair/hair-lengths.ts'
import { CUT_IDS, CUTS } from '../cuts/cuts.ts'
import { keepsLength } from '../hair/growth.ts'
import { HAIR_PATHS, opposedPlaces, presentHair } from '../hair/hair.ts'
import { isWornTied } from '../hair/reach.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { gestureFor } from './shape-intention.ts'
import { BRIEF, OBSERVED } from '../testing/test-people.ts'
import { wardrobeOf } from '../advice/wardrobe.ts'
import { wearsBeard } from '../reading/care.ts'
import { writeChapters } from './chapters.ts'
import { salonCardOf } from '../card/salon-card.ts'
import { writeFringe } from './fringe.ts'
import { writeBold, writeNext, writeNow } from './cut.ts'
import { writeHair } from './hair.ts'
import { writeIntention } from './intention.ts'
import { writePlan } from './plan.ts'
import { writeTexture } from './texture.ts'

const SOMEBODY = fc.tuple(BRIEF, OBSERVED).map(([brief, observed]): Brief => ({ ...brief, observed }))
const CUTS_OF = { now: writeNow, next: writeNext, bold: writeBold }

/** Only hanging hair has these. */
const HANGS = /queixo|maxilar|pontas viradas|metade de baixo|abaixo da orelha|mechas?\b|pirâmide|gota invertida/i

describe('hair is spoken of as it is', () => {
  test('short hair is asked for nothing that only hanging hair can do, in any texture and shape', () => {
    const said = FACE_SHAPES.flatMap((shape) => HAIR_TEXTURES.map((texture) => textureOnShape(shape, texture, true)))
    expect(said.filter((text) => HANGS.test(text))).toEqual([])
    // Otherwise the short version would be needless.
    expect(HANGS.test(textureOnShape('coracao', 'liso', false))).toBe(true)
  })

  test('tied hair covers no cheek and is brought to no cheek: a lock is left loose as it is tied', () => {
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief(brief)
        const texts = isWornTied(r) ? [writeHair(r), writePlan(r)].flatMap(chapterTexts) : []
        expect(texts.filter((text) => /cobertas por uma mecha|^(traga|solte) (uma|duas) mechas?/i.test(text))).toEqual(
          [],
        )
      }),
      { numRuns: 400 },
    )
  })

  test('once the recommended cut is short, no page after it asks for a lock, a plait or a band', () => {
    const needsLength =
      /\b(?:traga|solte) (?:uma|duas) mechas?|\bprenda (?:metade|as laterais|o cabelo)|\btranças? frouxas?|\bao prender\b/i
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief(brief)
        const { cut, stays, monthsToGrow } = r.cuts[r.cuts.recommended]
        const isShort = !stays && monthsToGrow === 0 && !cut.ties
        const texts = isShort ? chapterTexts(writePlan(r)) : []
        expect(texts.filter((text) => needsLength.test(text))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test('the minutes of a cut that dries by itself are those of the hands, and say so', () => {
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief(brief)
        const told = HAIR_PATHS.map((path) => {
          const daily = CUTS_OF[path](r).sections[1]?.paragraphs[0] ?? ''
          const [finish = ''] = daily.split(/(?= (?:Conte|São|Reserve|Suas mãos|A recompensa) )/)
          return { daily, waits: waitsForAir(finish) }
        })
        const wrong = told.filter(({ daily, waits }) =>
          waits ? !/mãos|seque/.test(daily) : /o resto é do ar|fora o tempo de secar/.test(daily),
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('an earring', () => {
  test('is part of no way to wear a cut', () => {
    expect(
      CUT_IDS.flatMap((id) => CUTS[id].wear)

        .filter((way) => way.includes('brinco')),
    ).toEqual([])
  })

  test('is named to nobody who reads menswear, but for whoever wears one', () => {
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief(brief)
        const chapters = wardrobeOf(r) === 'menswear' ? writeChapters(r) : []
        const sentences = chapters.flatMap(chapterTexts).flatMap((text) => text.split(/(?<=[.!?])\s+/))
        expect(
          sentences.filter((text) => /brinco|argola/i.test(text) && !text.startsWith('Se você usa brinco, ')),
        ).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

test('the gesture of an intention asks for no fringe of whoever wants none, and for no beard where none grows', () => {
  fc.assert(
    fc.property(SOMEBODY, fc.boolean(), (brief, unwanted) => {
      const observations = unwanted ? 'Não gosto de franja.' : brief.form.observations
      const r = readBrief({ ...brief, form: { ...brief.form, observations } })
      const words = [...(unwanted ? ['franja'] : []), ...(wearsBeard(r) ? [] : ['barba'])]
      expect(words.filter((word) => gestureFor(r).toLowerCase().includes(word))).toEqual([])
      expect(writeIntention(r).sections.length).toBe(4)
    }),
    { numRuns: 600 },
  )
})

describe('the first cut', () => {
  const people = fc.sample(SOMEBODY, { numRuns: 1500, seed: 11 }).map((brief) => readBrief(brief))

  test('that opposes the map or the rhythm says so on the page that chooses it, and no other does', () => {
    const told = people
      .filter((r) => !r.isTopBare)
      .map((r) => {
        const { cut, monthsToGrow } = r.cuts[r.cuts.recommended]
        const opposes = monthsToGrow === 0 && opposedPlaces(cut, r.shape).length > 0
        const [, , section] = writeHair(r).sections
        return { id: cut.id, opposes, says: section?.paragraphs.join(' ').includes('nenhum cumpre o mapa') }
      })
    expect(told.filter(({ opposes }) => opposes).length).toBeGreaterThan(20)
    expect(told.filter(({ opposes, says }) => opposes !== says)).toEqual([])
  })

  test('that is an outline alone tells the card where the length grows to', () => {
    const outlined = people.filter(
      (r) => r.cuts[r.cuts.recommended].cut.id === 'so-contorno' && r.cuts.next.monthsToGrow > 0,
    )
    expect(outlined.length).toBeGreaterThan(0)
    for (const r of outlined)
      expect(salonCardOf(r).after.join(' ')).toMatch(/o comprimento cresce; em (uns \d+ (meses|anos)|cerca de um mês)/)
  })

  test('of the length of today is no debut, and the plan calls a cut a cut', () => {
    const kept = people.filter((r) => keepsLength(r.cuts.bold.cut, presentHair(r.cutBrief)))
    expect(kept.length).toBeGreaterThan(20)
    expect(kept.flatMap((r) => chapterTexts(writeBold(r))).filter((text) => text.includes('estreá'))).toEqual([])
    expect(people.flatMap((r) => chapterTexts(writePlan(r))).filter((text) => /só o acabamento/.test(text))).toEqual([])
  })

  test('with no place for a fringe, or short hair, leaves it one page of words', () => {
    const isShort = (length: string | null | undefined) => length === 'Curto' || length === 'Muito curto'
    const without = people.filter(
      (r) => r.cuts[r.cuts.recommended].cut.fringe === 'none' || isShort(r.brief.form.hairLength),
    )
    const chapters = without.flatMap((r) => writeFringe(r) ?? [])
    expect(chapters.length).toBeGreaterThan(20)
    for (const { figures, tables } of chapters) expect([...(figures ?? []), ...(tables ?? [])]).toEqual([])
  })
})

test('of a bare top no card and no page of the three speaks of volume', () => {
  const bare = fc
    .sample(SOMEBODY, { numRuns: 600, seed: 5 })
    .map((brief) => readBrief(brief))
    .filter((r) => r.isTopBare)
  expect(bare.length).toBeGreaterThan(5)
  for (const r of bare) {
    const { tables, figures } = writeHair(r)
    const told = JSON.stringify([salonCardOf(r).after, tables, figures])
    expect(told).not.toMatch(/volume/i)
  }
})

test('where cream takes the volume of straight hair and the cut asks for it, the page says where it goes', () => {
  const people = fc.sample(SOMEBODY, { numRuns: 3000, seed: 9 }).map((brief) => readBrief(brief))
  const creamed = people.filter((r) => {
    const { cut } = r.cuts[r.cuts.recommended]
    return r.texture === 'liso' && !r.isTopBare && cut.axes.crown < 0 && /creme/i.test(cut.finish)
  })
  expect(creamed.length).toBeGreaterThan(5)
  for (const r of creamed) expect(chapterTexts(writeTexture(r)).join(' ')).toContain('nunca na raiz')
})

test('hair that grows back after a treatment: what waits for the doctors stands first on the card itself', () => {
  const [brief] = fc.sample(BRIEF, { numRuns: 1, seed: 3 })
  if (!brief) throw new Error('no brief')
  const r = readBrief({
    ...brief,
    quiz: { faceShape: 'quadrado', ...brief.quiz },
    form: { ...brief.form, observations: 'Fiz quimioterapia e o cabelo está voltando.' },
  })
  expect(salonCardOf(r).avoid[0]).toBe('tinta, química e penteado que puxe, antes da liberação médica')
})

test('a great change that keeps the length of today is said to be one of drawing', () => {
  const people = fc.sample(SOMEBODY, { numRuns: 1500, seed: 13 }).map((brief) => readBrief(brief))
  const kept = people.filter(
    (r) =>
      r.brief.form.objective === 'Mudança radical' &&
      !r.isTopBare &&
      !r.cuts[r.cuts.recommended].stays &&
      keepsLength(r.cuts[r.cuts.recommended].cut, presentHair(r.cutBrief)),
  )
  expect(kept.length).toBeGreaterThan(5)
  for (const r of kept) expect(chapterTexts(writeHair(r)).join(' ')).toContain('a mudança é de desenho')
})

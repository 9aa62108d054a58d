import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EARRING_IDS, ornamentsFor } from '../advice/accessories.ts'
import { analyse, findChapter, type Analysis } from '../analysis/analysis.ts'
import type { Look } from './chapter.ts'
import { collarForNow, collarsFor } from '../advice/necklines.ts'
import { isOrnamentSeen, optionsTrying, placeOnBody, portraitOf, showsNeck } from '../looks/portrait-of.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { BRIEF, OBSERVED } from '../testing/test-people.ts'
import { isCovered, isVeiled, wardrobeOf } from '../advice/wardrobe.ts'
import { cases } from '../testing/long-test.ts'

const SOMEBODY = fc.tuple(BRIEF, OBSERVED).map(([brief, observed]): Brief => ({ ...brief, observed }))

const isSameDrawing = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const piecesOf = (analysis: Analysis) => {
  const chapter = findChapter(analysis, 'acessorios') ?? expect.fail('every report has ornaments')
  const opening = chapter.figures.flatMap((figure) => (figure.kind === 'portrait' ? [figure] : []))
  const figures = [...opening, ...(chapter.spare ?? [])]
  return { chapter, opening, figures, worn: figures.flatMap(({ look }) => look.ornament ?? []) }
}
const looksOf = ({ chapters }: Analysis): Look[] =>
  chapters.flatMap(({ figures, spare = [] }) =>
    [...figures, ...spare].flatMap((figure) => (figure.kind === 'portrait' ? [figure.look] : [])),
  )

describe('the pieces that are drawn', () => {
  test('are those that are advised, each seen on the person; all but the first are named with their reasons as well', () => {
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const analysis = analyse(brief)
        const { chapter, opening, figures } = piecesOf(analysis)
        const { picks } = ornamentsFor(readBrief(brief))
        const listed = chapter.lists.flatMap(({ items }) => items.map(({ what }) => what))
        const shown = opening.map(({ label }) => label)
        expect([...shown, ...listed].sort()).toEqual(picks.map(({ what }) => what).sort())
        expect(figures.map(({ look }) => look.ornament)).toEqual(
          [...new Set(picks.map(({ id }) => id))].filter((id) => isOrnamentSeen(id, analysis)),
        )
        const unseen = figures.filter(({ look }) =>
          isSameDrawing(portraitOf(analysis, look).items, portraitOf(analysis, { ...look, ornament: '' }).items),
        )
        expect(unseen).toEqual([])
      }),
      { numRuns: cases(30, 120) },
    )
  }, 60_000)

  test('are no earring where none is asked for, no hat over a cloth, and on a veil only what pins it', () => {
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const r = readBrief(brief)
        const { worn } = piecesOf(analyse(brief))
        const isWrong = (id: string) =>
          isVeiled(r)
            ? id !== 'broche'
            : (wardrobeOf(r) === 'menswear' && EARRING_IDS.includes(id)) || (isCovered(r) && placeOnBody(id) === 'head')
        expect(worn.filter(isWrong)).toEqual([])
      }),
      { numRuns: cases(80, 300) },
    )
  }, 60_000)

  test('at the neck lie on an open collar, where one is advised', () => {
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const collars = collarsFor(readBrief(brief)).picks.map(({ id }) => id)
        const atNeck = piecesOf(analyse(brief)).figures.filter(
          ({ look }) => placeOnBody(look.ornament ?? '') === 'neck',
        )
        const isHidden = collars.some(showsNeck) ? atNeck.filter(({ look }) => !showsNeck(look.neckline ?? '')) : []
        expect(isHidden).toEqual([])
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})

test('every drawing wears a collar that the report advises', () => {
  fc.assert(
    fc.property(SOMEBODY, (brief) => {
      const analysis = analyse(brief)
      const reading = readBrief(brief)
      const { picks } = collarsFor(reading)
      const wears = (look: Look) => optionsTrying(analysis, look).garment?.type
      // Where no page tries one, shoulders are bare on women alone.
      const now = wears({ shape: analysis.face.primary })
      const isOwn = brief.person.gender === 'Feminino'
      const collar = wears({ shape: analysis.face.primary, neckline: collarForNow(reading).id })
      expect(isOwn ? now : collar).toBe(collar)
      const advised = picks.map(({ id }) => wears({ shape: analysis.face.primary, neckline: id }))
      const looks = looksOf(analysis)
      expect(looks.filter((look) => ![...advised, ...(isOwn ? [] : [now])].includes(wears(look)))).toEqual([])
      expect(looks.filter((look) => look.neckline === undefined && wears(look) !== now)).toEqual([])
    }),
    { numRuns: 150 },
  )
}, 60_000)

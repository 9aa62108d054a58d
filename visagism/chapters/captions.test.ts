/** Every word about hair, beard, glasses and cloth beside a drawing, against what is drawn. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { type CutId, CUT_IDS, CUTS, sizesOf } from '../cuts/cuts.ts'
import { isOfToday } from '../hair/stay.ts'
import { optionsTrying, type PortraitSubject } from '../looks/portrait-of.ts'
import { disagreements } from '../testing/caption-claims.ts'
import { cases, everyNth } from '../testing/long-test.ts'
import { shownBy } from '../testing/shown-hair.ts'
import { BRIEF, OBSERVED } from '../testing/test-people.ts'
import { PAST_FRAME } from '../texts/cut.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { ReasonedList } from '../knowledge/reasoned.ts'
import type { Brief } from '../reading/reading.ts'
import type { Chapter } from './chapter.ts'
import { CUT_CHAPTERS } from './cut.ts'

const VIEWS = ['front', 'profile', 'back'] as const
const SLOW_MS = 120_000
const clauses = (text: string): string[] => text.split(/[.:;]/).filter((clause) => clause.trim() !== '')

/** Texture by texture, also where nobody knows it; for men and women where it is offered to both. */
function wearers(id: CutId): PortraitSubject[] {
  const { textures, repertoire, forBareTop } = CUTS[id]
  const genders =
    repertoire === 'both' ? ['Masculino', 'Feminino'] : [repertoire === 'masculine' ? 'Masculino' : 'Feminino']
  return [...textures, null].flatMap((texture) =>
    genders.map((gender) => ({
      person: { gender },
      evidence: { measures: null },
      observed: {
        ...(texture && { texture: { value: texture } }),
        ...(forBareTop && { top: { value: 'sem fios' } }),
      },
    })),
  )
}

describe('a cut is drawn as it is described, in every texture and from every side', () => {
  it.each(
    everyNth(
      3,
      CUT_IDS.filter((id) => !isOfToday(CUTS[id])),
    ),
  )(
    '%s',
    (id) => {
      const cut = CUTS[id]
      const faults = wearers(id).flatMap((who) =>
        VIEWS.flatMap((view, at) => {
          const shown = shownBy(optionsTrying(who, { shape: 'oval', cut: id, together: true }, view))
          const caption = `${cut.marks[at]}.${view === 'back' && shown.isPastFrame ? ` ${PAST_FRAME.now}` : ''}`
          const { front, sides } = sizesOf(cut, shown.texture)
          const beside = [
            cut.name,
            `comprimento ${front}`,
            `lateral ${sides}`,
            `volume ${cut.volume}`,
            ...[cut.does, cut.ask].flatMap(clauses),
          ]
          return [
            ...disagreements(caption, shown),
            ...(view === 'front' ? beside.flatMap((text) => disagreements(text, shown, false)) : []),
          ].map((fault) => `${view} of ${shown.texture}: ${fault}`)
        }),
      )
      expect([...new Set(faults)]).toEqual([])
    },
    SLOW_MS,
  )
})

/** The texture that is drawn is the one that is spoken of. */
const SOMEBODY = fc.tuple(BRIEF, OBSERVED).map(([brief, observed]): Brief => ({
  ...brief,
  quiz: { faceShape: 'quadrado', ...brief.quiz },
  hairTexture: null,
  observed: {
    ...(brief.hairTexture && { texture: { value: brief.hairTexture, by: 'cliente', at: '2026-03-09T10:00:00.000Z' } }),
    ...observed,
  },
}))

/** They name a cut and where its volume is: one side of a head does not show all of it. */
const OF_THE_WHOLE_CUT: readonly ChapterId[] = ['cabelo', 'cartao']
const CUT_PAGES: readonly ChapterId[] = Object.values(CUT_CHAPTERS)

/** What stands on the page of a cut of that cut as it is drawn: not how it grows, nor another day's way to wear it. */
const besideCut = ({ title, lead, lists, sections: [why] }: Chapter): string[] => [
  title,
  ...[lead, ...(why?.paragraphs ?? [])].flatMap(clauses),
  ...lists.slice(0, -1).flatMap(({ items }) => items.map(({ what, why: where }) => `${what}, ${where}`)),
]

describe('a guide', () => {
  it('says beside no drawing what it does not show, whoever it is for', () => {
    const read = { captions: 0 }
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const analysis = analyse(brief)
        const faults = analysis.chapters.flatMap((chapter) =>
          chapter.figures.flatMap((figure, at) => {
            if (figure.kind !== 'portrait' || figure.view === 'above') return []
            const shown = shownBy(optionsTrying(analysis, figure.look, figure.view))
            read.captions++
            return [
              ...disagreements(figure.caption, shown, !OF_THE_WHOLE_CUT.includes(chapter.id)),
              ...(figure.look.fringe ? disagreements(`franja: ${figure.label}`, shown) : []),
              ...(at === 0 && CUT_PAGES.includes(chapter.id)
                ? besideCut(chapter).flatMap((text) =>
                    disagreements(text, shown, false).map((fault) => `${fault}: “${text}”`),
                  )
                : []),
            ].map((fault) => `${chapter.title}, ${figure.view}, “${figure.caption}”: ${fault}`)
          }),
        )
        expect(faults).toEqual([])
      }),
      { numRuns: cases(30, 1500) },
    )
    expect(read.captions).toBeGreaterThan(300)
  }, 900_000)

  it('heads a list of sizes with words that are true of every row', () => {
    const isOfNumbers = ({ title }: ReasonedList) => /centímetro|\bcm\b|milímetro|medida|quanto/i.test(title)
    fc.assert(
      fc.property(SOMEBODY, (brief) => {
        const pages = analyse(brief).chapters.filter(({ id }) => CUT_PAGES.includes(id))
        const rows = pages.flatMap(({ lists }) => lists.filter(isOfNumbers).flatMap(({ items }) => items))
        expect(rows.filter(({ what }) => !/\d/.test(what))).toEqual([])
      }),
      { numRuns: cases(20, 500) },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analysis.ts'
import { wearsBeard } from '../reading/care.ts'
import { showsOnPhoto } from './on-photo.ts'
import type { Chapter } from './chapter.ts'
import { CHAPTER_IDS, type ChapterId, type Need, NEEDS } from '../knowledge/chapter-ids.ts'
import { adviseColours } from '../colour/colours.ts'
import { FAMILIES, TWELVE } from '../colour/seasons.ts'
import { chaptersHeld, reportOutline, soldBeyondReport } from './outline.ts'
import { writeThirds } from './thirds.ts'
import { readBrief, type Brief } from '../reading/reading.ts'
import { BRIEF, MARINA, PAULO, RUI } from '../testing/test-people.ts'

/** Titled with a sentence about the person. */
const NAMED_FOR_THE_PERSON: ReadonlySet<ChapterId> = new Set<ChapterId>([
  'carta',
  'rosto-medido',
  'forma',
  'intencao',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'franja',
  'temperamento',
  'sobrancelhas',
  'oculos',
  'decotes',
  'acessorios',
  'roupa',
  'maquiagem',
  'cor-do-cabelo',
  'cartao',
  'plano',
])
/** Titled so only when whole, or with another word for people who shave. */
const NAMED_WHEN_WHOLE: ReadonlySet<ChapterId> = new Set<ChapterId>([
  'textura',
  'cores',
  'barba',
  'tercos',
  'cores-preferidas',
])

function needsMet(brief: Brief): Set<Need> {
  const reading = readBrief(brief)
  const { measures } = reading.evidence
  const met: readonly (readonly [Need, boolean])[] = [
    ['pontos', measures !== null],
    ['alturas', measures?.thirds != null || writeThirds(reading) !== null],
    ['foto', showsOnPhoto(reading)],
    ['barba', wearsBeard(reading)],
    ['cores-preferidas', reading.colours.length > 0],
    ['maquiagem', brief.form.makeup === 'Sim'],
    ['textura', reading.texture !== null],
    ['estacao', Boolean(brief.colour?.season)],
  ]
  return new Set(met.filter(([, is]) => is).map(([need]) => need))
}

const untold = (brief: Brief): Brief => ({ ...brief, colour: null, hairTexture: null })
/** The chapter's title then says so. */
const leftOut = (brief: Brief): Brief => ({ ...brief, colour: { season: null, setBy: 'Rosa Prado' } })

/** Without personal titles. */
function contentsOf(brief: Brief) {
  const met = needsMet(brief)
  const whole = (id: ChapterId) =>
    id === 'cores'
      ? Boolean(brief.colour?.season ?? brief.colour?.setBy)
      : id === 'tercos'
        ? met.has('alturas')
        : id === 'textura' || id === 'cores-preferidas'
          ? met.has(id)
          : true
  // Titled by whose eyes it was seen with.
  const isSeen = (id: ChapterId) => id === 'rosto-medido' && !met.has('pontos')
  const entry = ({ id, title }: { id: ChapterId; title: string }) =>
    isSeen(id) || NAMED_FOR_THE_PERSON.has(id) || (NAMED_WHEN_WHOLE.has(id) && whole(id)) ? id : `${id}: ${title}`
  return { outline: chaptersHeld(met).map(entry), report: analyse(brief).chapters.map(entry) }
}

describe('the outline', () => {
  test.each([MARINA, PAULO, RUI])('is the table of contents of $person.fullName', (brief) => {
    for (const { outline, report } of [brief, untold(brief), leftOut(brief)].map(contentsOf))
      expect(outline).toEqual(report)
  })

  test('is the table of contents of anybody', () => {
    fc.assert(
      fc.property(BRIEF, (brief) => {
        const { outline, report } = contentsOf(brief)
        expect(outline).toEqual(report)
      }),
      { numRuns: 60 },
    )
  })

  test('promises always what every order’s report holds, and the rest under its condition', () => {
    fc.assert(
      fc.property(BRIEF, (brief) => {
        const met = needsMet(brief)
        const held = chaptersHeld(met)
        for (const { id, title, promise, always, needs } of reportOutline()) {
          const whole = held.some((one) => one.id === id && one.title === title && one.promise === promise)
          expect(whole).toBe(always || (needs !== null && met.has(needs)))
        }
      }),
      { numRuns: 40 },
    )
  })

  test('names every chapter an order can receive, and sells a season only as one that a visagist may set', () => {
    expect(reportOutline().map(({ id }) => id)).toEqual([...CHAPTER_IDS])
    const needed = reportOutline().flatMap(({ needs }) => needs ?? [])
    expect(needed).toEqual([
      'pontos',
      'alturas',
      'foto',
      'textura',
      'pano',
      'tecido',
      'tecido',
      'barba',
      'estacao',
      'cores-preferidas',
      'maquiagem',
      'tecido',
    ])
    for (const { promise, needs, otherwise, anyForm } of reportOutline()) {
      const conditional = needs ? promise.replace(/\.$/, `, ${NEEDS[needs]}.`) : promise
      const texts = [conditional, otherwise?.promise ?? '', anyForm?.promise ?? '']
      expect(texts.flatMap(soldBeyondReport)).toEqual([])
    }
  })
})

test.each([null, ...FAMILIES, ...TWELVE])(
  'with the season %s there are more than forty colours, twelve of them first',
  (season) => {
    const { palette, best } = adviseColours({ season }, [])
    expect(new Set(palette.map(({ name }) => name)).size).toBeGreaterThan(40)
    expect(best).toHaveLength(12)
  },
)

test('a text that sells more than a report holds is found out', () => {
  expect(soldBeyondReport('Sua cartela com nomes e códigos, para roupa, cabelo e maquiagem.')).toEqual([
    'maquiagem',
    'a estação da pessoa',
  ])
  expect(soldBeyondReport('Descubra a sua estação. Quando uma visagista a define, ela vem com o motivo.')).toEqual([
    'a estação da pessoa',
  ])
  expect(soldBeyondReport('As cores da sua estação, quando uma visagista a define')).toEqual([])
  expect(soldBeyondReport('Maquiagem em cinco gestos, para quem pede no formulário')).toEqual([])
  expect(soldBeyondReport('Textura e comprimento do fio')).toEqual([])
  expect(soldBeyondReport('Três caminhos de corte, sobrancelha e óculos')).toEqual([])
})

test('only whoever asks reads of makeup', () => {
  const advice = ({ title, sections, lists, tables }: Chapter) => [
    title,
    ...sections.map(({ heading }) => heading),
    ...lists.flatMap(({ items }) => items.map(({ what, why }) => `${what} ${why}`)),
    ...tables.flatMap(({ rows }) => rows.flat()),
  ]
  for (const brief of [MARINA, PAULO, RUI]) {
    const sold = (makeup: 'Sim' | 'Não' | null) =>
      soldBeyondReport(
        analyse({ ...brief, form: { ...brief.form, makeup } })
          .chapters.flatMap(advice)
          .join(' '),
      )
    expect(sold('Sim')).toContain('maquiagem')
    for (const no of ['Não', null] as const) expect(sold(no)).not.toContain('maquiagem')
  }
})

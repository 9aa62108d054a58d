import type { DeskChoices } from '#contract/admin/choices.ts'
import { Problem } from '#contract/problem.ts'
import { analyse, type Analysis, type Brief } from '#visagism/analysis/analysis.ts'
import { FACTS, type FactKey } from '#visagism/facts/facts.ts'
import { HAIR_PATHS, type HairPath, unmetFacts } from '#visagism/hair/hair.ts'
import { beardTried } from '#visagism/advice/beard.ts'
import { chapterTexts } from '#visagism/chapters/chapter.ts'
import { pagesMissed } from '#visagism/chapters/outline.ts'
import { type ChapterId, CHAPTERS } from '#visagism/knowledge/chapter-ids.ts'
import { capital, lower } from '#visagism/knowledge/pt.ts'
import type { VisitMove } from '#visagism/knowledge/agenda.ts'
import { visitMovesOf, visitsOf } from '#visagism/reading/care.ts'
import { CARE_SHORT } from '#visagism/texts/care.ts'
import { choosableFor, drawnAs, refusalOf, standsFor } from '#visagism/reading/choices.ts'
import { CHOICE_PARTS, type ChoicePart, partName } from '#visagism/knowledge/choice-parts.ts'
import { type Why, whyFirst, whyPart } from '#visagism/reading/why.ts'
import { readBrief, type Reading } from '#visagism/reading/reading.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from '../onboarding/face-consent.ts'
import type { Actor } from '../orders/order-status.ts'
import { db } from '../platform/db.ts'
import { gatherReport, type ReportMaterial } from '../reports/brief.ts'
import {
  chaptersLeftOut,
  type ChoiceRow,
  choicesStanding,
  findChoiceRows,
  LEFT_OUT,
  SAID,
  visitsStanding,
} from '../reports/choices.ts'
import { applyEdits, droppedIn, type Edits, findEdits } from '../reports/edits.ts'
import { drawnOf } from './desk-on-photo.ts'
import { refuseUnseenChoice, work } from './desk-work.ts'

/** A part is chosen where the report has its page; a cut stands on the page of its place. */
const PAGES: Readonly<Record<ChoicePart, ChapterId>> = {
  first: 'cabelo',
  now: 'cabelo-agora',
  next: 'cabelo-proxima',
  bold: 'cabelo-ousado',
  fringe: 'franja',
  frame: 'oculos',
  brow: 'sobrancelhas',
  beard: 'barba',
}

const NOTHING: Pick<
  DeskChoices,
  | 'rows'
  | 'recommended'
  | 'look'
  | 'engineLook'
  | 'subject'
  | 'unmet'
  | 'why'
  | 'card'
  | 'pagesMissed'
  | 'follows'
  | 'written'
  | 'visits'
> = {
  rows: [],
  recommended: 'now',
  look: null,
  engineLook: null,
  subject: {
    person: { gender: '' },
    evidence: { measures: { thirds: null }, ownWidths: null, ownFeatures: null },
    observed: {},
  },
  unmet: [],
  why: null,
  card: null,
  pagesMissed: null,
  follows: { chapters: [], paragraphs: 0, card: false },
  written: [],
  visits: [],
}

/** @throws Problem order-not-found, form-missing */
export async function openChoices(orderId: string): Promise<DeskChoices> {
  const [material, edits] = [await gather(orderId), await findEdits(db, orderId)]
  const rows = material.order.deskChoices
  const standing = choicesStanding(rows).map(({ at, ...choice }) => ({
    ...choice,
    at: at.toISOString(),
    refused: null,
  }))
  const newest = rows[0]?.id ?? null
  if (!material.hasEvidence) return { ...NOTHING, standing, newest }
  const { brief } = material
  const engineBrief = withoutChoices(brief)
  const [engine, reading] = [readBrief(engineBrief), readBrief(brief)]
  const now = analyse(brief)
  const before = standing.length > 0 ? analyse(engineBrief) : now
  return {
    rows: partsIn(reading)
      .filter(({ place }) => hasPage(now, place))
      .map(({ part, place }) => {
        const of = part === 'first' ? reading : engine
        return {
          part,
          place,
          engine: standsFor(engine, part),
          stands: standsFor(reading, part),
          why: whyPart(reading, part, engine),
          options: choosableFor(of, part).map((option) => ({ ...option, drawn: drawnAs(of, part, option.id) })),
        }
      }),
    recommended: reading.cuts.recommended,
    standing: standing.map((choice) => ({ ...choice, refused: refusalOf(engine, choice, standing) })),
    newest,
    look: lookOf(reading),
    engineLook: lookOf(engine),
    subject: sittingOf(now),
    unmet: [...reading.questions, ...unmetFacts(reading.cuts, reading.cutBrief)].map((key) => factWords(reading, key)),
    why: hasPage(now, now.hair.recommended) ? presentWhy(whyFirst(engine)) : null,
    card: cardOf(edits ? applyEdits(now, edits.edits) : now),
    pagesMissed: brief.without?.length ? pagesMissed(now.chapters.length, now.isHairHidden ?? false) : null,
    follows: followsOf(before, now),
    written: edits ? writtenIn(edits.edits, before, now) : [],
    visits: presentVisits(reading, rows),
  }
}

/** The three cuts as they stand, nearest first. */
function partsIn({ places }: Reading): readonly { part: ChoicePart; place: ChoicePart }[] {
  const placed = CHOICE_PARTS.map((part) => ({ part, place: isPath(part) ? places[part] : part }))
  return CHOICE_PARTS.flatMap((place) => placed.filter((one) => one.place === place))
}
const isPath = (part: ChoicePart): part is HairPath => HAIR_PATHS.some((path) => path === part)

/** @throws Problem order-not-found, form-missing */
async function gather(orderId: string) {
  if ((await db.order.count({ where: { id: orderId } })) === 0) throw new Problem('order-not-found')
  const material = await gatherReport(orderId)
  if (!material) throw new Problem('form-missing')
  return material
}

const withoutChoices = (brief: Brief): Brief => ({ ...brief, choices: [] })
const hasPage = ({ chapters }: Analysis, part: ChoicePart) => chapters.some(({ id }) => id === PAGES[part])

function lookOf(r: Reading): DeskChoices['look'] {
  const wears = r.brief.observed?.glasses?.value === 'sempre' || r.brief.choices?.some(({ part }) => part === 'frame')
  return {
    shape: r.shape,
    cut: r.cuts[r.cuts.recommended].cut.id,
    brow: standsFor(r, 'brow'),
    ...(wears ? { glasses: standsFor(r, 'frame') } : {}),
    ...beardTried(r),
    together: true,
  }
}

function sittingOf(analysis: Analysis): DeskChoices['subject'] {
  const { gender, thirds, ownWidths, ownFeatures, observed } = drawnOf(analysis)
  return { person: { gender }, evidence: { measures: { thirds }, ownWidths, ownFeatures }, observed }
}

function cardOf({ salonCard, isHairHidden }: Analysis): DeskChoices['card'] {
  const { title, ask, avoid, after } = salonCard
  return isHairHidden ? null : { title, ask, avoid: [...avoid], after: [...after] }
}

const factWords = ({ facts }: Reading, key: FactKey): string =>
  [FACTS[key].words, facts.get(key)].filter(Boolean).join(': ')

const presentWhy = ({ cut, measures, answers, against, refused }: Why): DeskChoices['why'] => ({
  cut,
  measures: [...measures],
  answers: [...answers],
  against,
  refused: [...refused],
})

function followsOf(before: Analysis, now: Analysis): DeskChoices['follows'] {
  const known = new Set(before.chapters.flatMap(chapterTexts))
  const changed = changedIn(before, now)
  return {
    chapters: changed.map(({ title }) => title),
    paragraphs: changed.flatMap(chapterTexts).filter((text) => !known.has(text)).length,
    card: JSON.stringify(before.salonCard) !== JSON.stringify(now.salonCard),
  }
}

/** By text or drawing. */
function changedIn(before: Analysis, now: Analysis): Analysis['chapters'] {
  const was = new Map(before.chapters.map((chapter) => [chapter.id, JSON.stringify(chapter)]))
  return now.chapters.filter((chapter) => was.get(chapter.id) !== JSON.stringify(chapter))
}

/** Texts by hand in chapters that the choices changed, and lines by hand that fell out because the engine's changed. */
export function writtenOver({ brief, hasEvidence }: ReportMaterial, edits: Edits): DeskChoices['written'] {
  const isChosen = (brief.choices ?? []).length > 0
  if (!hasEvidence || (!isChosen && edits.lines === undefined)) return []
  const now = analyse(brief)
  return writtenIn(edits, isChosen ? analyse(withoutChoices(brief)) : now, now)
}

function writtenIn(edits: Edits, before: Analysis, now: Analysis): DeskChoices['written'] {
  const { chapters: edited } = edits
  const replaced = (['now', 'next', 'bold'] as const)
    .map((path) => before.hair[path])
    .filter(({ cut }) => !(['now', 'next', 'bold'] as const).some((path) => now.hair[path].cut === cut))
  const texts = changedIn(before, now).flatMap(({ id, title }) => {
    const text = edited[id]
    if (!text) return []
    const words = [text.lead, ...text.sections.flat()].join(' ').toLowerCase()
    const says = replaced.find((cut) => words.includes(cut.title.toLowerCase()))
    return [{ chapter: id, title, says: says ? lower(says.title) : null, isDropped: false }]
  })
  const lines = droppedIn(now, edits).flatMap(({ id, title, dropped }) =>
    dropped.map(({ words, engine }) => ({ chapter: id, title, says: words ?? engine, isDropped: true })),
  )
  return [...texts, ...lines]
}

interface Choice {
  readonly chosen: string | null
  readonly why?: string | undefined
  readonly seen?: string | null | undefined
}

/**
 * The newest of a part counts; repeating it adds nothing. The engine's own is no choice.
 * @param seen the newest choice shown
 * @throws Problem order-not-found, order-ended, form-missing, shape-missing, consent-missing, invalid, changed-meanwhile
 */
export async function choose(orderId: string, part: ChoicePart, choice: Choice, actor: Actor): Promise<void> {
  const { brief, hasEvidence } = await gather(orderId)
  if (!hasEvidence) throw new Problem('shape-missing')
  const engine = readBrief(withoutChoices(brief))
  const insteadOf = standsFor(engine, part)
  const chosen = choice.chosen === insteadOf ? null : choice.chosen
  const refused = chosen === null ? null : refusalOf(engine, { part, chosen }, brief.choices)
  if (refused) throw new Problem('invalid', { text: refused, fields: { chosen: refused } })
  // The journal outlives the photos: it says which part, never what.
  const to = { part: partName(part), change: chosen === null ? 'devolvida ao motor' : 'trocada' }
  await work(orderId, actor, { action: 'desk.chose', to }, async (tx) => {
    await requireFaceConsent(tx, orderId, CUSTOMER_HAS_NOT_AGREED)
    await refuseUnseenChoice(tx, orderId, choice.seen)
    const standing = choicesStanding(await findChoiceRows(tx, orderId)).find((one) => one.part === part)
    if ((standing?.chosen ?? null) === chosen && (choice.why ?? null) === (standing?.why ?? null)) return
    await tx.deskChoice.create({
      data: { orderId, part, chosen, insteadOf, why: choice.why ?? null, authorId: actor.id },
    })
  })
}

interface LeavingOut {
  readonly isOut: boolean
  readonly seen?: string | null | undefined
}

/**
 * Repeating it adds nothing; what was written in it by hand is kept for its return.
 * @param seen the newest choice shown
 * @throws Problem order-not-found, order-ended, form-missing, shape-missing, consent-missing, invalid, changed-meanwhile
 */
export async function leaveChapterOut(
  orderId: string,
  chapter: ChapterId,
  { isOut, seen }: LeavingOut,
  actor: Actor,
): Promise<void> {
  const { brief, hasEvidence, order } = await gather(orderId)
  if (!hasEvidence) throw new Problem('shape-missing')
  const isKnown = chaptersLeftOut(order.deskChoices).some(({ id }) => id === chapter)
  if (isOut && !isKnown && !analyse(brief).chapters.some(({ id }) => id === chapter))
    throw new Problem('invalid', { text: 'Este capítulo não está neste guia.' })
  const to = { part: CHAPTERS[chapter].title, change: isOut ? 'deixado fora do guia' : 'de volta ao guia' }
  await work(orderId, actor, { action: 'desk.chose', to }, async (tx) => {
    await requireFaceConsent(tx, orderId, CUSTOMER_HAS_NOT_AGREED)
    await refuseUnseenChoice(tx, orderId, seen)
    const standing = chaptersLeftOut(await findChoiceRows(tx, orderId)).some(({ id }) => id === chapter)
    if (standing === isOut) return
    const { chosen, insteadOf } = LEFT_OUT
    await tx.deskChoice.create({
      data: { orderId, part: chapter, chosen: isOut ? chosen : null, insteadOf, authorId: actor.id },
    })
  })
}

/** Where hair is nobody's to see, no visit is counted. */
function presentVisits(r: Reading, rows: readonly ChoiceRow[]): DeskChoices['visits'] {
  if (r.isHairHidden) return []
  const standing = visitsStanding(rows)
  const byOf = (move: VisitMove) => standing.find((one) => isOfVisit(one, move))?.by ?? null
  const moves = visitMovesOf(r)
  const inYear = visitsOf(r).map(({ care, what, at: day }) => {
    const move = moves.find((one) => one.care === care && one.to === day && one.why === null)
    return { care, at: move?.at ?? day, day, what, by: move ? byOf(move) : null, refused: null }
  })
  const others = moves
    .filter(({ to, why }) => to === null || why !== null)
    .map(({ why: refused, to: day, ...visit }) => {
      const what = capital(CARE_SHORT[visit.care])
      return { ...visit, day, what, by: byOf({ ...visit, to: day }), refused }
    })
  return [...inYear, ...others].sort((x, y) => (x.day ?? x.at).localeCompare(y.day ?? y.at))
}

const isOfVisit = (one: Pick<VisitMove, 'care' | 'at'>, other: Pick<VisitMove, 'care' | 'at'>): boolean =>
  one.care === other.care && one.at === other.at

interface MovingVisit extends Pick<VisitMove, 'care' | 'at'> {
  /** Null: out of the year; left out: back to the engine's day. */
  readonly to?: string | null | undefined
  readonly seen?: string | null | undefined
}

/**
 * Repeating it adds nothing.
 * @param seen the newest choice shown
 * @throws Problem order-not-found, order-ended, form-missing, shape-missing, consent-missing, invalid, changed-meanwhile
 */
export async function moveVisit(orderId: string, { seen, to, ...visit }: MovingVisit, actor: Actor): Promise<void> {
  const { brief, hasEvidence } = await gather(orderId)
  if (!hasEvidence) throw new Problem('shape-missing')
  if (to !== undefined) {
    const others = (brief.visits ?? []).filter((move) => !isOfVisit(move, visit))
    const moved = visitMovesOf(readBrief({ ...brief, visits: [...others, { ...visit, to }] }))
    const refused = moved.find((move) => isOfVisit(move, visit))?.why ?? null
    if (refused !== null) throw new Problem('invalid', { text: refused, fields: { to: refused } })
  }
  // The journal outlives the photos: it never says which, nor when.
  const change = to === undefined ? 'devolvida ao motor' : to === null ? 'tirada do ano' : 'mudada de dia'
  await work(orderId, actor, { action: 'desk.chose', to: { part: 'Visita do ano', change } }, async (tx) => {
    await requireFaceConsent(tx, orderId, CUSTOMER_HAS_NOT_AGREED)
    await refuseUnseenChoice(tx, orderId, seen)
    const standing = visitsStanding(await findChoiceRows(tx, orderId)).find((move) => isOfVisit(move, visit))
    if (standing?.to === to) return
    const chosen = JSON.stringify({ ...visit, to })
    await tx.deskChoice.create({
      data: { orderId, part: SAID.visit, chosen, insteadOf: visit.at, authorId: actor.id },
    })
  })
}

/** All of them back to the engine. @throws Problem order-not-found, order-ended, form-missing */
export const restoreChoices = (orderId: string, actor: Actor): Promise<void> =>
  work(orderId, actor, { action: 'desk.chose', to: { part: 'todas', change: 'devolvidas ao motor' } }, async (tx) => {
    const standing = choicesStanding(await findChoiceRows(tx, orderId))
    for (const { part, insteadOf } of standing)
      await tx.deskChoice.create({ data: { orderId, part, chosen: null, insteadOf, authorId: actor.id } })
  })

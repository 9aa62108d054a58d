import * as z from 'zod/mini'
import { FormHairToday } from '#contract/facts.ts'
import type { PersonAnswer } from '#visagism/reading/reading.ts'
import { CHAPTER_IDS, type ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { type DeskChoice } from '#visagism/reading/choices.ts'
import { CHOICE_PARTS } from '#visagism/knowledge/choice-parts.ts'
import { VISIT_CARES, type VisitMove } from '#visagism/knowledge/agenda.ts'
import { printedName } from '#visagism/names/person-name.ts'
import type { Prisma, Tx } from '../platform/db.ts'

export const choicesNewestFirst = {
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  include: { author: { select: { fullName: true } } },
} as const satisfies Prisma.Order$deskChoicesArgs

export type ChoiceRow = Pick<
  Prisma.DeskChoiceGetPayload<Pick<typeof choicesNewestFirst, 'include'>>,
  'id' | 'part' | 'chosen' | 'insteadOf' | 'why' | 'createdAt' | 'author'
>

export interface ChoiceStanding extends DeskChoice {
  readonly id: string
  readonly insteadOf: string
  readonly why: string | null
  readonly by: string
  readonly at: Date
}

/** The newest of each part, without those taken back. Expects rows newest first. */
export const choicesStanding = (rows: readonly ChoiceRow[]): ChoiceStanding[] =>
  CHOICE_PARTS.flatMap((part) => {
    const row = rows.find((one) => one.part === part)
    if (!row || row.chosen === null) return []
    const { id, chosen, insteadOf, why, createdAt: at } = row
    return [{ id, part, chosen, insteadOf, why, at, by: authorOf(row) }]
  })

const authorOf = ({ author }: ChoiceRow): string => printedName(author?.fullName) ?? 'equipe de visagismo'

/** A chapter left out is a choice whose part is the chapter. */
export const LEFT_OUT = { chosen: 'left-out', insteadOf: 'written' } as const
export const chapterOf = (row: Pick<ChoiceRow, 'part'>): ChapterId | undefined =>
  CHAPTER_IDS.find((id) => id === row.part)

/** Expects rows newest first. */
export const chaptersLeftOut = (rows: readonly ChoiceRow[]): { readonly id: ChapterId; readonly by: string }[] =>
  CHAPTER_IDS.flatMap((id) => {
    const row = rows.find((one) => one.part === id)
    return row?.chosen === LEFT_OUT.chosen ? [{ id, by: authorOf(row) }] : []
  })

/** Parts of what a visagist says in place of the buyer, or of an engine that has no answer; `chosen` is JSON. */
export const SAID = { today: 'today', answer: 'answer', visit: 'visit' } as const

/** As she corrected it; null: as its owner measured it. Expects rows newest first. */
export function todayStanding(
  rows: readonly ChoiceRow[],
): { readonly today: FormHairToday; readonly by: string } | null {
  const row = rows.find(({ part }) => part === SAID.today)
  const today = FormHairToday.safeParse(jsonOf(row?.chosen))
  return row && today.success ? { today: today.data, by: authorOf(row) } : null
}

const Answered = z.object({ question: z.string(), words: z.string() })

/** The newest of each question, without those taken back. Expects rows newest first. */
export function answersStanding(rows: readonly ChoiceRow[]): PersonAnswer[] {
  const answered = rows.flatMap((row) => {
    const said = row.part === SAID.answer ? Answered.safeParse(jsonOf(row.chosen)) : null
    return said?.success ? [{ ...said.data, by: authorOf(row) }] : []
  })
  return answered.filter(
    ({ question, words }, at) => words !== '' && answered.findIndex((one) => one.question === question) === at,
  )
}

const Moved = z.object({ care: z.enum(VISIT_CARES), at: z.iso.date(), to: z.optional(z.nullable(z.iso.date())) })

/** The newest of each visit, oldest first, without those given back. Expects rows newest first. */
export function visitsStanding(rows: readonly ChoiceRow[]): (VisitMove & { readonly by: string })[] {
  const moved = rows.flatMap((row) => {
    const move = row.part === SAID.visit ? Moved.safeParse(jsonOf(row.chosen)) : null
    return move?.success ? [{ ...move.data, by: authorOf(row) }] : []
  })
  return moved
    .filter(({ care, at }, place) => moved.findIndex((one) => one.care === care && one.at === at) === place)
    .flatMap(({ to, ...move }) => (to === undefined ? [] : [{ ...move, to }]))
    .toReversed()
}

function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export const currentChoices = (rows: readonly ChoiceRow[]): DeskChoice[] =>
  choicesStanding(rows).map(({ part, chosen }) => ({ part, chosen }))

export const findChoiceRows = (tx: Tx, orderId: string): Promise<ChoiceRow[]> =>
  tx.deskChoice.findMany({ where: { orderId }, ...choicesNewestFirst })

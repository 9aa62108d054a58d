import { CHAPTER_IDS, type ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { type DeskChoice } from '#visagism/reading/choices.ts'
import { CHOICE_PARTS } from '#visagism/knowledge/choice-parts.ts'
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

export const currentChoices = (rows: readonly ChoiceRow[]): DeskChoice[] =>
  choicesStanding(rows).map(({ part, chosen }) => ({ part, chosen }))

export const findChoiceRows = (tx: Tx, orderId: string): Promise<ChoiceRow[]> =>
  tx.deskChoice.findMany({ where: { orderId }, ...choicesNewestFirst })

import { CHOICE_PARTS, type ChoicePart, type DeskChoice } from '#visagism/reading/choices.ts'
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

const partOf = (row: ChoiceRow): ChoicePart | undefined => CHOICE_PARTS.find((part) => part === row.part)

/** The newest of each part, without those taken back. Expects rows newest first. */
export function choicesStanding(rows: readonly ChoiceRow[]): ChoiceStanding[] {
  const newest = new Map<ChoicePart, ChoiceRow>()
  for (const row of rows) {
    const part = partOf(row)
    if (part && !newest.has(part)) newest.set(part, row)
  }
  return [...newest].flatMap(([part, { id, chosen, insteadOf, why, createdAt, author }]) =>
    chosen === null
      ? []
      : [
          {
            id,
            part,
            chosen,
            insteadOf,
            why,
            at: createdAt,
            by: printedName(author?.fullName) ?? 'equipe de visagismo',
          },
        ],
  )
}

export const currentChoices = (rows: readonly ChoiceRow[]): DeskChoice[] =>
  choicesStanding(rows).map(({ part, chosen }) => ({ part, chosen }))

export const findChoiceRows = (tx: Tx, orderId: string): Promise<ChoiceRow[]> =>
  tx.deskChoice.findMany({ where: { orderId }, ...choicesNewestFirst })

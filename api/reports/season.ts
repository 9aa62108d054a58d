import { TWELVE, type TwelveSeason } from '#visagism/colour/seasons.ts'
import type { ColourBrief } from '#visagism/colour/colours.ts'
import type { MeasuredContrast } from '#visagism/colour/measured.ts'
import { printedName } from '#visagism/names/person-name.ts'
import type { Prisma, Tx } from '../platform/db.ts'

/** Omitted on purpose. */
export const NO_SEASON = 'sem-estacao'

export const newestSeason = {
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  take: 1,
  include: { author: { select: { fullName: true } } },
} as const satisfies Prisma.Order$seasonChoicesArgs

type Row = Pick<
  Prisma.SeasonChoiceGetPayload<Pick<typeof newestSeason, 'include'>>,
  'id' | 'choice' | 'createdAt' | 'author'
>

export interface SeasonStanding {
  readonly id: string
  /** Null: omitted on purpose. */
  readonly season: TwelveSeason | null
  readonly by: string
  readonly at: Date
}

/** Null: no choice, withdrawn, or unknown. */
export function currentSeason([row]: readonly Row[]): SeasonStanding | null {
  const season = TWELVE.find((known) => known === row?.choice) ?? null
  if (!row || (season === null && row.choice !== NO_SEASON)) return null
  return { id: row.id, season, by: printedName(row.author?.fullName) ?? 'equipe de visagismo', at: row.createdAt }
}

export const findSeasonStanding = async (tx: Tx, orderId: string): Promise<SeasonStanding | null> =>
  currentSeason(await tx.seasonChoice.findMany({ where: { orderId }, ...newestSeason }))

/** Null without choice or measurement. Borderline contrasts are not printed. */
export function colourOf(standing: SeasonStanding | null, measured: MeasuredContrast | null): ColourBrief | null {
  const [contrast, other] = measured?.levels ?? []
  const sure = measured && contrast && !other ? { contrast, contrastWith: measured.means } : null
  if (!standing && !sure) return null
  return { ...(standing && { season: standing.season, setBy: standing.by }), ...sure }
}

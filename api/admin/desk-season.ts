import type { DeskSeason } from '#contract/admin/season.ts'
import { Problem } from '#contract/problem.ts'
import { leansOf } from '#visagism/colour/cloths.ts'
import { missingForSeasons, proposeSeasons, whyColours } from '#visagism/colour/propose-seasons.ts'
import { skinDepthOf, undertoneHint } from '#visagism/colour/measured.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import type { TwelveSeason } from '#visagism/colour/seasons.ts'
import { presentCloths } from '../face/cloths.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from '../onboarding/face-consent.ts'
import type { Actor } from '../orders/order-status.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { findEdits } from '../reports/edits.ts'
import { findSeasonStanding, NO_SEASON } from '../reports/season.ts'
import { type ColourMeasureRow, contrastOf } from '../face/colour-measures.ts'
import { refuseUnseenSeason, work } from './desk-work.ts'

/** Chapters whose text depends on the season. */
const OF_COLOUR: Readonly<Record<string, string>> = {
  cores: 'Cores',
  'cores-preferidas': 'As cores de que gosta',
  'cor-do-cabelo': 'Cor do cabelo',
}

/** @throws Problem order-not-found, form-missing */
export async function openSeason(orderId: string): Promise<DeskSeason> {
  if ((await db.order.count({ where: { id: orderId } })) === 0) throw new Problem('order-not-found')
  const [material, standing, edits] = await Promise.all([
    gatherReport(orderId),
    findSeasonStanding(db, orderId),
    findEdits(db, orderId),
  ])
  if (!material) throw new Problem('form-missing')
  const { observed = {} } = material.brief
  const { colours } = material.order
  const contrast = contrastOf(colours, observed)
  const cloths = presentCloths(material.order.clothTest)
  const evidence = { observed, contrast, cloths: cloths ? leansOf(cloths.answers) : undefined }
  return {
    proposals: proposeSeasons(evidence).map(({ missing, ...proposal }) => ({ ...proposal, missing: [...missing] })),
    missing: missingForSeasons(evidence),
    measured: colours.map((row) => presentMeasure(row, observed)),
    standing: standing && { ...standing, at: standing.at.toISOString() },
    why: standing && whyColours(standing.season, evidence, material.brief.form.colorPreferences ?? []),
    editedChapters: Object.keys(edits?.edits.chapters ?? {}).flatMap((id) => OF_COLOUR[id] ?? []),
  }
}

function presentMeasure(row: ColourMeasureRow, observed: ObservedRecord): DeskSeason['measured'][number] {
  const { means, light, contrast, typologyAngle, hueAngle, measuredAt } = row
  return {
    means,
    light,
    contrast,
    levels: [...(contrastOf([row], observed)?.levels ?? [])],
    skin: typologyAngle === null ? null : skinDepthOf(typologyAngle),
    undertone: hueAngle === null ? null : undertoneHint(hueAngle),
    at: measuredAt.toISOString(),
  }
}

/**
 * Null omits the season. The newest choice counts, earlier ones are history; repeating it adds nothing.
 * @param seen the choice shown, to detect conflicts
 * @throws Problem order-not-found, order-ended, form-missing, consent-missing, changed-meanwhile
 */
export async function setSeason(
  orderId: string,
  season: TwelveSeason | null,
  actor: Actor,
  seen: string | null | undefined,
): Promise<void> {
  // The journal outlives the photos: it never says which season.
  const to = { season: season === null ? 'sem estação' : 'definida' }
  await write(orderId, actor, { to, choice: season ?? NO_SEASON, seen })
}

/** @throws Problem order-not-found, order-ended, form-missing, consent-missing */
export const clearSeason = (orderId: string, actor: Actor): Promise<void> =>
  write(orderId, actor, { to: { season: 'retirada' }, choice: null })

interface Word {
  readonly to: Record<string, string>
  readonly choice: string | null
  readonly seen?: string | null | undefined
}

function write(orderId: string, actor: Actor, { to, choice, seen }: Word): Promise<void> {
  return work(orderId, actor, { action: 'desk.season', to }, async (tx) => {
    await requireFaceConsent(tx, orderId, CUSTOMER_HAS_NOT_AGREED)
    if ((await tx.onboardingForm.count({ where: { orderId } })) === 0) throw new Problem('form-missing')
    await refuseUnseenSeason(tx, orderId, seen)
    const standing = await findSeasonStanding(tx, orderId)
    if (choice === (standing ? (standing.season ?? NO_SEASON) : null)) return
    await tx.seasonChoice.create({ data: { orderId, choice, authorId: actor.id } })
  })
}

import type { JournalAction } from '#contract/journal.ts'
import {
  type Marketing,
  MARKETING_MODES,
  type MarketingMode,
  NOTHING_STATED,
  type OfferTerms,
} from '#contract/marketing.ts'
import { db, transact } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { publishedVoices } from '../ratings/voices.ts'
import { type TrueFigures, trueFigures } from './figures.ts'
import { currentOffer, readOfferTerms } from './offer.ts'

const MODE_KEY = 'marketing.mode'

/** How old the figures may be. Milliseconds. */
const FRESH_MS = 60_000
let counted: { readonly at: number; readonly figures: Promise<TrueFigures | null> } | undefined

/** The mode in force and, in mode `real`, what is true: figures are counted at most once a minute, however many pages ask. */
export async function readMarketing(now = Date.now()): Promise<Marketing> {
  const mode = await marketingMode()
  if (mode !== 'real') return { mode, ...NOTHING_STATED }
  if (!counted || now - counted.at >= FRESH_MS) {
    const figures = trueFigures(new Date(now))
    counted = { at: now, figures }
    // A count that failed is not kept for a minute.
    figures.catch(() => (counted = undefined))
  }
  const [figures, offer, voices] = await Promise.all([counted.figures, currentOffer(new Date(now)), publishedVoices()])
  return { mode, figures, offer, voices }
}

/** The mode in force: the chosen one, else the default. */
export async function marketingMode(): Promise<MarketingMode> {
  return (await chosenMode()) ?? defaultMode(env.isProduction)
}

/** The mode in force, and whether a person still has to choose one: in production nothing invented is shown unasked. */
export async function readMarketingChoice(): Promise<{ mode: MarketingMode; isOpen: boolean; offer: OfferTerms }> {
  const [chosen, offer] = await Promise.all([chosenMode(), readOfferTerms()])
  return { mode: chosen ?? defaultMode(env.isProduction), isOpen: env.isProduction && chosen === null, offer }
}

/** Before anybody has chosen: true figures for customers, invented ones for who builds the site. */
export const defaultMode = (isProduction: boolean): MarketingMode => (isProduction ? 'real' : 'simulado')

async function chosenMode(): Promise<MarketingMode | null> {
  const setting = await db.setting.findUnique({ where: { key: MODE_KEY } })
  return MARKETING_MODES.find((mode) => mode === setting?.value) ?? null
}

/** Chosen by an administrator, journalled with from and to. */
export async function chooseMarketingMode(
  mode: MarketingMode,
  actor: { readonly id: string; readonly ip: string },
): Promise<void> {
  const from = await marketingMode()
  await transact(async (tx) => {
    await tx.setting.upsert({
      where: { key: MODE_KEY },
      create: { key: MODE_KEY, value: mode },
      update: { value: mode },
    })
    await tx.journalEntry.create({
      data: {
        actorId: actor.id,
        action: 'marketing.mode' satisfies JournalAction,
        subject: 'setting',
        from,
        to: mode,
        ip: actor.ip,
      },
    })
  })
}

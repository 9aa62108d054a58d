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

/** Cache lifetime of figures. Milliseconds. */
const FRESH_MS = 60_000
let counted: { readonly at: number; readonly figures: Promise<TrueFigures | null> } | undefined

/** Counts real figures at most once a minute. */
export async function readMarketing(now = Date.now()): Promise<Marketing> {
  const mode = await marketingMode()
  if (mode !== 'real') return { mode, ...NOTHING_STATED }
  if (!counted || now - counted.at >= FRESH_MS) {
    const figures = trueFigures(new Date(now))
    counted = { at: now, figures }
    // Do not cache a failure.
    figures.catch(() => (counted = undefined))
  }
  const [figures, offer, voices] = await Promise.all([counted.figures, currentOffer(new Date(now)), publishedVoices()])
  return { mode, figures, offer, voices }
}

/** The chosen mode, else the default. */
export async function marketingMode(): Promise<MarketingMode> {
  return (await chosenMode()) ?? defaultMode(env.isProduction)
}

/** In production nothing invented is shown until someone chooses. */
export async function readMarketingChoice(): Promise<{ mode: MarketingMode; isOpen: boolean; offer: OfferTerms }> {
  const [chosen, offer] = await Promise.all([chosenMode(), readOfferTerms()])
  return { mode: chosen ?? defaultMode(env.isProduction), isOpen: env.isProduction && chosen === null, offer }
}

/** Real for customers, invented for developers. */
export const defaultMode = (isProduction: boolean): MarketingMode => (isProduction ? 'real' : 'simulado')

async function chosenMode(): Promise<MarketingMode | null> {
  const setting = await db.setting.findUnique({ where: { key: MODE_KEY } })
  return MARKETING_MODES.find((mode) => mode === setting?.value) ?? null
}

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

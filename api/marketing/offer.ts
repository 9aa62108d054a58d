import type { JournalAction } from '#contract/journal.ts'
import { TIME_ZONE } from '#contract/format.ts'
import { type Marketing, OfferTerms } from '#contract/marketing.ts'
import { Problem } from '#contract/problem.ts'
import { db, transact } from '../platform/db.ts'

const OFFER_KEY = 'marketing.offer'
const NO_TERMS: OfferTerms = { endsOn: null, listPrice: null }
/** A later end counts as none. */
const MOST_DAYS = 90
const DAY_MS = 24 * 3_600_000

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })
/** `2026-11-30`, São Paulo. */
const dayOf = (moment: Date) => isoDay.format(moment)
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Unreadable values count as missing. */
export async function readOfferTerms(): Promise<OfferTerms> {
  const setting = await db.setting.findUnique({ where: { key: OFFER_KEY } })
  return OfferTerms.safeParse(setting?.value).data ?? NO_TERMS
}

/** A past end counts as none. */
export async function currentOffer(now: Date): Promise<Marketing['offer']> {
  const { endsOn, listPrice } = await readOfferTerms()
  const daysLeft = endsOn === null ? -1 : daysBetween(dayOf(now), endsOn)
  return { ends: endsOn === null || daysLeft < 0 ? null : { on: endsOn, daysLeft }, listPrice }
}

/** Journalled. @throws Problem invalid, by field */
export async function setOfferTerms(
  terms: OfferTerms,
  actor: { readonly id: string; readonly ip: string },
  now = new Date(),
): Promise<OfferTerms> {
  const fields = faultsOf(terms, dayOf(now))
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields })
  await transact(async (tx) => {
    const before = await tx.setting.findUnique({ where: { key: OFFER_KEY } })
    await tx.setting.upsert({
      where: { key: OFFER_KEY },
      create: { key: OFFER_KEY, value: terms },
      update: { value: terms },
    })
    await tx.journalEntry.create({
      data: {
        actorId: actor.id,
        action: 'marketing.offer' satisfies JournalAction,
        subject: 'setting',
        from: before?.value ?? NO_TERMS,
        to: terms,
        ip: actor.ip,
      },
    })
  })
  return terms
}

function faultsOf({ endsOn, listPrice }: OfferTerms, today: string): Record<string, string> {
  const left = endsOn === null ? 0 : daysBetween(today, endsOn)
  return {
    ...(left < 0 && { endsOn: 'Este dia já passou.' }),
    ...(left > MOST_DAYS && { endsOn: `Escolha um dia dentro de ${MOST_DAYS} dias.` }),
    ...(listPrice && listPrice.until < listPrice.from && { 'listPrice.until': 'O fim vem antes do começo.' }),
    ...(listPrice && listPrice.until > today && { 'listPrice.until': 'Só se risca um preço que já foi cobrado.' }),
  }
}

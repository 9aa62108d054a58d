import type { ConsentCategories, ConsentState } from '#contract/consent.ts'
import { COOKIE_CONSENT_VERSION } from '#contract/cookie-notice.ts'
import { db, lockName, transact, type Tx } from '../platform/db.ts'
import type { Visit } from '../platform/http.ts'
import { limitByNetwork } from '../platform/limit.ts'

const perNetwork = limitByNetwork('consent', 120, 10 * 60)

const KINDS = { marketing: 'cookies_marketing', analytics: 'cookies_analytics' } as const
type Category = keyof typeof KINDS
const CATEGORIES: readonly Category[] = ['marketing', 'analytics']

/**
 * One row per changed category.
 * @throws Problem 'too-many-attempts'
 */
export async function decideCookies(
  visitorId: string,
  categories: ConsentCategories,
  visit: Visit,
): Promise<ConsentState> {
  await perNetwork.consume(visit.ip)
  return transact(async (tx) => {
    await lockName(tx, `consent:${visitorId}`)
    const rows = await newestRows(tx, visitorId)
    const changed = CATEGORIES.filter((category) => {
      const row = rows[category]
      return row?.granted !== categories[category] || row.version !== COOKIE_CONSENT_VERSION
    })
    // The database's time is the transaction's start, before any wait for locks.
    const at = new Date(Math.max(Date.now(), latestOf(rows) + 1))
    await tx.consent.createMany({
      data: changed.map((category) => ({
        visitorId,
        kind: KINDS[category],
        granted: categories[category],
        version: COOKIE_CONSENT_VERSION,
        channel: 'banner',
        ip: visit.ip,
        userAgent: visit.userAgent?.slice(0, 300) ?? null,
        createdAt: at,
      })),
    })
    return stateOf(await newestRows(tx, visitorId))
  })
}

/** Both false if never asked. */
export const cookieConsent = async (visitorId: string): Promise<ConsentState> =>
  stateOf(await newestRows(db, visitorId))

/** Current consent to advertising. */
export async function allowsMarketing(visitorId: string | null | undefined, tx: Tx = db): Promise<boolean> {
  if (!visitorId) return false
  return (await newestRow(tx, visitorId, 'marketing'))?.granted ?? false
}

type Row = { readonly granted: boolean; readonly version: string; readonly createdAt: Date }
type Rows = Readonly<Record<Category, Row | null>>

const newestRow = (tx: Tx, visitorId: string, category: Category): Promise<Row | null> =>
  tx.consent.findFirst({
    where: { visitorId, kind: KINDS[category] },
    orderBy: { createdAt: 'desc' },
    select: { granted: true, version: true, createdAt: true },
  })

async function newestRows(tx: Tx, visitorId: string): Promise<Rows> {
  const marketing = await newestRow(tx, visitorId, 'marketing')
  return { marketing, analytics: await newestRow(tx, visitorId, 'analytics') }
}

const latestOf = ({ marketing, analytics }: Rows) =>
  Math.max(marketing?.createdAt.getTime() ?? 0, analytics?.createdAt.getTime() ?? 0)

function stateOf(rows: Rows): ConsentState {
  const latest = latestOf(rows)
  return {
    marketing: rows.marketing?.granted ?? false,
    analytics: rows.analytics?.granted ?? false,
    decidedAt: latest === 0 ? null : new Date(latest).toISOString(),
  }
}

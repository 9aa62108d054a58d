import { db } from '../platform/db.ts'
import { reportKeys } from '../reports/report-files.ts'

/** Every key column must be named here: unreferenced files are deleted. */
export async function keysInUse(keys: readonly string[]): Promise<Set<string>> {
  const asked = [...keys]
  const names = asked.flatMap((key) => /^blog\/..\/([^/]+)$/.exec(key)?.[1] ?? [])
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT storage_key AS key FROM customer_photos WHERE storage_key = ANY(${asked}::text[])
    UNION ALL SELECT storage_key FROM generated_pdfs WHERE storage_key = ANY(${asked}::text[])
    UNION ALL SELECT phone_storage_key FROM generated_pdfs WHERE phone_storage_key = ANY(${asked}::text[])
    UNION ALL SELECT storage_key FROM report_previews WHERE storage_key = ANY(${asked}::text[])
    UNION ALL SELECT 'blog/' || left(name, 2) || '/' || name FROM blog_images WHERE name = ANY(${names}::text[])
    UNION ALL SELECT key FROM unnest(${asked}::text[]) AS key JOIN pgboss.job j
      ON j.id = substring(key FROM '^(?:reports|previews)/../([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid
      AND j.name IN ('reports.build', 'reports.preview') AND j.state < 'completed'`
  return new Set(rows.map(({ key }) => key))
}

export interface KeyRow {
  readonly key: string
  readonly orderId: string | null
}

/** In order of ids. */
const PAGE = 1000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

export async function* keysOfRows(): AsyncIterable<readonly KeyRow[]> {
  for (let after = FIRST_ID; ;) {
    const rows = await photosAfter(after)
    yield rows.flatMap(({ storageKey, orderId }) => (storageKey ? [{ key: storageKey, orderId }] : []))
    if (rows.length < PAGE) break
    after = rows.at(-1)?.id ?? after
  }
  for (let after = FIRST_ID; ;) {
    const rows = await reportsAfter(after)
    yield rows.flatMap((row) => reportKeys(row).map((key) => ({ key, orderId: row.orderId })))
    if (rows.length < PAGE) return
    after = rows.at(-1)?.id ?? after
  }
}

const photosAfter = (id: string) =>
  db.customerPhoto.findMany({
    where: { storageKey: { not: null }, id: { gt: id } },
    orderBy: { id: 'asc' },
    take: PAGE,
    select: { id: true, orderId: true, storageKey: true },
  })

const reportsAfter = (id: string) =>
  db.generatedPdf.findMany({
    where: { storageKey: { not: null }, id: { gt: id } },
    orderBy: { id: 'asc' },
    take: PAGE,
    select: { id: true, orderId: true, storageKey: true, phoneStorageKey: true },
  })

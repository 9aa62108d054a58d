import type { AdminOrder } from '#contract/admin/orders.ts'

export const FOLLOW_EVERY_MS = 2000
/** A report takes seconds. After a minute, stop: the list will show it. */
export const FOLLOW_TURNS = 30

export type ReportFate = 'arrived' | 'waits-for-visagist' | 'still-going'

interface Follow {
  read: () => Promise<AdminOrder | undefined>
  wait: () => Promise<void>
  turns?: number
}

/** Polls an order until its report arrives, for a limited time. */
export async function followReport(
  before: AdminOrder,
  { read, wait, turns = FOLLOW_TURNS }: Follow,
): Promise<ReportFate> {
  for (let turn = 0; turn < turns; turn++) {
    await wait()
    const now = await read()
    if (!now) continue
    if (now.hasPDF && now.pdfCreatedAt !== before.pdfCreatedAt) return 'arrived'
    if (now.needsVisagist && !before.needsVisagist) return 'waits-for-visagist'
  }
  return 'still-going'
}

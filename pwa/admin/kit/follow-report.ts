import type { AdminOrder } from '#contract/admin/orders.ts'

export const FOLLOW_EVERY_MS = 2000
/** A report takes seconds; past a minute something else holds it, and the list will tell. */
export const FOLLOW_TURNS = 30

export type ReportFate = 'arrived' | 'waits-for-visagist' | 'still-going'

interface Follow {
  /** The order as the server has it now. */
  read: () => Promise<AdminOrder | undefined>
  wait: () => Promise<void>
  turns?: number
}

/** Watches an order until its report arrives, or for a bounded while. */
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

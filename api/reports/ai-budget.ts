import { db } from '../platform/db.ts'

/** Limits the bill of repeated jobs. */
export const countAiCalls = (orderId: string): Promise<number> =>
  db.systemLog.count({ where: { orderId, category: 'ai_analysis', action: 'ai_called' } })

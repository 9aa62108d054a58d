import { db } from '../platform/db.ts'

/** How often the model has been asked for this order: a job that runs again and again must not run up a bill. */
export const countAiCalls = (orderId: string): Promise<number> =>
  db.systemLog.count({ where: { orderId, category: 'ai_analysis', action: 'ai_called' } })

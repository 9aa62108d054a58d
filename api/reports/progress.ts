import { db } from '../platform/db.ts'

/** A retried job restarts the same run. */
export async function startBuild(id: string, orderId: string): Promise<void> {
  const fresh = { step: 'desenhando', percent: 0, error: null, startedAt: new Date(), finishedAt: null }
  await db.reportBuild.upsert({ where: { id }, create: { id, orderId, ...fresh }, update: fresh })
}

export async function noteProgress(id: string, done: number, of: number): Promise<void> {
  const percent = of > 0 ? Math.min(99, Math.round((done / of) * 100)) : 0
  await db.reportBuild.updateMany({ where: { id }, data: { percent } })
}

/** `error`: null on success. */
export async function finishBuild(id: string, error: string | null): Promise<void> {
  const outcome =
    error === null ? { step: 'pronto', percent: 100, error: null } : { step: 'falhou', error: error.slice(0, 500) }
  await db.reportBuild.updateMany({ where: { id }, data: { ...outcome, finishedAt: new Date() } })
}

import type { JobName, JobPayload } from '#contract/jobs.ts'
import { refreshTotals } from '#api/admin/refresh-totals.ts'
import { sendSignInCode } from '#api/auth/codes.ts'
import { linkAndWatch, verifyAndWatch } from '#api/journal/watch-chain.ts'
import { sendBroadcastBatch } from '#api/notifications/broadcast.ts'
import { eraseEnded } from '#api/orders/ended-by-hand.ts'
import { finishErasure } from '#api/orders/erased-notice.ts'
import { proposeHead } from '#api/face/propose-head.ts'
import { notifyDeadlines } from '#api/orders/deadline-watch.ts'
import { remindBuyers } from '#api/orders/form-reminders.ts'
import { applyEvent } from '#api/payments/apply.ts'
import type { JobContext } from '#api/platform/queue.ts'
import { sendMail } from './mail/send.ts'
import { pushNotification } from './notifications/push.ts'
import { writePreviews } from './quiz/preview.ts'
import { buildReport } from './reports/build.ts'
import { drawPreview } from './reports/preview.ts'
import { sendTrackingEvent } from './tracking/send.ts'
import { compareSales } from '#api/payments/compare-sales.ts'
import { storage } from '#api/platform/storage.ts'
import { expirePrivateData } from '#api/privacy/expiry.ts'
import { reconcile } from '#api/upkeep/reconcile.ts'
import { removeUnused, sweepStorage } from '#api/upkeep/sweep-storage.ts'

type Handlers = { readonly [N in JobName]: (payload: JobPayload<N>, job: JobContext) => Promise<void> }

/** A declared job without a handler does not compile. */
export const handlers: Handlers = {
  'payments.apply': ({ eventId }) => applyEvent(eventId),
  'payments.compare': async ({ days }) => void (await compareSales(days)),
  'auth.answer': ({ codeId }) => sendSignInCode(codeId),
  'mail.send': ({ mailId }) => sendMail(mailId),
  'notifications.push': pushNotification,
  'reports.build': buildReport,
  'reports.preview': drawPreview,
  'observed.propose-head': ({ orderId }) => proposeHead(orderId),
  'quiz.previews': (_, { signal }) => writePreviews(signal),
  'notifications.broadcast': ({ broadcastId }) => sendBroadcastBatch(broadcastId),
  'tracking.send': ({ trackingEventId }) => sendTrackingEvent(trackingEventId),
  'orders.erased': (erased, { id }) => finishErasure(erased, id),
  'orders.erase-ended': () => eraseEnded(),
  'storage.remove': ({ keys }) => removeFiles(keys),
  'storage.settle': async ({ keys }) => void (await removeUnused(keys)),
  'storage.sweep': async () => void (await sweepStorage()),
  'figures.refresh': () => refreshTotals(),
  'journal.link': () => linkAndWatch(),
  'journal.verify': async () => void (await verifyAndWatch()),
  'upkeep.expire': () => expirePrivateData(),
  'upkeep.reconcile': async () => void (await reconcile()),
  'upkeep.deadlines': () => notifyDeadlines(),
  'upkeep.reminders': () => remindBuyers(),
}

/** Missing files are ignored. */
async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key)
}

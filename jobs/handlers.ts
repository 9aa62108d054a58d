import type { JobName, JobPayload } from '#contract/jobs.ts'
import { refreshTotals } from '#api/admin/refresh-totals.ts'
import { sendBroadcastBatch } from '#api/notifications/broadcast.ts'
import { proposeHead } from '#api/observed/propose-head.ts'
import { notifyDeadlines } from '#api/orders/deadline-watch.ts'
import { remindBuyers } from '#api/orders/form-reminders.ts'
import { applyEvent } from '#api/payments/apply.ts'
import type { JobContext } from './job-context.ts'
import { sendMail } from './mail/send.ts'
import { pushNotification } from './notifications/push.ts'
import { writePreviews } from './quiz/preview.ts'
import { buildReport } from './reports/build.ts'
import { drawPreview } from './reports/preview.ts'
import { sendTrackingEvent } from './tracking/send.ts'
import { expireWhatIsDue } from './upkeep/expire.ts'
import { storage } from '#api/platform/storage.ts'

type Handlers = { readonly [N in JobName]: (payload: JobPayload<N>, job: JobContext) => Promise<void> }

/** A declared job without a handler does not compile. */
export const handlers: Handlers = {
  'payments.apply': ({ eventId }) => applyEvent(eventId),
  'mail.send': ({ mailId }) => sendMail(mailId),
  'notifications.push': pushNotification,
  'reports.build': buildReport,
  'reports.preview': drawPreview,
  'observed.propose-head': ({ orderId }) => proposeHead(orderId),
  'quiz.previews': (_, { signal }) => writePreviews(signal),
  'notifications.broadcast': ({ broadcastId }) => sendBroadcastBatch(broadcastId),
  'tracking.send': ({ trackingEventId }) => sendTrackingEvent(trackingEventId),
  'storage.remove': ({ keys }) => removeFiles(keys),
  'figures.refresh': () => refreshTotals(),
  'upkeep.expire': () => expireWhatIsDue(),
  'upkeep.deadlines': () => notifyDeadlines(),
  'upkeep.reminders': () => remindBuyers(),
}

/** Removes files no row points at any more. What is gone already is fine. */
async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.remove(key)
}

import { Router } from 'express'
import { adminAnalyticsApi } from '#contract/admin/analytics.ts'
import { adminHabitsApi } from '#contract/admin/habits.ts'
import { adminChoicesApi } from '#contract/admin/choices.ts'
import { adminBlogApi } from '#contract/admin/blog.ts'
import { adminDeskApi } from '#contract/admin/desk.ts'
import { adminFactsApi } from '#contract/admin/facts.ts'
import { adminSaidApi } from '#contract/admin/said.ts'
import { adminExportApi } from '#contract/admin/export.ts'
import { adminHealthApi } from '#contract/admin/health.ts'
import { adminIntegrationsApi } from '#contract/admin/integrations.ts'
import { adminLogsApi, LOG_CLEAR_DAYS } from '#contract/admin/logs.ts'
import { adminNotificationsApi } from '#contract/admin/notifications.ts'
import { adminOpenApi } from '#contract/admin/openapi.ts'
import { adminRecordsApi } from '#contract/admin/records.ts'
import { adminOnPhotoApi } from '#contract/admin/on-photo.ts'
import { adminSeasonApi } from '#contract/admin/season.ts'
import { adminSuppressionsApi } from '#contract/admin/suppressions.ts'
import { may } from '#contract/permissions.ts'
import { adminUsersApi } from '#contract/admin/users.ts'
import { adminApi, isNumberOf } from '#contract/admin/orders.ts'
import { adminFaceApi } from '#contract/face/desk-calls.ts'
import { isTerminal, ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { shortId } from '#contract/format.ts'
import { countOnline } from '../notifications/presence.ts'
import { countRecipients, listBroadcasts } from '../notifications/broadcast.ts'
import { undoEnding } from '../orders/ended-by-hand.ts'
import { setOrderStatus } from '../orders/order-status.ts'
import { serve, type Viewer } from '../platform/http.ts'
import { readReport } from '../reports/reports.ts'
import { readAnalytics } from './analytics.ts'
import { readExceptions } from '../reports/desk-exceptions.ts'
import { readHabits } from '../reports/desk-habits.ts'
import { readCustomer } from './customer-details.ts'
import { readDashboard } from './dashboard.ts'
import { choiceCalls, deskCalls, factCalls, saidCalls, faceCalls, onPhotoCalls, seasonCalls } from './desk-calls.ts'
import { deliverUnreviewed } from './desk-work.ts'
import { exportCsv } from './export.ts'
import { discardJob, listFailedJobs, retryJob, retryJobs } from './failed-jobs.ts'
import { listForms } from './forms.ts'
import { compareSalesNow, dismissAlarm, readHealth, repairAlarm } from './health.ts'
import { listJournal, listMails, listWebhooks, replayWebhook } from './inbox.ts'
import { accessWords, editedWords, resendMail, resentWords } from './resend.ts'
import { changeWebhookToken, readIntegrations, revealWebhookToken, testPart } from './integrations.ts'
import { clearLogs, listLogs } from './logs.ts'
import { broadcast, listAllNotifications, notifyOne, stopBroadcast } from './notifications.ts'
import { readOpenApi } from './openapi.ts'
import { addressNotice } from './address-notice.ts'
import { requireEnding, requireTyped, setStatuses } from './endings.ts'
import { findBuild, forceReport, listAdminOrders, openReport } from './orders.ts'
import { listPhotos, viewCustomerPhoto } from './photos.ts'
import { previewPost } from './post-preview.ts'
import { createPost, listAdminPosts, openPost, removePost, savePost, uploadImage } from './posts.ts'
import { limitDownloads, listMagicLinks, listPdfs, listRatings, publishVoice } from './records.ts'
import { liftSuppression, listSuppressions } from './suppressions.ts'
import { changePassword, createUser, editUser, listUsers, mailAccess, removeUser } from './users.ts'
import { listArrivals, sendTestWebhook } from './webhook-test.ts'

export const adminRoutes = Router()

const actorOf = ({ viewer, client }: { viewer: Viewer; client: { ip: string } }) => ({
  id: viewer.id,
  ip: client.ip,
  role: viewer.staffRole,
})

serve(adminRoutes, adminApi, {
  online: ({ viewer }) => countOnline(viewer.id),
  orders: ({ query }) => listAdminOrders(query),
  async setStatus({ params, body, ...who }) {
    if (isTerminal(body.status)) requireEnding(who.viewer, isNumberOf(params.id, body.typed), shortId(params.id))
    await setOrderStatus(params.id, body.status, actorOf(who), body.from)
    return {
      orderId: params.id,
      newStatus: body.status,
      message: `Pedido atualizado para ${ORDER_STATUS_WORDS[body.status].label}`,
    }
  },
  async setStatuses({ body, ...who }) {
    requireTyped(body.typed?.trim() === String(body.orders.length), String(body.orders.length))
    return setStatuses(body.orders, body.status, actorOf(who))
  },
  async undoEnding({ params, ...who }) {
    const newStatus = await undoEnding(params.id, actorOf(who))
    const { label } = ORDER_STATUS_WORDS[newStatus]
    return { orderId: params.id, newStatus, message: `O pedido voltou a ${label}, e a pessoa foi avisada.` }
  },
  async forceGenerate({ params, ...who }) {
    await forceReport(params.id, actorOf(who))
    return { orderId: params.id, message: 'A geração do PDF começou.' }
  },
  async deliverUnreviewed({ params, body, ...who }) {
    await deliverUnreviewed(params.id, body.reason, actorOf(who))
    return { orderId: params.id, message: 'O relatório segue sem conferência. O motivo ficou no registro.' }
  },
  buildProgress: async ({ params }) => ({ build: await findBuild(params.id) }),
  pdfExists: ({ params }) => readReport(params.id, { save: false }),
  viewPdf: ({ params, ...who }) => openReport(params.id, { save: false }, actorOf(who)),
  downloadPdf: ({ params, ...who }) => openReport(params.id, { save: true }, actorOf(who)),
})

serve(adminRoutes, adminUsersApi, {
  users: ({ query }) => listUsers(query),
  createUser: async ({ body, ...who }) => ({ user: await createUser(body, actorOf(who)), message: 'Usuário criado.' }),
  async editUser({ params, body, ...who }) {
    const edited = await editUser(params.id, body, actorOf(who))
    return { user: edited.user, message: editedWords(edited) }
  },
  mailAccess: async ({ params, ...who }) => ({ message: accessWords(await mailAccess(params.id, actorOf(who))) }),
  async changePassword({ params, body, ...who }) {
    await changePassword(params.id, body.newPassword, actorOf(who))
    return { message: 'A pessoa saiu de todos os aparelhos.' }
  },
  async removeUser({ params, ...who }) {
    await removeUser(params.id, actorOf(who))
    return { message: 'Conta excluída.' }
  },
  customerDetails: ({ params, viewer }) => readCustomer(params.userId, may(viewer.staffRole, 'forms')),
})

serve(adminRoutes, adminRecordsApi, {
  photos: ({ query }) => listPhotos(query),
  viewPhoto: ({ params, query, ...who }) =>
    viewCustomerPhoto(params.id, { size: query.size, anywhere: may(who.viewer.staffRole, 'photos') }, actorOf(who)),
  forms: ({ query }) => listForms(query),
  pdfs: ({ query }) => listPdfs(query),
  async limitDownloads({ params, body, ...who }) {
    await limitDownloads(params.id, body.maxDownloads, actorOf(who))
    return { message: body.maxDownloads ? `No máximo ${body.maxDownloads} downloads.` : 'Downloads sem limite.' }
  },
  ratings: ({ query }) => listRatings(query),
  async publishVoice({ params, body, ...who }) {
    await publishVoice(params.id, body, actorOf(who))
    return { message: body.isPublished ? 'A frase está no site.' : 'A frase saiu do site.' }
  },
  magicLinks: ({ query }) => listMagicLinks(query),
})

serve(adminRoutes, adminExportApi, {
  exportList: ({ params, query, ...who }) => exportCsv(params.list, query, actorOf(who)),
})

serve(adminRoutes, adminNotificationsApi, {
  notifications: ({ query }) => listAllNotifications(query),
  notifyOne: async ({ body, ...who }) => ({ id: await notifyOne(body, actorOf(who)), message: 'Notificação Criada' }),
  broadcast: async ({ body, ...who }) => ({
    broadcast: await broadcast(body, actorOf(who)),
    message: 'Notificação Criada',
  }),
  broadcastRecipients: async () => ({ count: await countRecipients() }),
  broadcasts: async () => ({ broadcasts: await listBroadcasts() }),
  async cancelBroadcast({ params, ...who }) {
    await stopBroadcast(params.id, actorOf(who))
    return { message: 'Envio interrompido.' }
  },
})

serve(adminRoutes, adminAnalyticsApi, {
  dashboard: ({ query }) => readDashboard(query.period, query.status),
  analytics: ({ query }) => readAnalytics(query.period),
})

serve(adminRoutes, adminHabitsApi, {
  list: () => readHabits(),
  own: ({ viewer }) => readHabits(viewer.id),
  exceptions: () => readExceptions(),
})

function clearedWords(removed: number, days: number): string {
  if (removed === 0)
    return `Nenhuma linha tinha mais de ${days} dias.${days >= LOG_CLEAR_DAYS ? ' Elas saem sozinhas toda noite.' : ''}`
  return removed === 1
    ? `1 linha com mais de ${days} dias foi apagada.`
    : `${removed} linhas com mais de ${days} dias foram apagadas.`
}

serve(adminRoutes, adminLogsApi, {
  webhookLogs: ({ query }) => listWebhooks(query),
  emailLogs: ({ query }) => listMails(query),
  systemLogs: ({ params, query }) => listLogs(params, query),
  async clearLogs({ query, ...who }) {
    const removed = await clearLogs(query.days, actorOf(who))
    return { removed, message: clearedWords(removed, query.days) }
  },
  async replayWebhook({ params, ...who }) {
    await replayWebhook(params.id, actorOf(who))
    return { message: 'O aviso voltou para a fila.' }
  },
  addressWebhook: async ({ params, body, ...who }) => ({
    message: await addressNotice(params.id, body.email, actorOf(who)),
  }),
  async resendMail({ params, ...who }) {
    return { message: resentWords(await resendMail(params.id, actorOf(who))) }
  },
  failedJobs: () => listFailedJobs(),
  async retryJobs({ body, ...who }) {
    const retried = await retryJobs(body.name, actorOf(who))
    return {
      retried,
      message: retried === 1 ? '1 tarefa voltou para a fila.' : `${retried} tarefas voltaram para a fila.`,
    }
  },
  async retryJob({ params, ...who }) {
    await retryJob(params.id, actorOf(who))
    return { message: 'A tarefa voltou para a fila.' }
  },
  async discardJob({ params, ...who }) {
    await discardJob(params.id, actorOf(who))
    return { message: 'A tarefa foi descartada.' }
  },
  journal: ({ query }) => listJournal(query),
})

serve(adminRoutes, adminHealthApi, {
  health: () => readHealth(),
  async dismissAlarm({ params, ...who }) {
    await dismissAlarm(params.id, actorOf(who))
    return { message: 'O alarme volta se acabar e acontecer de novo.' }
  },
  repairAlarm: async ({ params, ...who }) => ({ message: await repairAlarm(params.id, actorOf(who)) }),
  compareSales: async (who) => ({ message: await compareSalesNow(actorOf(who)) }),
})

serve(adminRoutes, adminIntegrationsApi, {
  integrations: () => readIntegrations(),
  testPart: ({ params, ...who }) => testPart(params.part, actorOf(who)),
  revealToken: async (who) => ({ token: await revealWebhookToken(actorOf(who)) }),
  rotateToken: async ({ body, ...who }) => ({
    ...(await changeWebhookToken(body.overlapHours, actorOf(who))),
    message: 'Token novo. Cole-o na Kiwify antes que o anterior termine.',
  }),
  testWebhook: (who) => sendTestWebhook(actorOf(who)),
  arrivals: async ({ query }) => ({ events: await listArrivals(query.since) }),
})

serve(adminRoutes, adminDeskApi, deskCalls)
serve(adminRoutes, adminFaceApi, faceCalls)
serve(adminRoutes, adminSeasonApi, seasonCalls)
serve(adminRoutes, adminChoicesApi, choiceCalls)
serve(adminRoutes, adminFactsApi, factCalls)
serve(adminRoutes, adminSaidApi, saidCalls)
serve(adminRoutes, adminOnPhotoApi, onPhotoCalls)

serve(adminRoutes, adminOpenApi, { openapi: async () => readOpenApi() })
serve(adminRoutes, adminBlogApi, {
  posts: ({ query }) => listAdminPosts(query),
  openPost: ({ params }) => openPost(params.id),
  createPost: ({ body, ...who }) => createPost(body, actorOf(who)),
  savePost: ({ params, body, ...who }) => savePost(params.id, body, actorOf(who)),
  async removePost({ params, ...who }) {
    await removePost(params.id, actorOf(who))
    return { message: 'O artigo foi apagado.' }
  },
  previewPost: ({ body }) => previewPost(body),
  uploadImage: ({ files, ...who }) => uploadImage(files[0]?.bytes, actorOf(who)),
})

serve(adminRoutes, adminSuppressionsApi, {
  suppressions: ({ query }) => listSuppressions(query),
  async liftSuppression({ params, body, ...who }) {
    await liftSuppression(params.id, body.reason, actorOf(who))
    return { message: 'O motivo ficou no registro.' }
  },
})

import { Router } from 'express'
import { readingApi } from '#contract/reader/reading.ts'
import { reportsApi } from '#contract/reports.ts'
import { salonCardApi } from '#contract/reader/salon-card.ts'
import { serve } from '../platform/http.ts'
import { noteOpened, readAsText } from './reading.ts'
import { downloadReport } from './reports.ts'
import { closePrintedCards, closeSalonCard, findSalonCard, openSalonCard, readSalonCard } from './salon-card.ts'

export const reportRoutes = Router()

serve(reportRoutes, reportsApi, {
  download: ({ viewer, params, query }) => downloadReport(viewer.id, params.id, query.edition),
})

serve(reportRoutes, readingApi, {
  read: ({ viewer, params }) => readAsText(viewer.id, params.id),
  opened: ({ viewer, params }) => noteOpened(viewer.id, params.id),
})

serve(reportRoutes, salonCardApi, {
  link: ({ viewer, params }) => findSalonCard(viewer.id, params.id),
  open: ({ viewer, params, body }) => openSalonCard(viewer.id, params.id, body.days),
  close: ({ viewer, params }) => closeSalonCard(viewer.id, params.id),
  closePrinted: ({ viewer, params }) => closePrintedCards(viewer.id, params.id),
  read: ({ params }) => readSalonCard(params.token),
})

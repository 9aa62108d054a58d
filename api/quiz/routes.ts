import { Router } from 'express'
import { quizApi } from '#contract/quiz.ts'
import { serve } from '../platform/http.ts'
import { saveLead } from './leads.ts'
import { previewFor } from './preview.ts'
import { openResult, sendResult } from './results.ts'
import { saveRun } from './runs.ts'

export const quizRoutes = Router()

serve(quizRoutes, quizApi, {
  async lead({ body, client }) {
    const { id, faceShape } = await saveLead(body, client)
    return { id, faceShape, message: 'Resposta guardada' }
  },
  generateAnalysis: async ({ body, client }) => ({ analysis: await previewFor(body, client) }),
  async run({ body, client }) {
    await saveRun(body, client)
    return { saved: true }
  },
  result: ({ params }) => openResult(params.token),
  async sendResult({ body, client }) {
    await sendResult(body.email, client)
    return { message: 'Se este e-mail fez o teste, o resultado chega em instantes.' }
  },
})

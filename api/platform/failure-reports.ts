import express, { Router } from 'express'
import * as z from 'zod/mini'
import { FAILURE_REPORTS_PATH } from '#contract/failure-report.ts'
import { oneLine } from '#contract/fields.ts'
import { wellFormed } from '#contract/well-formed.ts'
import { limitByNetwork } from './limit.ts'
import { record } from './log.ts'

const perNetwork = limitByNetwork('failure-report', 20, 10 * 60)

const FailureReportBody = z.object({
  message: z.string().check(oneLine, z.overwrite(wellFormed), z.maxLength(200)),
  place: z.string().check(z.regex(/^(assets\/[\w./-]{1,120}\.js|service-worker\.js)(:\d{1,9}){0,2}$/)),
  page: z.string().check(z.regex(/^\/[\w.-]{0,40}$/)),
})

/** Quoted words, to the end where a message was cut off within them, and long numbers may be somebody's: a code, a telephone, what was typed. */
const withoutValues = (message: string) =>
  message.replace(/"[^"]*("|$)|“[^”]*(”|$)|`[^`]*(`|$)|(?<!\p{L})'[^']*'/gu, '"…"').replace(/\d{4,}/g, '…')

/** Of the line by which a browser names itself: the system's and the engine's versions. */
const browserOf = (agent: string | undefined) =>
  (
    agent?.match(
      /\b(iPhone OS|CPU OS|Android|Version|Chrome|CriOS|Firefox|FxiOS|SamsungBrowser|Safari)[ /][\d._]{1,20}/g,
    ) ?? []
  )
    .slice(0, 5)
    .join(' ')

export const failureReportRoutes = Router()

/** An exception of our own scripts on somebody's device, told without the person: no session is read, nothing is answered. */
failureReportRoutes.post(FAILURE_REPORTS_PATH, express.json({ limit: '4kb' }), async (req, res) => {
  await perNetwork.consume(req.ip ?? '')
  const read = FailureReportBody.safeParse(req.body)
  if (read.success) {
    const { place, page } = read.data
    const message = withoutValues(read.data.message)
    await record({
      level: 'error',
      category: 'api_request',
      action: 'script_failure',
      message: `Um programa nosso falhou no aparelho de alguém: ${message}`,
      details: { message, place, page, browser: browserOf(req.get('user-agent')) },
    })
  }
  res.status(204).end()
})

import * as z from 'zod/mini'
import { oneLine } from '#contract/fields.ts'
import { wellFormed } from '#contract/well-formed.ts'
import { limitByNetwork } from '../platform/limit.ts'
import { record } from '../platform/log.ts'

const perNetwork = limitByNetwork('failure-report', 20, 10 * 60)

const FailureReportBody = z.object({
  message: z.string().check(oneLine, z.overwrite(wellFormed), z.maxLength(200)),
  place: z.string().check(z.regex(/^(assets\/[\w./-]{1,120}\.js|service-worker\.js)(:\d{1,9}){0,2}$/)),
  page: z.string().check(z.regex(/^\/[\w.-]{0,40}$/)),
})

/** Quoted words and long numbers may be personal: codes, phones, typed text. */
const withoutValues = (message: string) =>
  message.replace(/"[^"]*("|$)|“[^”]*(”|$)|`[^`]*(`|$)|(?<!\p{L})'[^']*'/gu, '"…"').replace(/\d{4,}/g, '…')

const browserOf = (agent: string | undefined) =>
  (
    agent?.match(
      /\b(iPhone OS|CPU OS|Android|Version|Chrome|CriOS|Firefox|FxiOS|SamsungBrowser|Safari)[ /][\d._]{1,20}/g,
    ) ?? []
  )
    .slice(0, 5)
    .join(' ')

/**
 * Without the person; ignores anything malformed.
 * @throws Problem too-many-attempts
 */
export async function recordFailure(report: unknown, { ip, agent }: { ip: string; agent: string | undefined }) {
  await perNetwork.consume(ip)
  const read = FailureReportBody.safeParse(report)
  if (!read.success) return
  const { place, page } = read.data
  const message = withoutValues(read.data.message)
  await record({
    level: 'error',
    category: 'api_request',
    action: 'script_failure',
    message: `Um programa nosso falhou no aparelho de alguém: ${message}`,
    details: { message, place, page, browser: browserOf(agent) },
  })
}

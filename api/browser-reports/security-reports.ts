import * as z from 'zod/mini'
import { limitByNetwork } from '../platform/limit.ts'
import { record } from '../platform/log.ts'

export const SECURITY_REPORTS_PATH = '/api/security-reports'

const perNetwork = limitByNetwork('security-report', 20, 10 * 60)
const KEPT = 5

const text = z.string().check(z.maxLength(2000))
/** The Reporting API's list, and the older single report. */
const Reports = z.union([
  z.array(
    z.object({
      type: z.string(),
      body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: z.optional(text) }),
    }),
  ),
  z.object({
    'csp-report': z.object({
      'document-uri': text,
      'violated-directive': text,
      'effective-directive': z.optional(text),
      'blocked-uri': z.optional(text),
    }),
  }),
])

interface Violation {
  readonly page: string
  readonly directive: string
  readonly blocked: string
}

/** Query and fragment may hold tokens. */
const placeOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname.slice(0, 200) : '')
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url.slice(0, 40))

function violationsIn(body: unknown): Violation[] {
  const read = Reports.safeParse(body)
  if (!read.success) return []
  if (!Array.isArray(read.data)) {
    const one = read.data['csp-report']
    return [
      {
        page: placeOf(one['document-uri']),
        directive: (one['effective-directive'] ?? one['violated-directive']).slice(0, 60),
        blocked: originOf(one['blocked-uri'] ?? ''),
      },
    ]
  }
  return read.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, KEPT)
    .map(({ body: one }) => ({
      page: placeOf(one.documentURL),
      directive: one.effectiveDirective.slice(0, 60),
      blocked: originOf(one.blockedURL ?? ''),
    }))
}

/** @throws Problem too-many-attempts */
export async function recordViolations(report: unknown, ip: string): Promise<void> {
  await perNetwork.consume(ip)
  for (const { page, directive, blocked } of violationsIn(report))
    await record({
      level: 'warn',
      category: 'api_request',
      action: 'policy_violation',
      message: `Bloqueado pela política de segurança: ${directive} em ${page}`,
      details: { page, directive, blocked },
      success: false,
    })
}

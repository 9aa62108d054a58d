import pino from 'pino'
import type { LOG_CATEGORIES } from '#contract/admin/logs.ts'
import { db, type Prisma } from './db.ts'
import { env } from './env.ts'
import { traceNow } from './trace.ts'
import { scrubbed, scrubbedText } from './scrub.ts'

/** Structured logs to stdout, without personal addresses, tokens and documents. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  // Request or job id.
  mixin: () => ({ ...traceNow() }),
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['email', '*.email', 'token', '*.token', 'cpf', '*.cpf', 'req.headers.cookie', 'req.headers.authorization'],
  // The only place that removes personal addresses.
  formatters: { log: (line) => scrubbed(line) as Record<string, unknown> },
  hooks: {
    logMethod(given, method) {
      method.apply(this, given.map((each) => (typeof each === 'string' ? scrubbedText(each) : each)) as typeof given)
    },
  },
})

export type LogCategory = (typeof LOG_CATEGORIES)[number]

export interface LogEvent {
  level?: 'error' | 'warn' | 'info' | 'debug'
  category: LogCategory
  action: string
  message: string
  details?: Prisma.InputJsonValue
  /** Milliseconds. */
  duration?: number
  success?: boolean
  errorCode?: string
  userId?: string | null
  orderId?: string | null
  leadId?: string | null
}

/** Never throws: a failed log must not undo the event. */
export async function record(event: LogEvent): Promise<void> {
  const level = event.level ?? 'info'
  const { details, ...line } = { ...event, message: scrubbedText(event.message) }
  log[level]({ ...line, ...(level === 'error' ? { details } : {}) }, event.message)
  try {
    await db.systemLog.create({
      data: {
        ...line,
        ...(details === undefined ? {} : { details: scrubbed(details) as Prisma.InputJsonValue }),
        level,
        success: event.success ?? level !== 'error',
      },
    })
  } catch (error) {
    log.error({ err: error }, 'could not write the system log')
  }
}

import pino from 'pino'
import type { LOG_CATEGORIES } from '#contract/admin/logs.ts'
import { db, type Prisma } from './db.ts'
import { env } from './env.ts'
import { traceNow } from './trace.ts'
import { scrubbed, scrubbedText } from './scrub.ts'

/** Structured lines to standard output. Addresses, tokens and documents of people are cut out before they are written. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  // On whose behalf: the request, or the job.
  mixin: () => ({ ...traceNow() }),
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['email', '*.email', 'token', '*.token', 'cpf', '*.cpf', 'req.headers.cookie', 'req.headers.authorization'],
  // Whatever is said, in a message or in an error: addresses of people are taken out here and nowhere else.
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

/**
 * Writes an event where the administrator reads it, and to standard output. Never throws: a log that fails must not undo
 * what it tells of.
 */
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

/** A dependency is down; the same request works later. */
export class Outage extends Error {
  override name = 'Outage'
}

/** Operating system and Node: refused, reset, timeout, DNS, resources. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])
/** Prisma: unreachable, timeout, closed, no connection, transaction not started, write conflict. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037'])
/** The same for raw statements. */
const ADAPTER_KINDS = new Set([
  'DatabaseNotReachable',
  'SocketTimeout',
  'ConnectionClosed',
  'TlsConnectionError',
  'TooManyConnections',
  'TransactionWriteConflict',
])
/** PostgreSQL, appendix A: connection, resources, shutdown, serialization, deadlock, lock, read-only. */
const POSTGRES_CODE = /^(?:08...|53...|57P0[1-5]|40001|40P01|55P03|25006)$/
/** Nodemailer (errors.js): server down, or refusing us rather than the mail. */
const SMTP_CODES = new Set(['EDNS', 'ECONNECTION', 'ESOCKET', 'EAUTH', 'ENOAUTH', 'ETLS', 'EOAUTH2', 'EMAXLIMIT'])

/**
 * Failures of database, storage, mail server, network or disk: retried for days, answered 503. Unknown errors count as bugs and are
 * reported at once.
 */
export function isOutage(error: unknown): boolean {
  return chainOf(error).some(isOutageItself)
}

/** With nested causes: libraries wrap two or three deep. */
function chainOf(error: unknown, depth = 0): object[] {
  if (typeof error !== 'object' || error === null || depth > 5) return []
  const { cause, errors, meta } = error as {
    cause?: unknown
    errors?: unknown
    meta?: { driverAdapterError?: unknown }
  }
  const inner = [cause, meta?.driverAdapterError, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
  return [error, ...inner.flatMap((one) => chainOf(one, depth + 1))]
}

function isOutageItself(error: object): boolean {
  if (error instanceof Outage) return true
  const { name, code, kind, originalCode, responseCode, $metadata, message } = error as Record<string, unknown>
  if (name === 'TimeoutError' || name === 'PrismaClientInitializationError' || name === 'PrismaClientRustPanicError')
    return true
  if (typeof kind === 'string' && ADAPTER_KINDS.has(kind)) return true
  if (typeof responseCode === 'number') return isMailServerAway(responseCode, code)
  if (isObject($metadata)) return isStorageAway($metadata['httpStatusCode'], name)
  const known = [code, originalCode].some(
    (one) =>
      typeof one === 'string' &&
      (SYSTEM_CODES.has(one) || PRISMA_CODES.has(one) || SMTP_CODES.has(one) || POSTGRES_CODE.test(one)),
  )
  return (
    known ||
    (typeof message === 'string' && /Connection terminated|Client has encountered a connection error/.test(message))
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** 4xx: temporary. 5xx concerns the mail, or our authentication (RFC 4954, RFC 5321 4.2.2). */
const isMailServerAway = (responseCode: number, code: unknown) =>
  responseCode < 500 || code === 'EAUTH' || [530, 534, 535, 538, 421].includes(responseCode)

/** Includes refused keys and a missing bucket, but not a missing file. */
const isStorageAway = (status: unknown, name: unknown) =>
  name === 'NoSuchBucket' ||
  typeof status !== 'number' ||
  status >= 500 ||
  status === 401 ||
  status === 403 ||
  status === 408 ||
  status === 429

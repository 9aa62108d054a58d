import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import webpush from 'web-push'
import { brandGaps } from '#contract/brand.ts'
import { type Review, REVIEWS } from '#contract/review.ts'

const optionalUrl = z.url('deve ser um endereço completo').optional()
/** Partial configuration would silently store photos on one machine. */
const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const KIWIFY_NAMES = ['KIWIFY_CLIENT_ID', 'KIWIFY_CLIENT_SECRET', 'KIWIFY_ACCOUNT_ID'] as const
const flag = z.enum(['true', 'false']).transform((v) => v === 'true')

const Names = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** Default: all addresses in production, loopback elsewhere. */
  HOST: z.string().optional(),
  PORT: z.coerce.number('deve ser um número').int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().default('.data'),
  APP_URL: optionalUrl,
  DATABASE_URL: z
    .string({ error: 'falta (npm start cuida dele; sozinho, aponte um PostgreSQL)' })
    .startsWith('postgres', 'deve começar com postgres://'),
  /** Comma-separated: the first signs, all are accepted. */
  SESSION_SECRET: z
    .string({ error: 'falta' })
    .refine((list) => list.split(',').every((secret) => secret.length >= 32), 'deve ter pelo menos 32 caracteres'),
  /** `id:base64 of 32 bytes`, comma-separated; the first wraps, all unwrap. */
  MASTER_KEYS: z
    .string({ error: 'falta' })
    .regex(
      /^[\w-]{1,32}:[A-Za-z0-9+/]{43}=(,[\w-]{1,32}:[A-Za-z0-9+/]{43}=)*$/,
      'deve ser id:chave, 32 bytes em base64',
    ),
  KIWIFY_TOKEN: z.string({ error: 'falta' }).min(8, 'deve ter pelo menos 8 caracteres'),
  /** Comma-separated; empty: every product of the account. */
  KIWIFY_PRODUCTS: z
    .string()
    .default('')
    .transform((v) =>
      v
        .split(',')
        .map((s) => s.trim())
        .filter(Boolean),
    ),
  /** Provider's sales API (docs.kiwify.com.br, "API pública"): all three or none. */
  KIWIFY_CLIENT_ID: z.string().optional(),
  KIWIFY_CLIENT_SECRET: z.string().optional(),
  KIWIFY_ACCOUNT_ID: z.string().optional(),
  KIWIFY_API_URL: z.url('deve ser um endereço completo').default('https://public-api.kiwify.com/v1'),
  /** Bearer token for /metrics; absent: disabled. */
  METRICS_TOKEN: z.string().min(16, 'deve ter pelo menos 16 caracteres').optional(),
  SETUP_TOKEN: z.string({ error: 'falta' }).min(12, 'deve ter pelo menos 12 caracteres'),
  ADMIN_EMAIL: z.string().trim().toLowerCase().default('admin@rostoideal.com.br'),
  SMTP_URL: z.string().startsWith('smtp', 'deve começar com smtp:// ou smtps://').optional(),
  MAIL_FROM: z.string().default('Rosto Ideal <ola@rostoideal.com.br>'),
  S3_ENDPOINT: optionalUrl,
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  AI_BASE_URL: optionalUrl,
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  /** Whether the model may see the front photo, with consent. */
  AI_VISION: flag.default(false),
  AI_TIMEOUT_MS: z.coerce.number('deve ser um número').int().min(100).default(45_000),
  AI_CALLS_PER_ORDER: z.coerce.number('deve ser um número').int().min(0).default(4),
  VAPID_PUBLIC_KEY: z.string({ error: 'falta' }),
  VAPID_PRIVATE_KEY: z.string({ error: 'falta' }),
  META_PIXEL_ID: z.string().optional(),
  META_ACCESS_TOKEN: z.string().optional(),
  META_GRAPH_VERSION: z.string().default('v25.0'),
  META_API_URL: z.url('deve ser um endereço completo').default('https://graph.facebook.com'),
  /** For the Test Events tab; omit in production. */
  META_TEST_EVENT_CODE: z.string().optional(),
  /** A Google Analytics property (`G-…`), loaded after consent. */
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'deve ser da forma G-XXXXXXX')
    .optional(),
  /** Default: only in production. */
  REPORT_REVIEW: z.enum(REVIEWS).optional(),
  /** For the back office. Default: except in development. */
  SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  /** Sample data in development. */
  EXAMPLES: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export const ENV_NAMES: readonly string[] = Object.keys(Names.shape)

const isLocal = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

/** Missing, these silently make production unsafe: unsent mails, plain cookies, another course's sales. */
const PRODUCTION_NEEDS = {
  APP_URL: 'falta (o endereço público, com https)',
  SMTP_URL: 'falta (sem ele nenhum e-mail sai)',
  KIWIFY_PRODUCTS: 'falta (os produtos que abrem pedido; sem eles, a venda de qualquer curso abriria)',
} as const

/** Faults across several values. */
function faultsTogether(given: Readonly<Record<string, string | undefined>>): string[] {
  const faults: string[] = []
  const refuse = (name: string, message: string) => faults.push(`  ${name}: ${message}`)
  const { APP_URL, HOST } = given
  if (given['NODE_ENV'] === 'production') {
    for (const [name, message] of Object.entries(PRODUCTION_NEEDS))
      if (!given[name]?.replaceAll(/[\s,]/g, '')) refuse(name, message)
    const isPlain =
      APP_URL !== undefined &&
      URL.canParse(APP_URL) &&
      new URL(APP_URL).protocol === 'http:' &&
      !isLocal(new URL(APP_URL).hostname)
    if (isPlain) refuse('APP_URL', 'deve começar com https://')
    if (given['SECOND_FACTOR'] === 'optional') refuse('SECOND_FACTOR', 'em produção a segunda etapa é obrigatória')
  } else if (HOST !== undefined && !isLocal(HOST))
    refuse('HOST', 'fora de produção só esta máquina: 127.0.0.1 (para abrir a outras, NODE_ENV=production)')
  for (const together of [S3_NAMES, KIWIFY_NAMES]) {
    const missing = together.filter((name) => given[name] === undefined)
    if (missing.length === together.length) continue
    for (const name of missing) refuse(name, `falta (vêm juntos: ${together.join(', ')})`)
  }
  return faults
}

export type Env = z.infer<typeof Names> & {
  readonly isProduction: boolean
  readonly HOST: string
  readonly REPORT_REVIEW: Review
  readonly SECOND_FACTOR: 'required' | 'optional'
  /** No trailing slash. */
  readonly appUrl: string
}

/** Generated in development; required in production. */
const SECRETS: Readonly<Record<string, () => Record<string, string>>> = {
  SESSION_SECRET: () => ({ SESSION_SECRET: randomBytes(32).toString('hex') }),
  MASTER_KEYS: () => ({ MASTER_KEYS: `local:${randomBytes(32).toString('base64')}` }),
  KIWIFY_TOKEN: () => ({ KIWIFY_TOKEN: randomBytes(16).toString('hex') }),
  SETUP_TOKEN: () => ({ SETUP_TOKEN: randomBytes(9).toString('base64url') }),
  VAPID_PUBLIC_KEY: () => {
    const keys = webpush.generateVAPIDKeys()
    return { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey }
  },
}

const secretsFile = (dataDir: string) => join(resolve(dataDir), 'secrets.json')

function storedSecrets(dataDir: string): Record<string, string> {
  const file = secretsFile(dataDir)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/** Development secrets in `$DATA_DIR/secrets.json` (mode 600), shared by all processes. Called before children start; idempotent. */
export function ensureLocalSecrets(dataDir: string): Record<string, string> {
  const secrets = storedSecrets(dataDir)
  const before = Object.keys(secrets).length
  for (const [name, make] of Object.entries(SECRETS)) if (!secrets[name]) Object.assign(secrets, make())
  if (Object.keys(secrets).length > before) writeSecrets(dataDir, secrets)
  return secrets
}

/** @returns the secret */
export function keepLocalSecret(dataDir: string, name: string, value: string): string {
  writeSecrets(dataDir, { ...storedSecrets(dataDir), [name]: value })
  return value
}

/** Atomic by rename. */
function writeSecrets(dataDir: string, secrets: Record<string, string>): void {
  mkdirSync(resolve(dataDir), { recursive: true })
  const draft = `${secretsFile(dataDir)}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, secretsFile(dataDir))
}

/** Lists every faulty name. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Empty strings count as absent. Production refuses `gaps` in `contract/brand.ts`. @throws EnvError */
export function readEnv(source: Readonly<Record<string, string | undefined>>, gaps = brandGaps()): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const dataDir = given['DATA_DIR'] ?? '.data'
  const isProduction = given['NODE_ENV'] === 'production'
  const merged = isProduction ? given : { ...ensureLocalSecrets(dataDir), ...given }
  const parsed = Names.safeParse(merged)
  const lines = [
    ...(parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ...faultsTogether(merged),
    ...(isProduction ? gaps.map((gap) => `  contract/brand.ts, ${gap}`) : []),
  ]
  if (!parsed.success || lines.length > 0)
    throw new EnvError(`Configuração incompleta ou inválida:\n${[...new Set(lines)].join('\n')}`)
  const values = parsed.data
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    isProduction,
    HOST: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    SECOND_FACTOR: values.SECOND_FACTOR ?? (values.NODE_ENV === 'development' ? 'optional' : 'required'),
    REPORT_REVIEW: values.REPORT_REVIEW ?? (isProduction ? 'required' : 'auto'),
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
  }
}

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError) || process.env['VITEST']) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
}

/** The only reader of `process.env`. */
export const env: Env = readEnvOrExit()

import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import type Pino from 'pino'
import type { LoggerOptions } from 'pino'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type * as secretMakers from '#api/auth/secrets.ts'
import type * as signing from '#api/platform/signing.ts'
import { DEVICE_COOKIE, SESSION_COOKIE } from '#contract/auth.ts'
import { type Endpoint, fillPath } from '#contract/endpoint.ts'
import { jobs, type JobName } from '#contract/jobs.ts'
import { BIOMETRICS_VERSIONS, PHOTO_SLOTS } from '#contract/onboarding.ts'
import { may } from '#contract/permissions.ts'
import { SAMPLE_FORM } from '#contract/sample-form.ts'

// Secrets and log lines are caught at the source, so that no flow is forgotten.
const { smtp, minted, lines } = await vi.hoisted(async () => {
  const { catchMail } = await import('#api/platform/testing/smtp.ts')
  const catcher = await catchMail()
  Object.assign(process.env, { SMTP_URL: catcher.url, LOG_LEVEL: 'debug' })
  return { smtp: catcher, minted: new Map<string, string>(), lines: [] as string[] }
})

const keep = vi.hoisted(() => (kind: string, secret: string): string => {
  minted.set(`${kind} ${minted.size}`, secret)
  return secret
})

vi.mock('#api/auth/secrets.ts', async (original) => {
  const real = await original<typeof secretMakers>()
  return {
    ...real,
    newToken: () => keep('token', real.newToken()),
    mailedCode: (id: string) => keep('code', real.mailedCode(id)),
  }
})

vi.mock('#api/platform/signing.ts', async (original) => {
  const real = await original<typeof signing>()
  const purposeOf = (text: string) => text.split(':', 1)[0] ?? ''
  return {
    ...real,
    // Keyed hashes, meant to be stored instead of their input.
    signText: (text: string) =>
      /^(?:code|account):/.test(text) ? real.signText(text) : keep(purposeOf(text), real.signText(text)),
    signShort(text: string, bytes: number) {
      const mac = real.signShort(text, bytes)
      keep(purposeOf(text), mac.toString('hex'))
      return mac
    },
  }
})

vi.mock('pino', async (original) => {
  const { default: pino } = await original<{ readonly default: typeof Pino }>()
  const caught = (options: LoggerOptions) => pino(options, { write: (line) => lines.push(line) })
  return { default: Object.assign(caught, pino) }
})

const [
  { CONTRACT_TABLES },
  { hashPassword },
  { queueMail },
  { db, transact },
  { env },
  { openQueue },
  { deliver, kiwifyBody, serveApi, signBody },
  { findSecretsInTables, secretsIn },
  { jpegOf, newAdministrator, photoForm, quizAnswers },
  { runJob },
] = await Promise.all([
  import('#api/admin/openapi.ts'),
  import('#api/auth/secrets.ts'),
  import('#api/mail/outgoing.ts'),
  import('#api/platform/db.ts'),
  import('#api/platform/env.ts'),
  import('#api/platform/queue.ts'),
  import('#api/testing/api.ts'),
  import('#api/testing/find-secrets.ts'),
  import('#api/testing/people.ts'),
  import('./run-job.ts'),
])

const api = serveApi()
type Caller = ReturnType<typeof api.caller>
type Staff = Awaited<ReturnType<typeof newAdministrator>>

/** Secrets that open something in these tests, by name. */
const living = new Map<string, string>()
const learn = (name: string, secret: unknown): string => {
  if (typeof secret !== 'string' || secret === '') throw new Error(`no ${name} was made`)
  living.set(name, secret)
  return secret
}
const everySecret = () => new Map([...living, ...minted])

/** Modules that make secrets. The walk meets each kind that opens anything outside its process. */
const MAKERS = [
  'api/auth/codes.ts',
  'api/auth/devices.ts',
  'api/auth/disown.ts',
  'api/auth/mailed-links.ts',
  'api/auth/second-factor.ts',
  'api/auth/secrets.ts',
  'api/auth/sessions.ts',
  // The daily salt for counting readers.
  'api/blog/views.ts',
  'api/mail/suppression.ts',
  'api/onboarding/photo-requests.ts',
  'api/payments/tokens.ts',
  'api/platform/env.ts',
  'api/platform/keyring.ts',
  'api/platform/master-keys.ts',
  'api/platform/sealed-file.ts',
  'api/platform/signing.ts',
  'api/quiz/results.ts',
  'api/reports/printed-card.ts',
  'api/reports/salon-card.ts',
]

/** Where a secret may be readable, and why; elsewhere it is a leak. */
const HOMES: Readonly<Record<string, string>> = {
  'push keys in public.push_subscriptions.auth': 'messages are encrypted for the device with it',
  'push address in public.push_subscriptions.endpoint': 'messages are sent there',
}

const PASSWORD = 'cavalo-azul-no-telhado-19'
const EMAIL = 'marina.albuquerque@example.com'
const LEAD = 'visitante@example.com'

/** All but scheduled jobs and push, which has no service here. */
const WORKED_OFF = (Object.keys(jobs) as JobName[]).filter(
  (name) => !('cron' in jobs[name]) && name !== 'notifications.push',
)

/** Runs all waiting jobs, delayed ones included. */
async function workOff(names = WORKED_OFF): Promise<void> {
  const boss = await openQueue()
  for (let isBusy = true; isBusy;) {
    isBusy = false
    for (const name of names)
      for (const job of await boss.fetch<object>(name, {
        batchSize: 20,
        includeMetadata: true,
        ignoreStartAfter: true,
      })) {
        isBusy = true
        const { status, output } = await runJob(name, job, new AbortController().signal)
        if (status === 'completed') await boss.complete(name, job.id)
        else await boss.fail(name, job.id, output as object)
      }
  }
}

const wordsOf = ({ subject = '', text = '', html = '', headers }: Email) =>
  [subject, text, html, ...headers.map(({ value }) => value)].join('\n')
const mailsTo = (address: string) => smtp.mails.filter((mail) => mail.to?.some((to) => to.address === address))
function readMail(address: string, place: RegExp): string {
  for (const mail of mailsTo(address).toReversed()) {
    const found = place.exec(wordsOf(mail))?.[1]
    if (found !== undefined) return found
  }
  throw new Error(`no mail to ${address} says ${place}`)
}

const learnCookies = (whose: string, caller: Caller) => {
  const value = (name: string) => new RegExp(`${name}=([^;]+)`).exec(caller.cookie())?.[1]
  learn(`session cookie of ${whose}`, value(SESSION_COOKIE))
  learn(`device cookie of ${whose}`, value(DEVICE_COOKIE))
}

const ok = <A extends { readonly status: number; readonly json: unknown }>(answer: A): A => {
  expect(answer).toMatchObject({ status: 200 })
  return answer
}

let buyer: Caller
let buyerId = ''
let orderId = ''
let dono: Staff

/** From an advert to the hairdresser's, and the team's work. */
async function walk(): Promise<void> {
  const visitor = api.caller()
  ok(await visitor.post('/api/leads', { name: 'Ana', email: LEAD, consentMarketing: true, answers: quizAnswers }))
  ok(await visitor.post('/api/send-quiz-result', { email: LEAD }))
  await workOff()
  const result = learn('result link', readMail(LEAD, /resultado\?r=([\w-]+)/))
  learn('way out of marketing', readMail(LEAD, /one-click\?token=[\da-f]{64}\.([\w-]+)/))
  ok(await visitor.get(`/api/quiz/results/${result}`))

  const body = kiwifyBody({ orderId: 'K-1', type: 'order_approved', email: EMAIL })
  learn('signature of a delivery', signBody(body))
  ok(await deliver(api.url(), body))
  await workOff()
  buyer = api.caller()
  ok(await buyer.post('/api/login', { token: learn('access link', readMail(EMAIL, /entrar#token=([\w-]+)/)) }))
  learnCookies('the buyer', buyer)
  learn('device key', ok(await buyer.get('/api/device-key')).json['key'])
  const order = await db.order.findFirstOrThrow({ where: { providerOrderId: 'K-1' } })
  orderId = order.id
  buyerId = order.userId
  learn('push keys', randomBytes(16).toString('base64url'))
  learn('push address', 'https://push.example.com/envio/abc123segredo')
  ok(
    await buyer.put('/api/push/subscription', {
      endpoint: living.get('push address'),
      keys: { p256dh: `B${'x'.repeat(86)}`, auth: living.get('push keys') },
    }),
  )

  const phone = api.caller()
  ok(await phone.post('/api/login', { email: EMAIL }))
  await workOff()
  const code = learn('sign-in code', readMail(EMAIL, /Código: (\d{6})/))
  learn('sign-in link', readMail(EMAIL, /entrar#token=([\w-]+)/))
  expect((await phone.post('/api/login', { email: EMAIL, code: code === '000000' ? '000001' : '000000' })).status).toBe(
    401,
  )
  ok(await phone.post('/api/login', { email: EMAIL, code }))
  learnCookies('another phone', phone)
  await workOff()
  learn('“não fui eu”', readMail(EMAIL, /nao-fui-eu#token=[\da-f-]{36}\.([\w-]+)/))
  expect((await phone.post('/api/login', { token: living.get('access link') })).status).toBeGreaterThan(399)

  await transact((tx) => queueMail(tx, { kind: 'form-reminder', to: EMAIL, userId: buyerId, orderId }))
  await workOff()
  learn('link of a reminder', readMail(EMAIL, /entrar#token=([\w-]+)&para=/))
  const yes = { agreedToBiometrics: true, isAdult: true, version: BIOMETRICS_VERSIONS[0] }
  ok(await buyer.put(`/api/orders/${orderId}/consent`, yes))
  const photo = await jpegOf(1200, 1500)
  const asked = ok(await buyer.post(`/api/orders/${orderId}/photo-requests`, { slot: 'back' }))
  const request = learn('photo request', asked.json['token'])
  ok(await api.caller().get(`/api/photo-requests/${request}`))
  ok(await api.caller().put(`/api/photo-requests/${request}/photo`, await photoForm({ photo })))
  for (const slot of PHOTO_SLOTS.filter((one) => one !== 'back'))
    ok(await buyer.put(`/api/orders/${orderId}/photos/${slot}`, await photoForm({ photo })))
  await db.order.update({ where: { id: orderId }, data: { quizAnswers } })
  ok(await buyer.post('/api/orders/onboarding', await photoForm({ orderId, formData: JSON.stringify(SAMPLE_FORM) })))

  dono = await newAdministrator(api.caller())
  await db.user.update({
    where: { id: dono.userId },
    data: { passwordHash: await hashPassword(PASSWORD), totpEnabledAt: null },
  })
  learn('password', PASSWORD)
  learn('password typed wrong', `${PASSWORD}-errada`)
  const secondFactor = ok(await dono.caller.post('/api/account/second-factor', { password: PASSWORD }))
  const secret = learn('secret of the second factor', secondFactor.json['secret'])
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const on = ok(await dono.caller.post('/api/account/second-factor/confirm', { code: otp }))
  const [recovery = '', other = ''] = on.json['recoveryCodes'] as string[]
  learn('recovery code', recovery)
  learn('recovery code without dashes', other.replaceAll('-', ''))
  const desk = api.caller()
  const enter = { email: dono.email, password: PASSWORD }
  expect((await desk.post('/api/login', { ...enter, password: living.get('password typed wrong') })).status).toBe(401)
  ok(await desk.post('/api/login', { ...enter, otp: recovery }))
  learnCookies('the owner', desk)
  ok(await dono.caller.post(`/api/admin/desk/${orderId}/photo-requests`, { slot: 'front', reason: 'Sem óculos.' }))
  await workOff()
  learn('link of a photo wanted', readMail(EMAIL, /entrar#token=([\w-]+)&para=/))
  const rotated = ok(await dono.caller.post('/api/admin/webhook/token', { overlapHours: 24 }))
  learn('webhook token', rotated.json['token'])

  expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({ status: 'CONCLUIDO' })
  const card = ok(await buyer.post(`/api/orders/${orderId}/salon-card`, { days: 7 }))
  learn('salon card', (card.json['link'] as { token?: string } | undefined)?.token ?? card.json['token'])
  ok(await api.caller().get(`/api/salon-cards/${living.get('salon card')}`))

  // Requests an erasure without confirming it.
  ok(await buyer.post('/api/privacy/erase-code'))
  await workOff()
  learn('erase code', readMail(EMAIL, /Código: (\d{6})/))

  for (const name of ['SESSION_SECRET', 'SETUP_TOKEN', 'VAPID_PRIVATE_KEY', 'KIWIFY_TOKEN'] as const)
    learn(name, env[name])
  learn('master key', env.MASTER_KEYS.split(':')[1])
}

beforeAll(walk, 300_000)
afterAll(() => smtp.stop())

it('no key lies readable in any table, but where it must be read again', async () => {
  expect(await findSecretsInTables(everySecret())).toEqual(Object.keys(HOMES).toSorted())
})

it('nor in a line of the process’s log', () => {
  expect(lines.length).toBeGreaterThan(50)
  expect(secretsIn(lines.join('\n'), everySecret())).toEqual([])
})

it('nor where a mail server quotes the letter that it refuses', async () => {
  const visitor = api.caller()
  await db.rateLimit.deleteMany()
  await db.signInCode.deleteMany({ where: { userId: buyerId } })
  ok(await visitor.post('/api/login', { email: EMAIL }))
  await workOff(['auth.answer'])
  await db.$executeRaw`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'mail.send' AND state = 'created'`
  let quoted = ''
  smtp.refuseNext(1, (mail) => {
    quoted = `5.7.1 looks like spam: ${wordsOf(mail).replaceAll(/\s+/g, ' ').slice(0, 3000)} ${encodeURIComponent(mail.text ?? '')}`
    return quoted
  })
  const before = new Set(minted.keys())
  await workOff()
  const fresh = new Map([...minted].filter(([name]) => !before.has(name)))
  expect(secretsIn(quoted, fresh).length).toBe(2)
  expect(
    await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'dead-letter' AND source_name = 'mail.send'`,
  ).toHaveLength(1)
  expect(await db.outgoingMail.count({ where: { status: 'failed', error: { contains: '5.7.1' } } })).toBe(1)
  expect(await findSecretsInTables(fresh)).toEqual([])
  expect(secretsIn(lines.join('\n'), fresh)).toEqual([])
})

it('nor where a page is named: by a fault, an advertisement’s event or a browser’s report', async () => {
  const keys = ['salon card', 'photo request', 'result link', 'access link'].map((name) => living.get(name) ?? '')
  const pages = keys.flatMap((key) => [`/cartao/${key}`, `/foto/${key}`, `/seu-rosto-ideal/resultado?r=${key}`])
  const visitorId = randomUUID()
  ok(await api.caller().post('/api/consent', { visitorId, categories: { marketing: true, analytics: true } }))
  for (const page of pages) {
    const url = `${env.appUrl}${page}`
    ok(await api.caller().post('/api/facebook/pageview', { eventId: randomUUID(), visitorId, url }))
    const violation = { 'document-uri': url, 'violated-directive': 'script-src', 'blocked-uri': url }
    await api.caller().send('POST', '/api/security-reports', Buffer.from(JSON.stringify({ 'csp-report': violation })), {
      'content-type': 'application/csp-report',
    })
  }
  const tables = ['salon_card_links', 'photo_requests', 'leads']
  for (const table of tables) await db.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO away_${table}`)
  for (const key of keys)
    for (const place of [`salon-cards/${key}`, `photo-requests/${key}`, `quiz/results/${key}`])
      await api.caller().get(`/api/${place}`)
  for (const table of tables) await db.$executeRawUnsafe(`ALTER TABLE away_${table} RENAME TO ${table}`)
  expect(lines.filter((line) => line.includes('"msg":"bug"')).length).toBeGreaterThan(2)
  expect(await db.trackingEvent.count()).toBe(pages.length)
  expect(await db.systemLog.count({ where: { action: 'policy_violation' } })).toBeGreaterThan(0)
  await workOff()
  expect(await findSecretsInTables(everySecret())).toEqual(Object.keys(HOMES).toSorted())
  expect(secretsIn(lines.join('\n'), everySecret())).toEqual([])
})

/** Every field of any body; calls drop unknown ones. */
const anyBody = (own: string) => ({
  userId: buyerId,
  orderId,
  id: buyerId,
  email: own,
  fullName: 'Outro Nome',
  name: 'Outro Nome',
  phone: '11987654321',
  type: 'order_update',
  title: 'Aviso',
  message: 'Uma mensagem.',
  reason: 'Pediu por telefone.',
  role: 'customer',
  password: PASSWORD,
  newPassword: PASSWORD,
  current: PASSWORD,
  code: '000000',
  token: randomUUID(),
  slot: 'front',
  nome: 'Outro',
  assunto: 'Código',
  mensagem: 'Mandem para este endereço.',
  days: 7,
  // Only owners close orders: reopen its form instead.
  status: 'AGUARDANDO_FORMULARIO',
  visitorId: randomUUID(),
  eventId: randomUUID(),
  runId: randomUUID(),
  step: 'intro',
  faceShape: 'oval',
})

it('support comes no nearer to a customer’s account by any call it may make', { timeout: 300_000 }, async () => {
  await db.rateLimit.deleteMany()
  // These keys still work: a link, a code, a result, a mail that can be resent.
  await db.signInCode.deleteMany({ where: { userId: buyerId } })
  ok(await api.caller().post('/api/login', { email: EMAIL }))
  await transact((tx) => queueMail(tx, { kind: 'access', to: EMAIL, userId: buyerId, orderId }))
  await db.suppression.create({ data: { emailHash: 'x', reason: 'Caixa cheia.' } })
  await workOff()
  const before = await db.user.findUniqueOrThrow({ where: { id: buyerId } })
  const { caller, email: own } = await newAdministrator(api.caller(), 'atendimento')
  await db.rateLimit.deleteMany()

  const rows = await Promise.all([
    db.outgoingMail.findMany({ where: { OR: [{ userId: buyerId }, { toEmail: LEAD }] }, select: { id: true } }),
    db.magicLink.findMany({ where: { userId: buyerId }, select: { id: true } }),
    db.session.findMany({ where: { userId: buyerId }, select: { id: true } }),
    db.notification.findMany({ where: { userId: buyerId }, select: { id: true } }),
    db.suppression.findMany({ select: { id: true } }),
  ])
  const ids = [buyerId, orderId, ...rows.flat().map(({ id }) => id)]
  const others: Readonly<Record<string, string>> = {
    slot: 'front',
    slug: 'x',
    name: 'x',
    hash: 'x',
    token: 'x'.repeat(43),
  }
  const calls = Object.values(CONTRACT_TABLES)
    .flatMap((table): Endpoint[] => Object.values(table))
    .filter((call) => call.audience !== 'admin' || may('atendimento', call.permission))
    // Calls that end the session or the order come last.
    .toSorted(
      (a, b) => Number(/status|logout|second-factor/.test(a.path)) - Number(/status|logout|second-factor/.test(b.path)),
    )

  const bodies: Readonly<Record<string, object>> = {
    '/api/login': { email: EMAIL },
    '/api/send-quiz-result': { email: LEAD },
    '/api/leads': { ...anyBody(own), email: LEAD, answers: quizAnswers },
  }
  const replies: string[] = []
  const answered = new Map<string, number>()
  const broken: string[] = []
  const make = async (call: Endpoint) => {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const takesId = names.some((name) => !(name in others))
    // Customer calls depend only on ownership; in the back office any id may open something.
    const given = call.audience === 'admin' ? ids : [orderId, buyerId]
    for (const id of takesId ? given : ['']) {
      const path = fillPath(call.path, Object.fromEntries(names.map((name) => [name, others[name] ?? id])))
      const body = bodies[call.path] ?? anyBody(own)
      const answer = await caller.send(call.method, path, call.body ? body : undefined)
      replies.push([...answer.headers].join('\n'), answer.bytes.toString('utf8'))
      const name = `${call.method} ${call.path}`
      if (answer.status < 300) answered.set(name, (answered.get(name) ?? 0) + 1)
      if (answer.status >= 500) broken.push(name)
    }
  }
  for (const call of calls) await make(call)
  await workOff()
  const again = api.caller()
  ok(await again.post('/api/login', { email: EMAIL }))
  for (const call of calls.filter(({ method }) => method === 'GET')) await make(call)

  const closed = calls.filter(
    ({ method, path, audience }) => audience === 'admin' && !answered.has(`${method} ${path}`),
  )
  expect(closed.map(({ path }) => path)).toEqual([])
  expect(broken).toEqual([])
  expect(answered.get('POST /api/admin/mails/:id/resend')).toBeGreaterThan(5)
  expect(secretsIn(replies.join('\n'), everySecret())).toEqual([])
  const { email, passwordHash, role, totpSecret, phone } = before
  expect(await db.user.findUnique({ where: { id: buyerId } })).toMatchObject({
    email,
    passwordHash,
    role,
    totpSecret,
    phone,
  })
  expect(await db.magicLink.count({ where: { userId: buyerId, email: { not: EMAIL } } })).toBe(0)
  const mayHold = new Set([EMAIL, LEAD, dono.email])
  const strays = smtp.mails.filter(
    (mail) =>
      mail.to?.some((to) => !mayHold.has(to.address ?? '')) && secretsIn(wordsOf(mail), everySecret()).length > 0,
  )
  expect(strays.map(({ subject, to }) => [subject, to])).toEqual([])
  expect((await again.get('/api/user')).status).toBe(401)
})

it('whatever makes a secret is known here, so that the walk meets it', async () => {
  const made: string[] = []
  for (const floor of ['api', 'jobs'])
    for (const file of await readdir(floor, { recursive: true })) {
      if (!/^(?!.*(?:test|testing\/)).*\.ts$/.test(file)) continue
      const source = await readFile(`${floor}/${file}`, 'utf8')
      if (/\b(?:newToken|mailedToken|mailedCode|signText|signShort|randomBytes|randomInt)\(/.test(source))
        made.push(`${floor}/${file}`)
    }
  expect(made.toSorted()).toEqual(MAKERS)
})

it('a key is found wherever it is planted, in any spelling', async () => {
  const [code = '', link = ''] = ['sign-in code', 'access link'].map((name) => living.get(name))
  const planted = new Map([
    ['code', code],
    ['link', link],
  ])
  await db.notification.create({ data: { userId: buyerId, type: 'news', title: 'Código', message: `É ${code}.` } })
  await db.setting.create({ data: { key: 'plantado', value: { deep: [{ link: `x#token=${link}&y` }] } } })
  await db.$executeRaw`UPDATE pgboss.job SET output = ${JSON.stringify({ said: link })}::jsonb WHERE name = 'auth.answer'`
  const bytes = Buffer.from(link, 'base64url')
  await db.sealingKey.create({
    data: { id: randomUUID(), scope: 'face', ownerId: randomUUID(), masterId: 'x', wrapped: bytes },
  })
  expect(await findSecretsInTables(planted)).toEqual([
    'code in public.notifications.message',
    'link in pgboss.job_common.output',
    'link in public.sealing_keys.wrapped',
    'link in public.settings.value',
  ])
})

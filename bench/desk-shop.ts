/**
 * A morning at the desk: seven orders sent over the wire as customers send them, at seven distances from their deadline.
 * The faces are drawn ones, lit and grained as a phone's photo, with the points somebody would mark.
 */
import { type APIRequestContext, request } from '@playwright/test'
import pg from 'pg'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { authApi } from '#contract/auth.ts'
import { fillPath } from '#contract/endpoint.ts'
import { onboardingApi, type OnboardingFormInput, PHOTO_SLOTS } from '#contract/onboarding.ts'
import { ordersApi } from '#contract/orders.ts'
import { quizApi } from '#contract/quiz.ts'
import { deliveryDue } from '#api/orders/business-time.ts'
import { waitForMail } from '#scripts/captured-mail.ts'
import { postPurchase } from '#scripts/kiwify-event.ts'
import type { RunningProduct } from '#scripts/run-product.ts'
import { PHOTO_SIZE, photosOf, pointsOf } from '#scripts/sample-photos.ts'
import type { PersonName } from '#visagism/portrait/people.ts'

interface Customer {
  readonly name: string
  readonly face: PersonName
  /** Business hours left of the 72. */
  readonly left: number
  readonly marks: boolean
  /** What the free test was told; null where there was none. */
  readonly says: string | null
  readonly form: Omit<OnboardingFormInput, 'fullName' | 'agreedToTerms' | 'agreedToBiometrics'>
}

const SUBTLE = { gender: 'Feminino', objective: 'Melhoria sutil', style: 'Clássico' } as const
const NEW = { gender: 'Feminino', objective: 'Renovação visual', style: 'Elegante' } as const
const HIS = { gender: 'Masculino', objective: 'Melhoria sutil', style: 'Moderno', beardPreference: 'Curta' } as const

/** By deadline, as the queue shows them. */
const CUSTOMERS: readonly Customer[] = [
  {
    name: 'Marina Albuquerque',
    face: 'camera',
    left: 6,
    marks: true,
    says: 'coracao',
    form: {
      ...SUBTLE,
      hairLength: 'Longo',
      colorPreferences: ['green', 'brown', 'pink'],
      maintenanceLevel: 'Baixa',
      observations: 'Uso óculos para ler e prendo o cabelo no trabalho.',
    },
  },
  {
    name: 'Rafael Monteiro da Costa',
    face: 'paulo',
    left: 13,
    marks: true,
    says: 'oval',
    form: { ...HIS, hairLength: 'Curto', maintenanceLevel: 'Alta', observations: 'Tenho entradas e treino todo dia.' },
  },
  {
    name: 'Cícera Gomes',
    face: 'sonia',
    left: 30,
    marks: true,
    says: null,
    form: { ...NEW, hairLength: 'Médio', maintenanceLevel: 'Média', observations: 'Deixei os brancos aparecerem.' },
  },
  {
    name: 'Beatriz Yamamoto',
    face: 'livia',
    left: 41,
    marks: false,
    says: 'oval',
    form: { ...SUBTLE, hairLength: 'Médio', maintenanceLevel: 'Média' },
  },
  {
    name: 'Otávio Brandão',
    face: 'kenji',
    left: 54,
    marks: true,
    says: null,
    form: { ...HIS, style: 'Despojado', beardPreference: 'Sem barba', maintenanceLevel: 'Baixa' },
  },
  {
    name: 'Patrícia Lemos Viana',
    face: 'ana',
    left: 66,
    marks: true,
    says: 'oval',
    form: { ...NEW, hairLength: 'Longo', maintenanceLevel: 'Média' },
  },
  {
    name: 'Iara Monteiro Potiguara',
    face: 'iara',
    left: 71,
    marks: false,
    says: null,
    form: { ...NEW, style: 'Ousado', hairLength: 'Muito longo', maintenanceLevel: 'Alta' },
  },
]

/** A phone's photo as the product keeps it: 3:4, sides in pixels. */
const SHOT = { width: 1536, height: 2048 }
const SCALE = SHOT.width / PHOTO_SIZE.width
const GRAIN = 7

/** Orders of the desk, soonest deadline first. */
export async function fillDesk(product: RunningProduct, token: string): Promise<readonly string[]> {
  const ids: string[] = []
  for (const [at, customer] of CUSTOMERS.entries()) {
    // Each from an address of its own, so that no limit on visitors counts them together.
    const context = await request.newContext({
      baseURL: product.address,
      extraHTTPHeaders: { 'X-Forwarded-For': `2001:db8::${at + 1}` },
    })
    ids.push(await send(context, product, token, customer))
    await context.dispose()
  }
  const client = new pg.Client({ connectionString: product.databaseUrl })
  await client.connect()
  const now = new Date()
  for (const [at, { left }] of CUSTOMERS.entries()) {
    // Due then means sent 72 business hours before; the desk counts from what is left.
    await client.query('UPDATE orders SET due_at = $2 WHERE id = $1', [ids[at], deliveryDue(now, left)])
  }
  await client.end()
  return ids
}

async function send(
  context: APIRequestContext,
  { address, dataDir }: RunningProduct,
  token: string,
  { name, face, marks, says, form }: Customer,
): Promise<string> {
  const email = `${name.split(' ')[0]?.normalize('NFD').replace(/\W/g, '').toLowerCase()}@example.com`
  if (says) {
    const answers = { faceShape: says, jaw: 'suave', forehead: 'maior', cheekbones: 'moderadas', faceLength: 'medio' }
    await context.post(quizApi.lead.path, {
      data: { name, email, answers: { ...answers, style: 'classico', objective: 'sofisticacao' } },
    })
  }
  await postPurchase(address, token, { email, name })
  const mail = await waitForMail(dataDir, email, { where: (one) => one.token !== undefined })
  await context.post(authApi.login.path, { data: { token: mail.token } })
  const orders = z.array(z.object({ id: z.string() })).parse(await (await context.get(ordersApi.list.path)).json())
  const orderId = orders[0]?.id ?? ''
  const photos = await photosOf(face)
  for (const slot of PHOTO_SLOTS) {
    const buffer = await asShot(photos[slot])
    const path = fillPath(onboardingApi.photo.path, { orderId, slot })
    await told(context.put(path, { multipart: { photo: { name: `${slot}.jpg`, mimeType: 'image/jpeg', buffer } } }))
  }
  if (marks) {
    const points = Object.fromEntries(
      Object.entries(pointsOf(face)).map(([name, point]) => [
        name,
        point && { x: point.x * SCALE, y: point.y * SCALE },
      ]),
    )
    await told(context.put(fillPath(onboardingApi.mark.path, { orderId }), { data: { points, photo: SHOT } }))
  }
  const formData = { ...form, fullName: name, agreedToTerms: true, agreedToBiometrics: true }
  await told(context.post(onboardingApi.submit.path, { multipart: { orderId, formData: JSON.stringify(formData) } }))
  return orderId
}

/** Drawn flat, photographed: the grain is what makes a photo's file as heavy as it is. */
async function asShot(drawn: Buffer | undefined): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const
  const grain = await sharp({ create: { ...SHOT, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  return sharp(drawn)
    .resize(SHOT.width, SHOT.height)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

async function told(reply: ReturnType<APIRequestContext['get']>): Promise<void> {
  const answer = await reply
  if (!answer.ok()) throw new Error(`${answer.url()} ${answer.status()}: ${await answer.text()}`)
}

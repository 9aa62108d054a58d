import { drawnPhoto } from '#api/platform/testing/drawn-photo.ts'
import { authApi } from '#contract/auth.ts'
import { fillPath } from '#contract/endpoint.ts'
import {
  BIOMETRICS_VERSIONS,
  type FaceConsentYes,
  onboardingApi,
  PHOTO_SLOT_WORDS,
  PHOTO_SLOTS,
  type PhotoSlot,
} from '#contract/onboarding.ts'
import { type Order, ordersApi } from '#contract/orders.ts'
import { quizApi } from '#contract/quiz.ts'
import { reportsApi } from '#contract/reports.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { waitForMail } from './captured-mail.ts'
import { postPurchase } from './kiwify-event.ts'
import { type Client, openClient, until } from './client.ts'
import { countPages, traces } from './inspect.ts'

const MARINA: Buyer = { email: 'marina.alves@example.com', name: 'Marina Alves' }
/** Only stops a hanging run. */
const REPORT_MS = 300_000
const ORDER_MS = 60_000

const FORM = {
  ...SAMPLE_ANSWERS,
  objective: 'Encontrar meu estilo',
  style: 'Elegante',
  hairLength: 'Médio',
  observations: 'Uso óculos para ler e prendo o cabelo no trabalho.',
}

export interface Buyer {
  readonly email: string
  readonly name: string
}

export interface Shop {
  readonly address: string
  readonly dataDir: string
  readonly kiwifyToken: string
}

export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** The main path over HTTP, without a mail server, to the report's PDF. @throws Error where a part fails */
export async function fromTestToReport(
  { address, dataDir, kiwifyToken }: Shop,
  photos: Readonly<Record<PhotoSlot, Buffer>>,
  step: Step,
  buyer: Buyer = MARINA,
): Promise<{ pdf: Buffer; pages: number }> {
  const visitor = openClient(address)
  await step('Teste gratuito respondido', () => takeQuiz(visitor, buyer))
  await step('Compra aprovada: evento assinado e aceito', () => buy(address, kiwifyToken, buyer))
  const mail = await step('E-mail de acesso recebido', () => waitForMail(dataDir, buyer.email))
  await step('Entrada pelo link do e-mail', () => enter(visitor, mail.token, buyer))
  const order = await step('Pedido encontrado no painel', () => findOrder(visitor, 'AGUARDANDO_FORMULARIO'))
  await step('Rascunho do formulário guardado', () => saveDraft(visitor, order.id, buyer))
  await step('Uso do rosto autorizado, antes da primeira foto', () => agree(visitor, order.id))
  for (const slot of PHOTO_SLOTS) {
    await step(`Foto enviada: ${PHOTO_SLOT_WORDS[slot].toLowerCase()}`, () =>
      sendPhoto(visitor, order.id, slot, photos[slot]),
    )
  }
  await step('Formulário enviado com os termos aceitos', () => submit(visitor, order.id, buyer))
  const done = await step('Relatório pronto', () => findOrder(visitor, 'CONCLUIDO', REPORT_MS))
  await step('E-mail avisando que ficou pronto', () =>
    waitForMail(dataDir, buyer.email, { subject: /pront|relatório/i }),
  )
  const pdf = await step('Relatório baixado', () =>
    visitor.download(fillPath(reportsApi.download.path, { id: order.id })),
  )
  const pages = countPages(pdf)
  if (pages === 0 || pages !== done.pdfPages)
    throw new Error(`O PDF tem ${pages} páginas; o painel diz ${done.pdfPages}.`)
  return { pdf, pages }
}

/** 12 megapixels, with EXIF rotation and location. */
export async function drawPhotos(): Promise<Record<PhotoSlot, Buffer>> {
  const draw = async (slot: PhotoSlot) => {
    const photo = await drawnPhoto({ slot })
    const { hasPlace, orientation } = await traces(photo)
    if (!hasPlace || orientation !== 6) throw new Error('A foto desenhada não saiu como a de um celular.')
    return photo
  }
  return {
    front: await draw('front'),
    side_left: await draw('side_left'),
    side_right: await draw('side_right'),
    back: await draw('back'),
  }
}

export async function takeQuiz(visitor: Client, { email }: Buyer): Promise<void> {
  const { lead } = quizApi
  const answers = {
    faceShape: 'oval',
    jaw: 'suave',
    forehead: 'igual',
    cheekbones: 'moderadas',
    faceLength: 'medio',
    style: 'moderno',
    objective: 'sofisticacao',
  }
  const body = { name: 'Marina', email, consentMarketing: false, answers }
  lead.reply.parse(await visitor.json(lead.method, lead.path, body))
}

async function buy(address: string, kiwifyToken: string, buyer: Buyer): Promise<void> {
  const reply = await postPurchase(address, kiwifyToken, buyer)
  if (!reply.ok) throw new Error(`O evento foi recusado com ${reply.status}: ${await reply.text()}`)
}

export async function enter(visitor: Client, token: string | undefined, { email }: Buyer): Promise<void> {
  if (!token) throw new Error('O e-mail não traz um link de entrada.')
  const { login } = authApi
  const { user } = login.reply.parse(await visitor.json(login.method, login.path, { token }))
  if (user?.email !== email) throw new Error('A entrada não reconheceu a compradora.')
}

function findOrder(visitor: Client, status: Order['status'], limitMs = ORDER_MS): Promise<Order> {
  const { list } = ordersApi
  return until(`Pedido em ${status}`, limitMs, async () => {
    const orders = list.reply.parse(await visitor.json(list.method, list.path))
    return orders.find((order) => order.status === status)
  })
}

export async function saveDraft(visitor: Client, orderId: string, { name }: Buyer): Promise<void> {
  const { saveDraft: save } = onboardingApi
  const draft = { orderId, currentStep: 2, formData: { ...FORM, fullName: name }, editedAt: new Date().toISOString() }
  const { saved } = save.reply.parse(await visitor.json(save.method, save.path, draft))
  if (!saved) throw new Error('O rascunho não foi guardado.')
}

export async function agree(
  visitor: Client,
  orderId: string,
  version: FaceConsentYes['version'] = BIOMETRICS_VERSIONS[0],
): Promise<void> {
  const { consent } = onboardingApi
  const yes = { agreedToBiometrics: true, isAdult: true, version } satisfies FaceConsentYes
  const { granted } = consent.reply.parse(await visitor.json(consent.method, fillPath(consent.path, { orderId }), yes))
  if (!granted) throw new Error('A autorização não ficou valendo.')
}

export async function sendPhoto(visitor: Client, orderId: string, slot: PhotoSlot, photo: Buffer): Promise<void> {
  const { photo: put } = onboardingApi
  const parts = new FormData()
  parts.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), `${slot}.jpg`)
  const receipt = put.reply.parse(await visitor.send(put.method, fillPath(put.path, { orderId, slot }), parts))
  if (receipt.height <= receipt.width)
    throw new Error(`A foto ${slot} ficou deitada: ${receipt.width}×${receipt.height}.`)
}

export async function submit(visitor: Client, orderId: string, { name }: Buyer): Promise<void> {
  const { submit: send } = onboardingApi
  const parts = new FormData()
  parts.set('orderId', orderId)
  parts.set('formData', JSON.stringify({ ...FORM, fullName: name, agreedToTerms: true, agreedToBiometrics: true }))
  send.reply.parse(await visitor.send(send.method, send.path, parts))
}

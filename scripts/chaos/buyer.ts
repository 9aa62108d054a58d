import { setTimeout as wait } from 'node:timers/promises'
import type { MailCatcher } from '#api/platform/testing/smtp.ts'
import { authApi } from '#contract/auth.ts'
import { fillPath } from '#contract/endpoint.ts'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { type Order, ordersApi } from '#contract/orders.ts'
import { REPORT_EDITIONS, reportsApi } from '#contract/reports.ts'
import { linksIn } from '../demo/captured-mail.ts'
import { type Client, openClient, Refused } from '../demo/client.ts'
import { countPages } from '../demo/inspect.ts'
import { agree, enter, saveDraft, sendPhoto, submit, takeQuiz } from '../demo/journey.ts'
import type { Dice } from './dice.ts'
import type { PlannedPurchase } from './plan.ts'
import type { Provider } from './provider.ts'

/** Test, mail, sign-in, order, draft, consent, photos, form, report, two editions. */
export const STEPS_OF_BUYER = 7 + PHOTO_SLOTS.length + 1 + 1 + REPORT_EDITIONS.length

export interface Town {
  readonly address: string
  readonly mail: MailCatcher
  readonly provider: Provider
  readonly photos: Readonly<Record<PhotoSlot, Buffer>>
  readonly onStep: () => void
  /** The last step of any buyer, in milliseconds. */
  readonly lastStepAt: () => number
  /** Called for an answer that only a bug gives. */
  readonly onBug: (sentence: string) => void
  readonly onRetry: (why: string) => void
}

const ASK_AGAIN_MS = 700
/** A violation: no buyer has progressed for so long. */
const PATIENCE_MS = 10 * 60_000
const LATER = new Set([429, 500, 502, 503, 504])

/** From the free test to both editions, retrying like a phone. @throws Error when it ends early */
export async function buy(dice: Dice, purchase: PlannedPurchase, town: Town): Promise<void> {
  const visitor = openClient(town.address, { 'x-forwarded-for': purchase.address })
  const moved = town.onStep
  /** Retries like the phone's outbox. */
  async function persist<T>(what: string, work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        const isForNow = error instanceof Refused ? LATER.has(error.status) : isCut(error)
        if (error instanceof Refused && error.status === 500) town.onBug(`${purchase.email}, ${what}: ${error.message}`)
        if (!isForNow || Date.now() - town.lastStepAt() > PATIENCE_MS) throw new Error(what, { cause: error })
        town.onRetry(error instanceof Refused ? String(error.status) : 'cortado')
        await wait(ASK_AGAIN_MS + dice.below(ASK_AGAIN_MS))
      }
    }
  }
  async function until<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
    for (;;) {
      const found = await look()
      if (found !== undefined) return found
      if (Date.now() - town.lastStepAt() > PATIENCE_MS) throw new Error(`${what}: nada.`)
      await wait(ASK_AGAIN_MS)
    }
  }
  const orderNow = async (): Promise<Order | undefined> => {
    const { list } = ordersApi
    const orders = await persist('pedidos', () => visitor.json(list.method, list.path))
    return list.reply.parse(orders)[0]
  }

  await persist('teste', () => takeQuiz(visitor, purchase))
  moved()
  town.provider.tell(purchase, 'approved')
  if (purchase.ending === 'taken-back-at-once') return town.provider.tell(purchase, purchase.takenBackBy)
  const mail = await until('e-mail de acesso', () => mailsTo(town.mail, purchase.email)[0])
  moved()
  const { token = '' } = linksIn(mail)
  if (purchase.key === 'code' || !(await opens(() => persist('link', () => enter(visitor, token, purchase)))))
    await enterByCode(visitor, purchase, town, persist, until)
  moved()
  const { id } = await until('pedido', orderNow)
  moved()
  await persist('rascunho', () => saveDraft(visitor, id, purchase))
  moved()
  await persist('autorização', () => agree(visitor, id, purchase.withModel ? '2026-11-3-texto-ia' : '2026-11-3'))
  moved()
  for (const slot of PHOTO_SLOTS) {
    await persist(`foto ${slot}`, () => sendPhoto(visitor, id, slot, town.photos[slot]))
    moved()
  }
  // After a lost answer, the retry may be refused as already done.
  if (!(await opens(() => persist('formulário', () => submit(visitor, id, purchase))))) {
    if ((await orderNow())?.status === 'AGUARDANDO_FORMULARIO') throw new Error('O formulário não foi aceito.')
  }
  moved()
  if (purchase.ending === 'taken-back-in-the-works') return town.provider.tell(purchase, purchase.takenBackBy)
  const done = await until('relatório', async () => {
    const order = await orderNow()
    return order?.status === 'CONCLUIDO' ? order : undefined
  })
  moved()
  for (const edition of REPORT_EDITIONS) {
    const path = `${fillPath(reportsApi.download.path, { id })}?edition=${edition}`
    const pages = await persist(`download ${edition}`, async () => countPages(await visitor.download(path)))
    const told = edition === 'a4' ? done.pdfPages : done.phonePages
    if (pages !== told) throw new Error(`A edição ${edition} tem ${pages} páginas; o painel diz ${told}.`)
    moved()
  }
  if (purchase.ending === 'taken-back-with-its-report') town.provider.tell(purchase, purchase.takenBackBy)
}

const mailsTo = ({ mails }: MailCatcher, email: string) =>
  mails
    .filter(({ to }) => to?.[0]?.address === email)
    .map(({ html = '', text = '', subject = '' }) => ({ html, text, subject }))

/** False if refused permanently. */
async function opens(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Refused) return false
    throw error
  }
}

/** Tries each code that arrives; if an answer was lost, requests another when allowed. */
async function enterByCode(
  visitor: Client,
  { email }: PlannedPurchase,
  { mail }: Town,
  persist: <T>(what: string, work: () => Promise<T>) => Promise<T>,
  until: <T>(what: string, look: () => T | undefined) => Promise<T>,
): Promise<void> {
  const { login } = authApi
  const codes = () => mailsTo(mail, email).flatMap(({ text }) => /^Código: (\d{6})$/m.exec(text)?.[1] ?? [])
  const tried = new Set<string>()
  for (;;) {
    const asked = login.reply.parse(await persist('código', () => visitor.json(login.method, login.path, { email })))
    const again = Date.now() + (asked.waitSeconds ?? 60) * 1000
    const code = await until('e-mail com código', () => {
      const fresh = codes().findLast((one) => !tried.has(one))
      return fresh ?? (Date.now() > again ? '' : undefined)
    })
    if (code === '') continue
    tried.add(code)
    if (await opens(() => persist('entrada', () => visitor.json(login.method, login.path, { email, code })))) return
    await until('outro código', () => (Date.now() > again ? true : undefined))
  }
}

/** Refused, broken or timed out. */
const isCut = (error: unknown) =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) ||
  (error instanceof Error && /%PDF|incompleto/.test(error.message))

import { beforeAll, describe, expect, it } from 'vitest'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { ORDER_STATUSES, type OrderStatus } from '#contract/orders.ts'
import { IN_THE_WORKS } from '#contract/review-words/order.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { db } from '../platform/db.ts'
import { orderParts, type OrderRow, presentOrder } from './order-rows.ts'

const NOW = new Date()
const LATER = new Date(NOW.getTime() + 1e10)

interface Has {
  form: boolean
  /** Existing photos; the other slots were sent and deleted since. */
  photos: number
  purged?: number
  pdf?: 'here' | 'over' | 'never'
}

/** Each case removes parts of it. */
let whole: OrderRow
beforeAll(async () => {
  const user = await db.user.create({ data: { email: 'marina@example.com' } })
  const { id } = await db.order.create({
    data: {
      userId: user.id,
      status: 'CONCLUIDO',
      submittedAt: NOW,
      dueAt: new Date('2026-11-25T15:00:00Z'),
      completedAt: NOW,
      pdfs: { create: { storageKey: 'reports/x.pdf', fileSize: 1, pageCount: 43, sha256: 'x', expiresAt: LATER } },
    },
  })
  await db.onboardingForm.create({ data: { ...SAMPLE_ANSWERS, orderId: id } })
  whole = await db.order.findUniqueOrThrow({ where: { id }, include: orderParts })
})

const rowOf = (status: OrderStatus, { form, photos, purged = 0, pdf = 'never' }: Has): OrderRow => ({
  ...whole,
  status,
  form: form ? whole.form : null,
  photos: PHOTO_SLOTS.slice(0, photos + purged).map((slot, i) => ({ slot, purgedAt: i < photos ? null : NOW })),
  pdfs:
    pdf === 'never' ? [] : whole.pdfs.map((row) => (pdf === 'here' ? row : { ...row, expiresAt: NOW, purgedAt: NOW })),
})

const SENT = { form: true, photos: 4 } as const

describe('what the dashboard says of an order', () => {
  it.each<[OrderStatus, Has, string, number]>([
    ['AGUARDANDO_FORMULARIO', { form: false, photos: 0 }, 'Preencha o formulário e envie as 4 fotos.', 25],
    ['AGUARDANDO_FORMULARIO', { form: false, photos: 0, purged: 4 }, 'Preencha o formulário e envie as 4 fotos.', 25],
    ['AGUARDANDO_FORMULARIO', { form: false, photos: 3 }, 'Faltam fotos: costas.', 44],
    ['AGUARDANDO_FORMULARIO', { form: false, photos: 4 }, 'As fotos chegaram. Revise o formulário e finalize.', 50],
    ['EM_PROCESSAMENTO', SENT, `${IN_THE_WORKS.auto} Entrega até 25/11/2026.`, 75],
    ['EM_PROCESSAMENTO', { form: true, photos: 0, purged: 4 }, `${IN_THE_WORKS.auto} Entrega até 25/11/2026.`, 75],
    [
      'EM_PROCESSAMENTO',
      { form: false, photos: 0 },
      'Ainda falta o seu formulário. Fale com o suporte para abrir este pedido de novo.',
      25,
    ],
    ['CONCLUIDO', { ...SENT, pdf: 'here' }, 'Seu guia está pronto. Baixe o PDF quando quiser.', 100],
    [
      'CONCLUIDO',
      { ...SENT, pdf: 'over' },
      'Este guia foi apagado: o prazo de um ano terminou ou a autorização das fotos foi retirada.',
      100,
    ],
    ['CONCLUIDO', SENT, 'Este pedido foi concluído, mas o guia não está aqui. Fale com o suporte.', 75],
    ['REEMBOLSADO', { ...SENT, pdf: 'here' }, 'A compra foi reembolsada e o acesso ao guia terminou.', 100],
    ['REEMBOLSADO', { form: false, photos: 0 }, 'A compra foi reembolsada e o pedido foi encerrado.', 100],
    ['CHARGEBACK', SENT, 'A compra foi contestada no cartão e o pedido foi encerrado.', 100],
  ])('%s with %j: %s', (status, has, nextStep, completionPercentage) => {
    expect(presentOrder(rowOf(status, has))).toMatchObject({ nextStep, completionPercentage })
  })

  const all = ORDER_STATUSES.flatMap((status) =>
    [true, false].flatMap((form) =>
      [0, 2, 4].flatMap((photos) =>
        (['here', 'over', 'never'] as const).map((pdf): [OrderStatus, Has] => [status, { form, photos, pdf }]),
      ),
    ),
  )
  it.each(all)('%s with %j claims nothing that is not there', (status, has) => {
    const order = presentOrder(rowOf(status, has))
    expect(order).toMatchObject({ hasForm: has.form, photosCount: has.photos, hasPhotos: has.photos === 4 })
    expect(order.photoSlots).toEqual(PHOTO_SLOTS.slice(0, has.photos))
    expect(order.hasPDF).toBe(has.pdf === 'here' && status !== 'REEMBOLSADO' && status !== 'CHARGEBACK')
    expect(/está pronto/.test(order.nextStep)).toBe(status === 'CONCLUIDO' && has.pdf === 'here')
    expect(/acesso ao guia terminou/.test(order.nextStep) && has.pdf === 'never').toBe(false)
    expect(/Entrega até/.test(order.nextStep)).toBe(order.estimatedDelivery !== null)
    expect(order.estimatedDelivery !== null).toBe(status === 'EM_PROCESSAMENTO' && has.form)
    expect(order.submittedAt !== null).toBe(has.form)
  })
})

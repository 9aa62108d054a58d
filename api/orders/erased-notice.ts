import type { JobPayload } from '#contract/jobs.ts'
import { shortId } from '#contract/format.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { transact } from '../platform/db.ts'
import { storage } from '../platform/storage.ts'
import { announceOrder, lockOrder } from './order-status.ts'

type Erased = JobPayload<'orders.erased'>

/** Deletes files after rows and keys, then notifies the person once, even if run again. */
export async function finishErasure({ orderId, why, keys }: Erased, jobId: string): Promise<void> {
  for (const key of keys) await storage.remove(key)
  for (const key of keys) if (await storage.exists(key)) throw new Error(`${key} is still there`)
  await transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.user.erasedAt) return
    const dedupeKey = `erased:${jobId}`
    const told = { userId: order.userId, orderId }
    await notify(tx, { ...told, ...NOTICES[why](orderId), dedupeKey })
    if (why === 'REEMBOLSADO' || why === 'CHARGEBACK')
      await queueMail(tx, { kind: 'order-ended', to: order.user.email, ...told, dedupeKey, data: { status: why } })
    await announceOrder(tx, order)
  })
}

const ended = (title: string) => () => ({
  type: 'order_status',
  title,
  message: 'O acesso ao guia terminou. As fotos, as medidas e o guia foram apagados.',
})

const NOTICES: Readonly<Record<Erased['why'], (orderId: string) => { type: string; title: string; message: string }>> =
  {
    REEMBOLSADO: ended('Compra reembolsada'),
    CHARGEBACK: ended('Compra contestada'),
    closed: () => ({
      type: 'order_status',
      title: 'Pedido encerrado',
      message: 'O prazo para desfazer terminou. As fotos, as medidas e o guia foram apagados.',
    }),
    revoked: (orderId) => ({
      type: 'order_update',
      title: 'Autorização das fotos retirada',
      message: `As fotos, as medidas e o guia do pedido ${shortId(orderId)} foram apagados.`,
    }),
    'revoked-stopped': (orderId) => ({
      type: 'order_update',
      title: 'Autorização das fotos retirada',
      message: `As fotos e as medidas do pedido ${shortId(orderId)} foram apagadas e a análise parou. Para receber o dinheiro de volta, fale com o suporte.`,
    }),
  }

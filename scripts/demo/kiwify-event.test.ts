import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBody, readEvent, signatureMatches } from '#api/payments/kiwify.ts'
import { kiwifyOrderId, postPurchase } from './kiwify-event.ts'

const deliveries: { raw: Buffer; signature: string }[] = []
const server = createServer(async (req, res) => {
  const signature = new URL(req.url ?? '', 'http://x').searchParams.get('signature') ?? ''
  deliveries.push({ raw: await buffer(req), signature })
  res.end('{}')
})
let address: string
beforeEach(async () => {
  deliveries.length = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const found = server.address()
  address = typeof found === 'object' && found ? `http://127.0.0.1:${found.port}` : ''
})
afterEach(() => server.close())

test('a posted purchase is signed over its very bytes and read by our own receiver', async () => {
  await postPurchase(address, 'um-token', { email: 'joao@example.com', name: 'João da Silva' })
  const { raw, signature } = deliveries[0]!
  expect(signatureMatches(raw, signature, 'um-token')).toBe(true)
  expect(signatureMatches(raw, signature, 'outro-token')).toBe(false)
  expect(readEvent(readBody(raw)!)).toMatchObject({
    kind: 'paid',
    buyer: { email: 'joao@example.com', fullName: 'João da Silva' },
    amountCents: 7990,
  })
})

test('a refund is of the same order as the purchase, another order is not', async () => {
  const buyer = { email: 'ana@example.com', name: 'Ana' }
  await postPurchase(address, 't', { ...buyer, event: 'refunded' })
  expect(readEvent(readBody(deliveries[0]!.raw)!)).toMatchObject({ kind: 'refunded', orderId: kiwifyOrderId(buyer) })
  expect(kiwifyOrderId({ ...buyer, order: '2' })).not.toBe(kiwifyOrderId(buyer))
})

import { describe, expect, it } from 'vitest'
import { eventKey, readBody, readEvent, signatureMatches } from './kiwify.ts'

const VECTOR =
  '{"order_id":"b6ba3959-30b5-44fc-a3e5-2c61e3d68ee5","order_status":"paid","webhook_event_type":"order_approved","Customer":{"full_name":"João da Silva","email":"joao@example.com"},"Commissions":{"charge_amount":7990}}'

const event = (body: object) => {
  const read = readBody(Buffer.from(JSON.stringify(body)))
  if (!read) throw new Error('unreadable')
  return readEvent(read)
}

describe('a signature', () => {
  it('covers the raw bytes', () => {
    expect(signatureMatches(Buffer.from(VECTOR), 'fca2c822402c83fb59299bcd01e6e201483098ed', 'token-de-teste')).toBe(
      true,
    )
    expect(
      signatureMatches(Buffer.from(`${VECTOR} `), 'fca2c822402c83fb59299bcd01e6e201483098ed', 'token-de-teste'),
    ).toBe(false)
  })
  it('made with the empty key proves nothing', () => {
    expect(signatureMatches(Buffer.from(VECTOR), '06be73a2479c0e7465bb5f52f8a3f8e2f8949b1c', '')).toBe(false)
  })
  it.each(['', 'zz', 'fca2c822402c83fb59299bcd01e6e201483098e', 'fca2c822402c83fb59299bcd01e6e201483098edff'])(
    'of another length or alphabet is refused: %s',
    (signature) => {
      expect(signatureMatches(Buffer.from(VECTOR), signature, 'token-de-teste')).toBe(false)
    },
  )
})

describe('a body', () => {
  it('is read flat', () => {
    expect(event(JSON.parse(VECTOR) as object)).toMatchObject({
      kind: 'paid',
      orderId: 'b6ba3959-30b5-44fc-a3e5-2c61e3d68ee5',
      amountCents: 7990,
      buyer: { email: 'joao@example.com', fullName: 'João da Silva' },
    })
  })
  it.each([
    [' Joao@Example.com, ', 'joao@example.com'],
    ['<joao@example.com>', 'joao@example.com'],
    ['joao\u200b@example.com', 'joao@example.com'],
    ['joao@bücher.example.com', 'joao@xn--bcher-kva.example.com'],
  ])('with the address %j is read as bought by %s', (typed, email) => {
    const body = { ...(JSON.parse(VECTOR) as object), Customer: { email: typed } }
    expect(event(body).buyer?.email).toBe(email)
  })
  it.each(['a,joao@example.com', 'g:joao@example.com', 'a joao@example.com', '"joao"@example.com', 'joao'])(
    'with the address %j has no buyer to write to',
    (typed) => {
      const body = { ...(JSON.parse(VECTOR) as object), Customer: { email: typed } }
      expect(event(body).buyer).toBeNull()
    },
  )
  it('is read by keys of whatever case, the first of each, among sixty thousand made up', () => {
    const noise = Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`k${i}`, i]))
    const raw = JSON.stringify({ ...noise, ORDER_ID: 'o-1', Order_Id: 'o-2', WEBHOOK_EVENT_TYPE: 'order_approved' })
    const body = readBody(Buffer.from(raw))
    expect(body && readEvent(body)).toMatchObject({ orderId: 'o-1', kind: 'paid' })
  })

  it('is read wrapped', () => {
    expect(event({ url: 'x', signature: 'y', order: JSON.parse(VECTOR) as object })).toMatchObject({
      kind: 'paid',
      amountCents: 7990,
    })
  })
  it('is read as the specification draws it', () => {
    const sample = {
      order_id: 'abc',
      product_id: 'p',
      customer_email: 'A@B.com ',
      customer_name: 'Ana',
      status: 'paid',
      amount: 7990,
      currency: 'BRL',
      payment_method: 'pix',
      webhook_type: 'order.paid',
    }
    expect(event(sample)).toMatchObject({
      kind: 'paid',
      orderId: 'abc',
      productId: 'p',
      amountCents: 7990,
      buyer: { email: 'a@b.com', fullName: 'Ana' },
    })
  })
  it('is judged by its status only when it has no type', () => {
    expect(event({ order_id: '1', order_status: 'chargedback' }).kind).toBe('chargeback')
    expect(event({ order_id: '1', order_status: 'paid', webhook_event_type: 'order_refunded' }).kind).toBe('refunded')
  })
  it('loses all that is not listed, and what the database cannot hold, before it is written', () => {
    const read = readBody(
      Buffer.from(
        '{"order_id":"1","x":"y","event":"a\\u0000b\\ud800","boleto":{"document":"123"},"Customer":{"CPF":"123","ip":"10.0.0.1","street":"Rua","email":"a@b.co"}}',
      ),
    )
    expect(JSON.stringify(read)).toBe('{"order_id":"1","event":"ab�","Customer":{"email":"a@b.co"}}')
  })
  it.each(['', 'null', '[]', '"x"', '{', '\u0000', '['.repeat(100_000)])(
    'that is no JSON object is null, never an exception',
    (raw) => {
      expect(readBody(Buffer.from(raw))).toBeNull()
    },
  )
  it('dates without a zone are Brasília time', () => {
    expect(event({ order_id: '1', approved_date: '2026-11-20 14:31' }).occurredAt?.toISOString()).toBe(
      '2026-11-20T17:31:00.000Z',
    )
  })
  it.each([
    [7990, 7990],
    ['7990', 7990],
    ['79.90', 7990],
    ['79,90', 7990],
    [79.9, 7990],
    [-1, null],
    ['muito', null],
    [1e300, null],
  ])('amount %s is %s cents', (amount, cents) => {
    expect(event({ order_id: '1', amount }).amountCents).toBe(cents)
  })
})

describe('the key of an event', () => {
  const raw = Buffer.from('x')
  it('is the same for an alias', () => {
    const keys = ['order_approved', 'order_paid', 'order.paid', 'compra_aprovada'].map((type) =>
      eventKey(event({ order_id: '1', webhook_event_type: type }), raw),
    )
    expect(new Set(keys).size).toBe(1)
  })
  it('differs between kinds and between orders', () => {
    const keys = [
      event({ order_id: '1', webhook_event_type: 'order_approved' }),
      event({ order_id: '1', webhook_event_type: 'order_refunded' }),
      event({ order_id: '2', webhook_event_type: 'order_approved' }),
      event({ order_id: '1', webhook_event_type: 'pix_created' }),
      event({ order_id: '1', webhook_event_type: 'billet_created' }),
    ].map((e) => eventKey(e, raw))
    expect(new Set(keys).size).toBe(5)
  })
})

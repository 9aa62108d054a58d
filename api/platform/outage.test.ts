import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTransport } from 'nodemailer'
import { s3Storage } from './s3-storage.ts'
import { isOutage, Outage } from './outage.ts'
import { StoredFileMissing } from './stored-files.ts'
import { catchMail, type MailCatcher, NO_SUCH_BOX } from './testing/smtp.ts'
import { type S3Server, startS3 } from './testing/s3.ts'

let smtp: MailCatcher
let s3: S3Server
beforeAll(async () => {
  smtp = await catchMail()
  s3 = await startS3()
})
afterAll(async () => {
  await smtp.stop()
  await s3.close()
})

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('it worked'),
    (error: unknown) => error,
  )
const mail = (to: string) => ({ from: 'casa@example.com', to, subject: 'x', text: 'x' })
const storeAt = (changes: object) =>
  s3Storage({
    endpoint: s3.env.S3_ENDPOINT,
    bucket: s3.env.S3_BUCKET,
    region: s3.env.S3_REGION,
    accessKeyId: s3.env.S3_ACCESS_KEY_ID,
    secretAccessKey: s3.env.S3_SECRET_ACCESS_KEY,
    ...changes,
  })
/** A port just closed. */
async function deserted(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe("a failure is the world's", () => {
  it("when nobody listens, through fetch, a socket, the mail client and the store's", async () => {
    const port = await deserted()
    const refused = new Promise((_, reject) => connect(port, '127.0.0.1').once('error', reject))
    expect(isOutage(await failureOf(refused))).toBe(true)
    expect(isOutage(await failureOf(fetch(`http://127.0.0.1:${port}`)))).toBe(true)
    const nobody = createTransport({ host: '127.0.0.1', port })
    expect(isOutage(await failureOf(nobody.sendMail(mail('a@example.com'))))).toBe(true)
    expect(isOutage(await failureOf(storeAt({ endpoint: `http://127.0.0.1:${port}` }).read('photos/aa/a.jpg')))).toBe(
      true,
    )
  })

  it('when a mail server asks for patience, or a store has no such bucket', async () => {
    smtp.refuseNext(1)
    expect(isOutage(await failureOf(createTransport(smtp.url).sendMail(mail('a@example.com'))))).toBe(true)
    const elsewhere = storeAt({ bucket: 'nenhum' })
    expect(isOutage(await failureOf(elsewhere.put('photos/aa/a.jpg', Buffer.from('x'))))).toBe(true)
  })

  it('when the disk is full, time is up, or PostgreSQL shuts down, however deep the cause lies', () => {
    expect(isOutage(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true)
    expect(isOutage(new DOMException('slow', 'TimeoutError'))).toBe(true)
    expect(isOutage(Object.assign(new Error('x'), { code: '57P01' }))).toBe(true)
    expect(isOutage(new Error('a', { cause: new Error('b', { cause: new Outage('c') }) }))).toBe(true)
    expect(isOutage(new AggregateError([new Error('x'), new Outage('y')]))).toBe(true)
  })
})

describe('a failure is ours', () => {
  it('when no such mailbox or file exists, a value is wrong, or nobody knows', async () => {
    const unknown = createTransport(smtp.url).sendMail(mail(`a${NO_SUCH_BOX}`))
    expect(isOutage(await failureOf(unknown))).toBe(false)
    const missing = await failureOf(storeAt({}).read('photos/aa/nada.jpg'))
    expect(missing).toBeInstanceOf(StoredFileMissing)
    expect(isOutage(missing)).toBe(false)
    expect(isOutage(new TypeError('x is not a function'))).toBe(false)
    expect(isOutage(Object.assign(new Error('x'), { code: '23505' }))).toBe(false)
    expect(isOutage('texto')).toBe(false)
    expect(isOutage(null)).toBe(false)
  })

  it('even where a cause leads back to itself', () => {
    const ring: Error & { cause?: unknown } = new Error('ring')
    ring.cause = ring
    expect(isOutage(ring)).toBe(false)
  })
})

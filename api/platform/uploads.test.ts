import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { db } from './db.ts'
import { serveApi } from '../testing/api.ts'
import { jpegOf, newConsentingBuyer, photoForm } from '../testing/people.ts'
import { env } from './env.ts'
import { log } from './log.ts'
import { removeLeftUploads, uploadsUnderWay } from './uploads.ts'

const api = serveApi()
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

const left = () => readdir(join(env.DATA_DIR, 'uploads-under-way')).catch((): string[] => [])

/** Sends half a photo and waits. */
async function stall(path: string, cookie: string): Promise<Socket> {
  const { hostname, port, host } = new URL(api.url())
  const socket = connect(Number(port), hostname)
  open.push(socket)
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  const part =
    '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
  socket.write(
    `PUT ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n${part}`,
  )
  socket.write(Buffer.alloc(1_000_000))
  return socket
}

it('two photos of one person are on their way at a time; a third waits on the device, somebody else’s does not', async () => {
  const buyer = await newConsentingBuyer(api.caller())
  const path = `/api/orders/${buyer.orderId}/photos/front`
  const photo = await photoForm({ photo: await jpegOf() })
  for (let i = 0; i < 2; i++) await stall(path, buyer.caller.cookie())
  await vi.waitFor(() => expect(uploadsUnderWay()).toEqual({ bytes: 2_000_000, uploads: 2 }))
  expect(await left()).toHaveLength(2)
  const third = await buyer.caller.send('PUT', path, photo)
  expect(third).toMatchObject({ status: 503, json: { code: 'uploads-busy' } })
  expect(third.headers.get('retry-after')).toBe('5')
  const other = await newConsentingBuyer(api.caller())
  const sent = await other.caller.send('PUT', `/api/orders/${other.orderId}/photos/front`, photo)
  expect(sent.status).toBe(200)

  for (const socket of open) socket.destroy()
  await vi.waitFor(() => expect(uploadsUnderWay()).toEqual({ bytes: 0, uploads: 0 }))
  await vi.waitFor(async () => expect(await left()).toEqual([]))
  expect((await buyer.caller.send('PUT', path, photo)).status).toBe(200)
  expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(1)
  await vi.waitFor(async () => expect(await left()).toEqual([]))
})

it.each(['a[4294967294]', 'a[0]', `a${'[b]'.repeat(5000)}`, '__proto__[x]'])(
  'a field is refused that would become an array or an object: %s',
  async (name) => {
    const buyer = await newConsentingBuyer(api.caller())
    const form = await photoForm({ photo: await jpegOf() })
    // Twice, which would make an array of four thousand million slots.
    form.append(name, 'x')
    form.append('a[b]', 'x')
    const sent = await buyer.caller.send('PUT', `/api/orders/${buyer.orderId}/photos/front`, form)
    expect(sent).toMatchObject({ status: 413, json: { code: 'body-too-large' } })
    await vi.waitFor(async () => expect(await left()).toEqual([]))
  },
)

it('at a start what no living process writes is gone; what is being written stays', async () => {
  const buyer = await newConsentingBuyer(api.caller())
  await stall(`/api/orders/${buyer.orderId}/photos/front`, buyer.caller.cookie())
  await vi.waitFor(async () => expect(await left()).toHaveLength(1))
  const [living = ''] = await left()
  const folder = join(env.DATA_DIR, 'uploads-under-way')
  await mkdir(folder, { recursive: true })
  // Dead; ours but from an earlier run (containers); an earlier edition; other machines.
  const dead = [`${hostname()}~999999999~run~a`, `${hostname()}~${process.pid}~run~b`, 'c', 'elsewhere~1~run~old']
  const elsewhere = 'elsewhere~1~run~new'
  for (const name of [...dead, elsewhere]) await writeFile(join(folder, name), 'face')
  const longAgo = new Date(Date.now() - 16 * 60_000)
  await utimes(join(folder, 'elsewhere~1~run~old'), longAgo, longAgo)
  await removeLeftUploads()
  expect((await left()).toSorted()).toEqual([elsewhere, living].toSorted())
})

it('whoever hangs up half way is no fault of ours', async () => {
  const said = vi.spyOn(log, 'error')
  const buyer = await newConsentingBuyer(api.caller())
  const socket = await stall(`/api/orders/${buyer.orderId}/photos/front`, buyer.caller.cookie())
  await vi.waitFor(() => expect(uploadsUnderWay()).toEqual({ bytes: 1_000_000, uploads: 1 }))
  socket.destroy()
  await vi.waitFor(() => expect(uploadsUnderWay()).toEqual({ bytes: 0, uploads: 0 }))
  // Sent afterwards: the cut upload has been logged by now.
  expect((await buyer.caller.get('/api/user')).status).toBe(200)
  expect(said.mock.calls).toEqual([])
  said.mockRestore()
})

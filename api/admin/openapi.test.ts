import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { OpenApi } from '#contract/admin/openapi.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator } from '../testing/people.ts'

const api = serveApi()
const Table = z.pipe(
  z.record(z.string(), z.object({ method: z.string(), path: z.string(), audience: z.string() })),
  z.transform((table) => Object.values(table)),
)

/** The specified administration calls, in order. */
const SPECIFIED = [
  ['get', '/api/admin/setup-needed'],
  ['post', '/api/admin/register'],
  ['get', '/api/admin/dashboard'],
  ['get', '/api/admin/orders'],
  ['get', '/api/admin/users'],
  ['get', '/api/admin/ratings'],
  ['get', '/api/admin/customer-forms'],
  ['get', '/api/admin/customer-photos'],
  ['get', '/api/admin/generated-pdfs'],
  ['get', '/api/admin/magic-links'],
  ['get', '/api/admin/notifications'],
  ['get', '/api/admin/analytics'],
  ['get', '/api/admin/logs/{category}/{level}'],
  ['get', '/api/admin/logs/webhook'],
  ['get', '/api/admin/logs/email'],
  ['delete', '/api/admin/logs/clear'],
  ['post', '/api/admin/orders/{id}/force-generate-pdf'],
  ['put', '/api/admin/orders/{id}/status'],
  ['head', '/api/admin/orders/{id}/pdf'],
  ['get', '/api/admin/orders/{id}/pdf'],
  ['get', '/api/admin/orders/{id}/pdf/download'],
  ['get', '/api/customer-photos/{id}/view'],
  ['post', '/api/admin/broadcast-notification'],
  ['post', '/api/admin/test-notification'],
  ['delete', '/api/notifications/{id}'],
  ['post', '/api/admin/users'],
  ['put', '/api/admin/users/{id}'],
  ['patch', '/api/admin/users/{id}/password'],
  ['get', '/api/admin/customer-details/{userId}'],
  ['post', '/api/logout'],
  ['post', '/api/webhooks/kiwify'],
] as const

const document = async () => {
  const admin = await newAdministrator(api.caller())
  const { status, json } = await admin.caller.get('/api/admin/openapi.json')
  expect(status).toBe(200)
  return OpenApi.parse(json)
}

it('documents every call of the specification, method by method', async () => {
  const { paths } = await document()
  const missing = SPECIFIED.filter(([method, path]) => paths[path]?.[method] === undefined)
  expect(missing).toEqual([])
})

it('leaves out no table of the contract', async () => {
  const { paths } = await document()
  const folder = new URL('../../contract/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const missing: string[] = []
  for (const file of files) {
    const exported: Record<string, unknown> = await import(new URL(file, folder).href)
    for (const value of Object.values(exported))
      for (const { method, path } of Table.safeParse(value).data ?? [])
        if (!paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]) missing.push(`${method} ${path}`)
  }
  expect(missing).toEqual([])
})

it('answers every call it documents', async () => {
  const admin = await newAdministrator(api.caller())
  const { paths } = await document()
  const unknown: string[] = []
  for (const [path, operations] of Object.entries(paths))
    for (const method of Object.keys(operations)) {
      // Writes must refuse a stranger or an empty body.
      const who = method === 'get' || method === 'head' ? admin.caller : api.caller()
      const known = path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000')
      const { status, bytes } = await who.send(method.toUpperCase(), known)
      if (status === 404 && (bytes.length === 0 ? method !== 'head' : !bytes.toString().includes('"code"')))
        unknown.push(`${method} ${path}`)
    }
  expect(unknown).toEqual([])
})

it('says what a call takes and who may make it', async () => {
  expect(await document()).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/admin/users/{id}/password': {
        patch: {
          'x-audience': 'admin',
          requestBody: { content: { 'application/json': { schema: { required: ['newPassword'] } } } },
        },
      },
    },
  })
})

it('is read by administrators alone', async () => {
  expect((await api.caller().get('/api/admin/openapi.json')).status).toBe(401)
})

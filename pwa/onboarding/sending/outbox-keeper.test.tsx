import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceStore } from '#pwa/platform/device-store.ts'
import type * as Disk from '#pwa/platform/disk.ts'
import OutboxKeeper from './outbox-keeper.tsx'
import { recordKey, submissionKey } from './outbox-records.ts'

const disk = vi.hoisted(() => new Map<string, unknown>())
vi.mock('#pwa/platform/disk.ts', async (original) => {
  const real = await original<typeof Disk>()
  return { ...real, indexedDbDisk: () => real.memoryDisk(disk) }
})
vi.mock('#pwa/auth/use-viewer.ts', () => ({ useViewer: () => ({ state: 'in', user: { id: 'ana' } }) }))

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
const measure = { typologyAngle: 30, hueAngle: 70, contrast: 47, at: '2026-11-20T12:00:00.000Z' }
let isOffline: boolean
let sent: unknown[]

beforeEach(() => {
  disk.clear()
  isOffline = false
  sent = []
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init?: RequestInit) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return Response.json({ measure })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OutboxKeeper />
    </QueryClientProvider>,
  )

it('sends from any page what an earlier visit left', async () => {
  const waiting = { value: measure, state: 'waiting', reason: null, at: 1 }
  await deviceStore('bia').write(recordKey('sheet', 'order-of-bia'), waiting)
  await deviceStore('ana').write(recordKey('sheet', ORDER), waiting)
  open()
  await vi.waitFor(() => expect(sent).toEqual([measure]), { timeout: 30_000 })
})

it('says that a pressed form waits where its own screen is not there to say it', async () => {
  isOffline = true
  const form = { formId: 'a', formData: {}, pressedAt: measure.at, state: 'waiting', problem: null }
  await deviceStore('ana').write(submissionKey(ORDER), form)
  open()
  expect(await screen.findByText(/Seu formulário está guardado neste celular/)).toBeDefined()
})

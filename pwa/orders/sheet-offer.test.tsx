import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { SheetMeasure } from '#contract/face/sheet.ts'
import type { Face } from '#pwa/face/finder/face.ts'
import { recordKey } from '#pwa/onboarding/sending/outbox-records.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { forgetPerson } from '#pwa/platform/sign-out.ts'
import SheetOffer from './sheet-offer.tsx'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
const USER = '0198aaaa-0000-7000-8000-000000000001'
const MEASURE: SheetMeasure = { typologyAngle: 30, hueAngle: 70, contrast: 47, at: '2026-11-20T12:00:00.000Z' }

const FACE: Face = { follow: () => Promise.resolve(null), study: () => Promise.reject(new Error()), forget() {} }
const finder = vi.hoisted(() => ({ face: null as unknown }))
vi.mock('#pwa/face/finder/face.ts', () => ({ openFace: () => Promise.resolve(finder.face), dropFace: () => undefined }))
vi.mock('#pwa/auth/use-viewer.ts', () => ({
  useViewer: () => ({ state: 'in', user: { id: '0198aaaa-0000-7000-8000-000000000001' } }),
}))
// The camera itself is walked through in a browser.
vi.mock('#pwa/face/sheet/sheet-dialog.tsx', () => ({
  default: ({ onMeasure, onClose }: { onMeasure: (measure: SheetMeasure) => void; onClose: () => void }) => (
    <button
      type="button"
      onClick={() => {
        onMeasure(MEASURE)
        onClose()
      }}
    >
      a câmera
    </button>
  ),
}))

let isOffline: boolean
let sent: string[]

beforeEach(async () => {
  finder.face = FACE
  isOffline = false
  sent = []
  vi.stubGlobal('fetch', (_input: RequestInfo | URL, init?: RequestInit) => {
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'))
    if (init?.method !== 'PUT') return Promise.resolve(Response.json({ measure: null }))
    const body = typeof init.body === 'string' ? init.body : ''
    sent.push(body)
    return Promise.resolve(Response.json({ measure: JSON.parse(body) }))
  })
  vi.stubGlobal('Worker', class {})
  Object.defineProperty(navigator, 'mediaDevices', { value: {}, configurable: true })
  await forgetPerson()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the offer on the dashboard', () => {
  const stored = () =>
    deviceStore(USER).read(recordKey('sheet', ORDER), z.object({ value: SheetMeasure, state: z.string() }))
  const measure = async () => {
    render(<SheetOffer orderId={ORDER} />)
    fireEvent.click(await screen.findByRole('button', { name: /^Folha branca/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'a câmera' }))
  }

  it('sends the numbers, and says what they are', async () => {
    await measure()
    const words = 'Pele média, contraste médio a alto. Pode medir de novo.'
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))
    expect(screen.getByRole('button', { name: `Folha branca${words}` })).not.toBeNull()
    expect(sent.map((body): unknown => JSON.parse(body))).toEqual([MEASURE])
  })

  it('without a network stores them on the device', async () => {
    isOffline = true
    await measure()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Segue quando você abrir o painel com internet'),
    )
    await waitFor(async () => expect(await stored()).toMatchObject({ value: MEASURE, state: 'waiting' }))
    expect(sent).toEqual([])
  })

  it('says so when the finder does not come', async () => {
    finder.face = null
    render(<SheetOffer orderId={ORDER} />)
    fireEvent.click(await screen.findByRole('button', { name: /^Folha branca/ }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Neste aparelho a medida não abriu'))
    expect(screen.queryByRole('button', { name: 'a câmera' })).toBeNull()
  })
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormHairToday } from '#contract/facts.ts'
import { forgetPerson } from '#pwa/platform/sign-out.ts'
import RulerOffer from './ruler-offer.tsx'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0ab'
vi.mock('#pwa/auth/use-viewer.ts', () => ({
  useViewer: () => ({ state: 'in', user: { id: '0198aaaa-0000-7000-8000-000000000002' } }),
}))
vi.mock('#pwa/ui/use-go.ts', () => ({ useGo: (href: string) => ({ href }) }))

let today: FormHairToday | null
let record: object
beforeEach(async () => {
  today = null
  record = {}
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const path = input instanceof Request ? input.url : String(input)
    return Promise.resolve(Response.json(path.endsWith('/today') ? { today } : { record }))
  })
  await forgetPerson()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('offers the ruler to who measured nothing', async () => {
  render(<RulerOffer orderId={ORDER} />)
  const link = await screen.findByRole('link', { name: /Até onde vai hoje/ })
  expect(link.getAttribute('href')).toBe(`/dashboard/regua/${ORDER}`)
  expect(link.textContent).toContain('O cabelo na régua, se quiser')
})

it('says what was measured', async () => {
  today = { cm: 34, sidesCm: null, cut: null }
  render(<RulerOffer orderId={ORDER} />)
  expect((await screen.findByText('34 cm, perto do ombro. Pode mudar.')).tagName).toBe('SMALL')
})

it('asks nothing of who covers the hair', async () => {
  record = { covering: { value: 'véu', by: 'cliente', at: '2026-11-27T12:00:00.000Z' } }
  render(<RulerOffer orderId={ORDER} />)
  await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClothAnswer, CLOTH_PAIRS, nextCloths } from '#visagism/colour/cloths.ts'
import { paths } from '#pwa/paths.ts'
import * as z from 'zod/mini'
import { ClothTest } from '#contract/face/cloths.ts'
import { recordKey } from '#pwa/onboarding/sending/outbox-records.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { forgetPerson } from '#pwa/platform/sign-out.ts'
import ClothsPage from './cloths-page.tsx'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
const USER = '0198aaaa-0000-7000-8000-000000000001'

// They need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))
vi.mock('#pwa/ui/app-page.tsx', () => ({
  AppPage: ({ header, children }: { header: ReactNode; children: ReactNode }) => (
    <>
      {header}
      {children}
    </>
  ),
}))
vi.mock('#pwa/auth/use-viewer.ts', () => ({
  useViewer: () => ({ state: 'in', user: { id: '0198aaaa-0000-7000-8000-000000000001', fullName: 'Marina' } }),
}))

let isOffline: boolean
let hasPhoto: boolean
let sent: string[]

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (isOffline) throw new TypeError('Failed to fetch')
  const { pathname } = new URL(typeof input === 'string' ? input : input instanceof URL ? input : input.url, 'http://x')
  if (init?.method === 'PUT') {
    const body = typeof init.body === 'string' ? init.body : ''
    sent.push(body)
    return Response.json({ test: JSON.parse(body) })
  }
  return Response.json(pathname.endsWith('/cloths') ? { test: null } : { marking: null, markedAt: null })
}

class LoadedImage {
  naturalWidth = 900
  naturalHeight = 1200
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  set src(_address: string) {
    queueMicrotask(() => (hasPhoto ? this.onload() : this.onerror()))
  }
}

const store = () => deviceStore(USER)
const key = recordKey('cloths', ORDER)
const kept = () => store().read(key, z.object({ value: ClothTest, state: z.string() }))
const begun = (seed: number, answers: ClothAnswer[] = []) =>
  store().write(key, { value: { seed, answers, at: new Date().toISOString() }, state: 'open', reason: null, at: 1 })

beforeEach(async () => {
  isOffline = false
  hasPhoto = true
  sent = []
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('Image', LoadedImage)
  await forgetPerson()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  render(
    <MemoryRouter
      initialEntries={[paths.cloths(ORDER)]}
      future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
    >
      <Routes>
        <Route path={paths.cloths(':orderId')} element={<ClothsPage />} />
      </Routes>
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1 })
}
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')

async function answerAll(key: string) {
  for (let at = 1; at <= 5; at++) {
    await screen.findAllByRole('img', { name: /A sua foto sobre o pano/ })
    press(key)
    await waitFor(() => expect(progress()).toBe(`${at} de 5`))
  }
}

describe('the test of the cloths', () => {
  it('shows the person’s own photo, as it is, over two cloths with their names', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Em qual o rosto descansa?')
    expect(screen.getByText('Olhe a pele, não o pano.')).not.toBeNull()
    const plates = await screen.findAllByRole('img', { name: /A sua foto sobre o pano/ })
    expect(plates).toHaveLength(2)
    for (const plate of plates) {
      const image = plate.querySelector('image')
      expect(image?.getAttribute('href')).toContain(`/api/orders/${ORDER}/photos/front`)
      expect(plate.querySelector('filter, [filter], [style*="filter"]')).toBeNull()
    }
  })

  it('a press is kept on the device at once, as the cloth of that side; a pair can be taken back', async () => {
    await begun(5)
    await open()
    await screen.findAllByRole('img', { name: /A sua foto/ })
    const asked = nextCloths(5, [])
    if (!asked) throw new Error('No pair.')
    const { low, high } = CLOTH_PAIRS[asked.pair]
    fireEvent.click(screen.getByRole('button', { name: high.name }))
    await waitFor(async () => expect((await kept())?.value.answers).toEqual([{ pair: asked.pair, choice: 'high' }]))
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar um par' }))
    fireEvent.click(await screen.findByRole('button', { name: low.name }))
    await waitFor(async () => expect((await kept())?.value.answers).toEqual([{ pair: asked.pair, choice: 'low' }]))
  })

  it('the arrows are the sides, down is no difference', async () => {
    await begun(5)
    await open()
    await screen.findAllByRole('img', { name: /A sua foto/ })
    press('ArrowLeft')
    await waitFor(() => expect(progress()).toBe('1 de 5'))
    press('ArrowDown')
    await waitFor(() => expect(progress()).toBe('2 de 5'))
    const answers = (await kept())?.value.answers ?? []
    expect(answers.map(({ choice }) => choice)).toEqual([nextCloths(5, [])?.isHighLeft ? 'high' : 'low', 'same'])
  })

  it('is resumed at its pair', async () => {
    const answers: ClothAnswer[] = []
    for (let next = nextCloths(9, answers); next && answers.length < 3; next = nextCloths(9, answers))
      answers.push({ pair: next.pair, choice: 'same' })
    await begun(9, answers)
    await open()
    expect(screen.getByText('4 de 5')).not.toBeNull()
  })

  it('ends in a clue with three tapes that names no season, kept by a press', async () => {
    await open()
    await answerAll('ArrowDown')
    expect(await screen.findByText('Os panos não puxam para nenhum lado')).not.toBeNull()
    expect(screen.getByText(/É uma pista sua, não um veredito/)).not.toBeNull()
    expect(screen.getAllByText('sem diferença, e tudo bem')).toHaveLength(3)
    expect(document.body.textContent).not.toMatch(/primavera|verão|outono|inverno/i)
    expect(sent).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Guardar a pista' }))
    expect(await screen.findByText('Pista guardada. Ela vai junto com a sua análise.')).not.toBeNull()
    expect(sent).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Refazer' }))
    expect(await screen.findByText('Em qual o rosto descansa?')).not.toBeNull()
    expect(progress()).toBe('0 de 5')
  })

  it('without a network the clue stays on the device, and is sent when there is one', async () => {
    await open()
    await answerAll('ArrowRight')
    isOffline = true
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar a pista' }))
    await waitFor(async () => expect((await kept())?.state).toBe('waiting'))
    isOffline = false
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Pista guardada. Ela vai junto com a sua análise.')).not.toBeNull()
    expect(sent).toHaveLength(1)
  })

  it('where the photo cannot be opened it says so, and takes no answer blind', async () => {
    hasPhoto = false
    await open()
    expect(await screen.findByText(/A sua foto de frente não pode ser aberta agora/)).not.toBeNull()
    press('ArrowLeft')
    expect(progress()).toBe('0 de 5')
    expect((await kept())?.value.answers ?? []).toEqual([])
  })
})

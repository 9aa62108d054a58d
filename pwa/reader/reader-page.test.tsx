import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import { findingsOf } from '#visagism/analysis/findings.ts'
import type { Reading, Reveal } from '#contract/reader/reading.ts'
import { paths } from '#pwa/paths.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import ReaderPage from './reader-page.tsx'
import ReadyPage from './ready-page.tsx'
import { dropStored, keepReading } from './stored-reading.ts'
import { readingOf } from './testing/reading.ts'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
const EDITION = '0198aaaa-0000-7000-8000-00007d12f0bb'
const USER = '0198aaaa-0000-7000-8000-000000000001'
const WHEN = '2026-11-20T12:00:00.000Z'
const SEEN_HERE = `guia-aberto/${ORDER}`

// Ionic's hooks need an outlet.
const wayBack = vi.fn<(path: string, direction: string, action: string) => void>()
vi.mock('@ionic/react', () => ({ useIonRouter: () => ({ push: wayBack }) }))
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))
vi.mock('#pwa/ui/app-page.tsx', () => ({ AppPage: ({ children }: { children: ReactNode }) => <>{children}</> }))
vi.mock('#pwa/auth/use-viewer.ts', () => ({
  useViewer: () => ({ state: 'in', user: { id: '0198aaaa-0000-7000-8000-000000000001', fullName: 'Marina' } }),
}))

const analysis = analyse({
  person: { fullName: 'Marina Albuquerque', gender: 'Feminino' },
  form: { objective: 'Melhoria sutil', style: 'Clássico' },
  quiz: { faceShape: 'coracao', jaw: 'suave', objective: 'leveza' },
  at: WHEN,
})
const reveal: Reveal = {
  openedAt: null,
  findings: findingsOf(analysis),
  basis: 'Medido na sua foto, conferido por Helena',
}
const guide = (said: Reveal = reveal) => readingOf(analysis, { id: EDITION, orderId: ORDER, reveal: said })

let served: Reading | null
let isCalm: boolean
let posts: string[]
let refusesPosts: boolean

const device = () => deviceStore(USER)

beforeEach(async () => {
  served = guide()
  isCalm = false
  posts = []
  refusesPosts = false
  wayBack.mockReset()
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      posts.push(input)
      return refusesPosts
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json({ message: 'ok' }))
    }
    if (!served) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(Response.json(input.endsWith('/report') ? served : { link: null }))
  })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isCalm && query.includes('reduced-motion') }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  Element.prototype.scrollIntoView = () => undefined
  await device().erase(SEEN_HERE)
  await dropStored(USER, ORDER)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Dashboard() {
  const { search } = useLocation()
  return <p>Meus Pedidos{search}</p>
}

/** With a query cache of its own. */
function visit(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={paths.report(':orderId')} element={<ReaderPage />} />
          <Route path={paths.ready(':orderId')} element={<ReadyPage />} />
          <Route path={paths.dashboard} element={<Dashboard />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const opening = () => screen.findByRole('heading', { name: 'Marina, o seu guia está pronto' })
const findings = () => screen.findByRole('heading', { name: 'O que o seu guia diz primeiro' })
const cover = () => screen.findByText('O rosto de Marina')
const skip = () => fireEvent.click(screen.getByRole('button', { name: 'A fita está abrindo. Toque para ver já.' }))
/** React listens for the prefixed event here. */
const endAnimation = (animationName: string) => {
  const button = screen.getByRole('button', { name: /^A fita/ })
  for (const type of ['animationend', 'webkitAnimationEnd'])
    fireEvent(button, Object.assign(new Event(type, { bubbles: true }), { animationName }))
}

describe('the guide, opened the first time', () => {
  it('opens the tape, then says its findings in words of the report, and notes that they were seen', async () => {
    visit(paths.report(ORDER))
    await opening()
    expect(posts).toEqual([])
    endAnimation('reveal-rest')
    expect(document.activeElement).toBe(await findings())
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      reveal.findings.map(({ title }) => title),
    )
    expect(screen.getByText('Medido na sua foto, conferido por Helena')).toBeTruthy()
    await waitFor(() => expect(posts).toHaveLength(1))
  })

  it('does not take another animation’s end for the tape’s', async () => {
    visit(paths.report(ORDER))
    await opening()
    endAnimation('reveal-part')
    expect(screen.queryByRole('button', { name: 'Ler o guia' })).toBeNull()
  })

  it('goes straight to the findings where less motion is asked for', async () => {
    isCalm = true
    visit(paths.report(ORDER))
    expect(await findings()).toBeTruthy()
  })

  it('leads to the first finding’s chapter, or to the card', async () => {
    visit(paths.report(ORDER))
    await opening()
    skip()
    fireEvent.click(await screen.findByRole('button', { name: 'Ler o guia' }))
    await cover()
    expect(document.activeElement?.closest('section')?.id).toBe('cap-rosto-medido')
    cleanup()
    await device().erase(SEEN_HERE)
    visit(paths.report(ORDER))
    await opening()
    skip()
    fireEvent.click(await screen.findByRole('button', { name: 'Cartão do salão' }))
    await cover()
    expect(document.activeElement?.closest('section')?.id).toBe('cap-cartao')
  })

  it('hears Esc: it does not wait for the tape, and then leaves', async () => {
    visit(paths.report(ORDER))
    await opening()
    fireEvent.keyDown(document, { key: 'Escape' })
    await findings()
    expect(wayBack).not.toHaveBeenCalled()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(wayBack).toHaveBeenCalledWith(paths.dashboard, 'back', 'replace')
  })

  it('comes again when nobody saw the findings', async () => {
    visit(paths.report(ORDER))
    await opening()
    cleanup()
    visit(paths.report(ORDER))
    expect(await opening()).toBeTruthy()
  })
})

describe('the guide, opened later', () => {
  it('is not revealed again on a device that saw it while the server could not be reached, which then hears of it', async () => {
    refusesPosts = true
    visit(paths.report(ORDER))
    await opening()
    skip()
    await findings()
    await waitFor(() => expect(posts).toHaveLength(1))
    cleanup()
    visit(paths.report(ORDER))
    await cover()
    await waitFor(() => expect(posts).toHaveLength(2))
  })

  it('is revealed once more where another edition came of another face', async () => {
    await device().write(SEEN_HERE, '0198aaaa-0000-7000-8000-00007d12f0cc')
    visit(paths.report(ORDER))
    expect(await opening()).toBeTruthy()
  })

  it.each([
    ['opened on another device', guide({ ...reveal, openedAt: WHEN })],
    ['without findings', guide({ ...reveal, findings: [] })],
  ])('simply opens when it was %s', async (_, reading) => {
    served = reading
    visit(paths.report(ORDER))
    await cover()
    expect(posts).toEqual([])
  })

  it('reveals without a network what the device holds, and never what it does not', async () => {
    served = null
    await keepReading(USER, guide())
    isCalm = true
    visit(paths.report(ORDER))
    expect(await findings()).toBeTruthy()
  })
})

describe('the link of the push and the mail', () => {
  it('leads to the reveal the first time', async () => {
    visit(paths.ready(ORDER))
    expect(await opening()).toBeTruthy()
  })

  it('leads to the dashboard afterwards, the push to its order', async () => {
    served = guide({ ...reveal, openedAt: WHEN })
    visit(paths.ready(ORDER))
    expect(await screen.findByText('Meus Pedidos')).toBeTruthy()
    cleanup()
    visit(`${paths.ready(ORDER)}?aviso=1`)
    expect(await screen.findByText(`Meus Pedidos?pedido=${ORDER}`)).toBeTruthy()
  })
})

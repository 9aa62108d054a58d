import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { DeskChoices } from '#contract/admin/choices.ts'
import type { DeskFacts } from '#contract/admin/facts.ts'
import type { DeskSaid } from '#contract/admin/said.ts'
import { DeskView } from '#pwa/admin/desk/desk-view.tsx'
import { Toaster } from '#pwa/ui/toaster.tsx'

export interface Asked {
  readonly method: string
  readonly path: string
  /** Empty if none was sent. */
  readonly body: string
}

/** Stubs the browser features that jsdom lacks, and the server. Default: signed out, empty queue. */
export function standInForServer(answer: (asked: Asked) => Response | Promise<Response> | undefined): void {
  sessionStorage.clear()
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input : input.url
    const { pathname: path } = new URL(address, 'http://x')
    const body = typeof init?.body === 'string' ? init.body : ''
    return Promise.resolve(answer({ method: init?.method ?? 'GET', path, body }) ?? nobodys(path))
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  HTMLElement.prototype.scrollIntoView = () => undefined
  HTMLElement.prototype.scrollBy = () => undefined
}

export const NO_CHOICES: DeskChoices = {
  rows: [],
  recommended: 'now',
  standing: [],
  newest: null,
  look: null,
  engineLook: null,
  subject: {
    person: { gender: 'Feminino' },
    evidence: { measures: { thirds: null }, ownWidths: null, ownFeatures: null },
    observed: {},
  },
  unmet: [],
  why: null,
  card: null,
  pagesMissed: null,
  follows: { chapters: [], paragraphs: 0, card: false },
  written: [],
  visits: [],
}

export const NO_SAID: DeskSaid = {
  today: { cm: null, sidesCm: null, cut: null, beard: null, by: null },
  cuts: [],
  questions: [],
}

export const NO_FACTS: DeskFacts = {
  facts: [],
  byPerson: [],
  forPerson: [],
  unheard: [],
  table: [],
  personTable: [],
}

const nobodys = (path: string) =>
  path.endsWith('/user')
    ? Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 })
    : Response.json(
        path.endsWith('/choices')
          ? NO_CHOICES
          : path.endsWith('/facts')
            ? NO_FACTS
            : path.endsWith('/said')
              ? NO_SAID
              : path.includes('/desk-habits')
                ? []
                : { queue: [], waiting: 0, team: [] },
      )

export const impatientClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The desk with its toasts, at this order or the most urgent one. */
export function renderDesk(orderId?: string, client = impatientClient()): void {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter
        initialEntries={[`/admin?view=desk${orderId ? `&order=${orderId}` : ''}`]}
        future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
      >
        <DeskView />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
}

export const pressKey = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { DeskView } from '#pwa/admin/desk/desk-view.tsx'
import { Toaster } from '#pwa/ui/toaster.tsx'

export interface Asked {
  readonly method: string
  readonly path: string
  /** As it was sent; empty where nothing was. */
  readonly body: string
}

/**
 * What the desk needs of a browser that jsdom lacks, and a server in place of the real one: where it answers nothing, nobody is
 * signed in and the queue is empty.
 */
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

const nobodys = (path: string) =>
  path.endsWith('/user')
    ? Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 })
    : Response.json({ queue: [], waiting: 0, team: [] })

export const impatientClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The desk, at the order or at its most urgent one, and the toasts over it. */
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

/** A key, wherever the focus is not. */
export const pressKey = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReportDownload } from './report-download.tsx'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
let asked: string[]
let saved: string[]

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  asked = []
  saved = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : input, location.origin).search)
    return new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

afterEach(cleanup)

function show({ isPhone, phonePages }: { isPhone: boolean; phonePages: number | null }) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportDownload orderId={ORDER} pages={38} phonePages={phonePages} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }))
}

const choices = async () => {
  const list = within(await screen.findByRole('list'))
  return list.getAllByRole('button').map(({ textContent }) => textContent)
}

describe('the PDF', () => {
  it('on a phone is offered for the phone first, to print second', async () => {
    show({ isPhone: true, phonePages: 120 })
    expect(await choices()).toEqual(['Para ler no celular', 'Para imprimir'])
    expect(asked).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Para ler no celular' }))
    await waitFor(() => expect(saved).toEqual(['rosto-ideal-analise-7D12F0AA-celular.pdf']))
    expect(asked).toEqual(['?edition=phone'])
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
  })

  it('on a desk is offered the other way about', async () => {
    show({ isPhone: false, phonePages: 120 })
    expect(await choices()).toEqual(['Para imprimir', 'Para ler no celular'])
    fireEvent.click(screen.getByRole('button', { name: 'Para imprimir' }))
    await waitFor(() => expect(saved).toEqual(['rosto-ideal-analise-7D12F0AA.pdf']))
  })

  it('of a report that has no phone edition comes at a press, as A4', async () => {
    show({ isPhone: true, phonePages: null })
    await waitFor(() => expect(saved).toEqual(['rosto-ideal-analise-7D12F0AA.pdf']))
    expect(screen.queryByRole('list')).toBeNull()
  })
})

it.each([null, 90])(
  'inside another app gives the file’s own address and claims nothing (phone pages: %s)',
  (phonePages) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 13; wv) Instagram 336.0.0.35.90',
    )
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ReportDownload orderId={ORDER} pages={38} phonePages={phonePages} />
      </QueryClientProvider>,
    )
    if (phonePages) fireEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }))
    const link = screen.getByRole('link', { name: phonePages ? 'Para ler no celular' : 'Baixar PDF' })
    const edition = phonePages ? 'phone' : 'a4'
    expect(link.getAttribute('href')).toBe(`/api/orders/${ORDER}/pdf/download?edition=${edition}`)
    expect(asked).toEqual([])
  },
)

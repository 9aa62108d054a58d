import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskOnPhoto } from '#contract/admin/on-photo.ts'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import { type Asked, pressKey as press, renderDesk, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'
import { FACE } from '#visagism/testing/test-people.ts'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

const ORDER = deskOrder()
const MARKING = '0198aaaa-0000-7000-8000-00000000000b'
const STANDING = { id: '0198aaaa-0000-7000-8000-00000000000a', by: 'Rosa Prado', at: '2026-11-20T12:00:00.000Z' }
const START: DeskOnPhoto = {
  page: {
    markingId: MARKING,
    photoId: '0198aaaa-0000-7000-8000-000000000009',
    points: FACE,
    photo: { width: 1200, height: 1600 },
    yaw: null,
    look: { shape: 'oval', cut: 'bob' },
    caption: 'Bob na linha do queixo, de frente.',
    gender: 'Feminino',
    thirds: null,
    ownWidths: null,
    ownFeatures: null,
    observed: {},
  },
  isNeeded: true,
  standing: null,
}

let onPhoto: DeskOnPhoto
let order: typeof ORDER
let sent: string[]

function answer({ method, path, body }: Asked): Response | undefined {
  if (path.endsWith('/on-photo')) {
    if (method !== 'GET') sent.push(body)
    return Response.json(method === 'GET' ? onPhoto : { ...onPhoto, message: 'Guardado.' })
  }
  return path.endsWith(ORDER.id) ? Response.json(order) : undefined
}

beforeEach(() => {
  onPhoto = structuredClone(START)
  order = ORDER
  sent = []
  standInForServer(answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openDrawing() {
  renderDesk(ORDER.id)
  await screen.findByRole('region', { name: 'Na sua foto' })
  press('f')
  return screen.findByRole('img', { name: /A foto com o desenho por cima/ })
}
const body = (nudge: object, laid: boolean, seen: string | null = null) =>
  JSON.parse(JSON.stringify({ markingId: MARKING, nudge, laid, seen }))
const lastSent = () => JSON.parse(sent.at(-1) ?? 'null')

describe('the drawing over the photo, at the desk', () => {
  it('says in the reading who looked, and what happens when nobody does', async () => {
    renderDesk(ORDER.id)
    const panel = within(await screen.findByRole('region', { name: 'Na sua foto' }))
    expect(panel.getByText('Ninguém conferiu: sai lado a lado')).not.toBeNull()
  })

  it('opens by its key even before the server has answered', async () => {
    let answerNow = () => {}
    const held = new Promise<void>((resolve) => (answerNow = resolve))
    standInForServer((asked) =>
      asked.path.endsWith('/on-photo') ? held.then(() => Response.json(onPhoto)) : answer(asked),
    )
    renderDesk(ORDER.id)
    await screen.findByRole('heading', { name: 'Beatriz Yamamoto' })
    press('f')
    await screen.findByRole('status', { name: 'Abrindo o desenho...' })
    answerNow()
    expect(await screen.findByRole('img', { name: /A foto com o desenho por cima/ })).not.toBeNull()
  })

  it('is moved by keys and buttons, never further than it may, and found right as it lies', async () => {
    const drawing = await openDrawing()
    const lies = () => drawing.querySelector('[data-drawing]')?.getAttribute('transform')
    const first = lies()
    press('ArrowRight')
    press('ArrowRight')
    press('ArrowUp')
    fireEvent.click(screen.getByRole('button', { name: /^Menor/ }))
    expect(lies()).not.toBe(first)
    for (let i = 0; i < 30; i++) press('+')
    press('t')
    await waitFor(() => expect(lastSent()).toEqual(body({ x: 1, y: -0.5, scale: 5 }, true)))
  })

  it('0 takes every move back', async () => {
    const drawing = await openDrawing()
    const first = drawing.querySelector('[data-drawing]')?.getAttribute('transform')
    press('ArrowLeft')
    press('0')
    expect(drawing.querySelector('[data-drawing]')?.getAttribute('transform')).toBe(first)
  })

  it('begins where somebody left it, and their word is sent back with the next', async () => {
    onPhoto.standing = { ...STANDING, nudge: { x: 0, y: 2, scale: 0 }, laid: true }
    await openDrawing()
    expect(screen.getByRole('button', { name: /^Confere/ }).getAttribute('aria-pressed')).toBe('true')
    press('x')
    await waitFor(() => expect(lastSent()).toEqual(body({ x: 0, y: 2, scale: 0 }, false, STANDING.id)))
  })

  it('what does not lie well is not ticked, and why is said', async () => {
    if (onPhoto.page) onPhoto.page.yaw = 14
    await openDrawing()
    expect(screen.getByText('A cabeça está virada mais de 10°.')).not.toBeNull()
    expect(screen.getByRole('button', { name: /^Confere/ })).toMatchObject({ disabled: true })
    press('t')
    expect(sent).toEqual([])
    press('x')
    await waitFor(() => expect(lastSent()).toMatchObject({ laid: false }))
  })

  it('an order that ended takes no word', async () => {
    order = deskOrder({ status: 'REEMBOLSADO' })
    await openDrawing()
    press('t')
    press('x')
    expect(sent).toEqual([])
  })

  it('a report without the page has no panel, and its key says so', async () => {
    onPhoto = { ...START, page: null }
    renderDesk(ORDER.id)
    await screen.findByRole('region', { name: 'Leitura' })
    press('f')
    expect(screen.queryByRole('region', { name: 'Na sua foto' })).toBeNull()
    await screen.findByText('Este relatório não tem a página sobre a foto.')
  })
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import { NO_CHOICES, pressKey, renderDesk, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Model = ReturnType<typeof deskOrder>['chapters'][number]['model']

async function openChapter(model: Model) {
  const { id, chapters } = deskOrder()
  const order = deskOrder({ chapters: chapters.map((chapter) => ({ ...chapter, model })) })
  standInForServer(({ path }) => (path.endsWith(id) ? Response.json(order) : undefined))
  renderDesk(id)
  fireEvent.click(await screen.findByText('O corte de agora'))
}

describe('a chapter a model was asked for', () => {
  it('shows the words that leave, held against the engine’s, and edits begin from them', async () => {
    await openChapter({
      retold: {
        lead: 'Camadas muito longas.',
        sections: [{ heading: 'Franja', paragraphs: ['Aberta, dos lados.'] }],
      },
      refused: null,
    })
    await screen.findByText('A IA reescreveu este capítulo: é este texto que sai.')
    expect(screen.getByText('muito', { exact: false, selector: 'ins' })).not.toBeNull()
    fireEvent.click(screen.getByText('Editar', { selector: 'button' }))
    expect(await screen.findByLabelText('Abertura')).toMatchObject({ value: 'Camadas muito longas.' })
  })

  it('says why its words were refused, and keeps the engine’s', async () => {
    await openChapter({ retold: null, refused: 'corte que sumiu: long bob' })
    await screen.findByText('O texto da IA foi recusado (corte que sumiu: long bob). Fica o do motor.')
    expect(screen.getByText('IA recusada')).not.toBeNull()
    expect(screen.getAllByText('Camadas longas.').length).toBeGreaterThan(0)
  })
})

describe('a chapter left out of a guide', () => {
  const OUT = { id: 'oculos', title: 'Óculos', by: 'Rosa Prado' }
  let sent: string[]

  function open(order: ReturnType<typeof deskOrder>) {
    sent = []
    standInForServer(({ method, path, body }) => {
      if (method === 'PUT') sent.push(`${path.split(order.id)[1]} ${body}`)
      if (path.includes('/left-out/')) return Response.json({ ...NO_CHOICES, message: 'Nada aponta para lá.' })
      return path.endsWith(order.id) ? Response.json(order) : undefined
    })
    renderDesk(order.id)
  }

  it('leaves by its button or by D, once it is open', async () => {
    open(deskOrder())
    await screen.findByText('O corte de agora')
    pressKey('d')
    expect(sent).toEqual([])
    fireEvent.click(screen.getByText('O corte de agora'))
    fireEvent.click(await screen.findByRole('button', { name: 'Deixar fora do guia' }))
    await screen.findByText('Nada aponta para lá.')
    expect(sent).toEqual(['/left-out/cabelo-agora {"isOut":true,"seen":null}'])
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Deixar fora do guia' })).toMatchObject({ disabled: false }),
    )
    pressKey('d')
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('is offered of neither letter, shape nor card', async () => {
    const [chapter] = deskOrder().chapters
    open(deskOrder({ chapters: [{ ...chapter!, id: 'carta', title: 'Uma carta para você' }] }))
    fireEvent.click(await screen.findByText('Uma carta para você'))
    await screen.findByRole('button', { name: 'Editar' })
    expect(screen.queryByRole('button', { name: 'Deixar fora do guia' })).toBeNull()
    pressKey('d')
    expect(sent).toEqual([])
  })

  it('stays in sight, with who left it out, and comes back by one press', async () => {
    open(deskOrder({ leftOut: [OUT] }))
    const part = within(await screen.findByRole('region', { name: 'Fora deste guia' }))
    expect(part.getByText('por Rosa Prado')).not.toBeNull()
    fireEvent.click(part.getByRole('button', { name: 'Trazer de volta' }))
    await waitFor(() => expect(sent).toEqual(['/left-out/oculos {"isOut":false,"seen":null}']))
  })
})

describe('chapters by how unusual they are', () => {
  const [plain] = deskOrder().chapters
  const chapter = (id: string, unusual: string | null = null) => ({ ...plain!, id, title: `De ${id}`, unusual })
  const CHAPTERS = [chapter('oculos', 'Responde ao que foi dito'), chapter('carta'), chapter('barba')]
  const titles = () =>
    [...document.querySelectorAll('.desk-chapter > summary > span:first-child')].map((one) => one.textContent)
  const fold = () => screen.getByText('2 capítulos como os de outros rostos assim').closest('details')

  async function open(chapters = CHAPTERS) {
    const order = deskOrder({ chapters })
    standInForServer(({ path }) => (path.endsWith(order.id) ? Response.json(order) : undefined))
    renderDesk(order.id)
    await screen.findByText('De carta')
  }

  it('what others are told too is one line, which opens for the chapter that is read or edited', async () => {
    await open()
    expect(fold()).toMatchObject({ open: false })
    pressKey('j')
    expect(fold()).toMatchObject({ open: false })
    pressKey('j')
    await waitFor(() => expect(fold()).toMatchObject({ open: true }))
  })

  it('I puts them in the order of the guide and back, and J walks as they stand', async () => {
    await open()
    expect(titles()).toEqual(['De oculos', 'De barba', 'De carta'])
    pressKey('i')
    await waitFor(() => expect(titles()).toEqual(['De carta', 'De barba', 'De oculos']))
    pressKey('j')
    await waitFor(() => expect(document.querySelector('.desk-chapter[open]')?.textContent).toContain('De carta'))
    pressKey('i')
    await waitFor(() => expect(titles()[0]).toBe('De oculos'))
  })

  it('nothing is folded where nothing is unusual', async () => {
    await open([chapter('carta'), chapter('barba')])
    expect(screen.queryByText(/como os de outros rostos/)).toBeNull()
    expect(screen.queryByRole('button', { name: /Na ordem do guia/ })).toBeNull()
  })
})

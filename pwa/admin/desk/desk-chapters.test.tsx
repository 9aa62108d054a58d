import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import { renderDesk, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'

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

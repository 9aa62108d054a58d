import type { DeskOrder } from '#contract/admin/desk.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'

const PLAIN: DeskOrder = {
  id: '0198aaaa-0000-7000-8000-00007d12f0aa',
  userId: '0198aaaa-0000-7000-8000-000000000001',
  customerName: 'Beatriz Yamamoto',
  status: 'EM_PROCESSAMENTO',
  endedByHand: false,
  undoableUntil: null,
  needsVisagist: true,
  submittedAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-25T12:00:00.000Z',
  assigneeId: null,
  assigneeName: null,
  photos: [],
  form: {
    id: '0198aaaa-0000-7000-8000-000000000002',
    orderId: '0198aaaa-0000-7000-8000-00007d12f0aa',
    userId: '0198aaaa-0000-7000-8000-000000000001',
    ...SAMPLE_ANSWERS,
    fullName: 'Beatriz Yamamoto',
    hairLength: null,
    beardPreference: null,
    colorPreferences: [],
    maintenanceLevel: null,
    observations: '',
    createdAt: '2026-11-20T12:00:00.000Z',
  },
  quiz: null,
  noteConcerns: null,
  marking: null,
  draft: null,
  side: null,
  proposal: null,
  confirmed: {
    id: '0198aaaa-0000-7000-8000-000000000003',
    shape: 'coracao',
    by: 'Rosa Prado',
    at: '2026-11-21T12:00:00.000Z',
  },
  approval: null,
  completedAt: null,
  chapters: [
    {
      id: 'cabelo-agora',
      title: 'O corte de agora',
      engine: { lead: 'Camadas longas.', sections: [{ heading: 'Franja', paragraphs: ['Aberta, dos lados.'] }] },
      edited: null,
      model: null,
    },
  ],
  editsId: null,
  editedBy: null,
  editedAt: null,
  staleEdits: false,
  notes: [],
  requests: [],
}

/** An order at the desk, with what a test says about it. */
export const deskOrder = (changes: Partial<DeskOrder> = {}): DeskOrder => ({ ...PLAIN, ...changes })

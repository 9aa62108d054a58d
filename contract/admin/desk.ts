import * as z from 'zod/mini'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { AnywayReason, GATE_KINDS, GateState, Looked, Shown } from './gate.ts'
import { AdminForm } from './records.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message, text } from '../fields.ts'
import { FaceMarking } from '../face/marking.ts'
import { PhotoSlot } from '../onboarding.ts'
import { PhotoDoubt } from '../photo-doubts.ts'
import { OrderStatus } from '../orders.ts'
import { StandingSide } from '../face/side.ts'

/** Time to undo an approval before drawing starts. */
export const APPROVAL_PAUSE_SECONDS = 6

const FaceShape = z.enum(FACE_SHAPES, 'Escolha um formato da lista.')

/** Of the shape. */
export const SURENESS = ['firme', 'hesita', 'aposta'] as const

/** Parts of the buyer's note that only a person may answer, and the words that show it; without words, photos in doubt beside no note. */
const NoteConcerns = z.nullable(z.object({ concerns: z.array(z.string()), words: z.array(z.string()) }))

export const DeskQueueItem = z.object({
  id: Id,
  customerName: z.nullable(z.string()),
  submittedAt: z.nullable(IsoDateTime),
  dueAt: z.nullable(IsoDateTime),
  /** Business minutes, without those that stood still; negative once late. */
  minutesLeft: z.nullable(z.int()),
  /** The delivery time stands still: the buyer owes a photo. */
  isStopped: z.boolean(),
  /** `draft`: an unreviewed proposal. */
  marking: z.enum(['none', 'draft', 'looked-at']),
  hasQuiz: z.boolean(),
  /** Whether points and quiz agree on the shape; null if either is missing. */
  quizAgrees: z.nullable(z.boolean()),
  /** No evidence for the shape, a note to answer, a photo in doubt beside no note, or approval required. */
  needsVisagist: z.boolean(),
  noteConcerns: NoteConcerns,
  assigneeId: z.nullable(Id),
  assigneeName: z.nullable(z.string()),
  /** Delivered: a photo asked for since has come, and a new version is owed. */
  isRevision: z.boolean(),
  /** A better photo was requested: missing, or uploaded since. */
  asked: z.nullable(z.enum(['waiting', 'arrived'])),
  approved: z.boolean(),
  /** Before an approval, as far as the server knows. */
  open: z.array(z.enum(GATE_KINDS)),
  /** Of what is open, all that must have been in sight. */
  toLook: z.array(Shown),
  /** Why this is no everyday order, in a few words each. */
  remarkable: z.array(z.string()),
  /** Null: nothing tells the shape. */
  sureness: z.nullable(z.enum(SURENESS)),
})
export type DeskQueueItem = z.infer<typeof DeskQueueItem>

const Texts = z.object({
  lead: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})

export const DeskChapter = z.object({
  id: z.string(),
  title: z.string(),
  engine: Texts,
  /** Null: the engine's text is used. */
  edited: z.nullable(Texts),
  /** Why it is read first; null: as others of this shape are told. */
  unusual: z.nullable(z.string()),
  /** Of lists, tables, quotes, captions and the card. `own`: null words take it out; null: the engine's. */
  lines: z.array(
    z.object({
      path: z.string(),
      /** The title it stands under. */
      where: z.string(),
      engine: z.string(),
      canLeave: z.boolean(),
      own: z.nullable(z.object({ words: z.nullable(z.string()) })),
    }),
  ),
  /** Lists, what to avoid, sections and the card's band, in which a line can be added; and the lines that a visagist added there. */
  places: z.array(
    z.object({ path: z.string(), where: z.string(), added: z.array(z.object({ id: z.string(), words: z.string() })) }),
  ),
  /** Lines by hand that are not in the report: what they replaced, or the place they were added to, changed since. */
  dropped: z.array(
    z.object({ path: z.string(), engine: z.string(), words: z.nullable(z.string()), added: z.optional(z.string()) }),
  ),
  /** The AI's rewording, which replaces the engine's text, or why it was refused; null if not requested. */
  model: z.nullable(z.object({ retold: z.nullable(Texts), refused: z.nullable(z.string()) })),
})
export type DeskChapter = z.infer<typeof DeskChapter>

export const DeskEvidence = z.object({
  source: z.enum(['visagista', 'pontos', 'ia', 'teste']),
  primary: FaceShape,
  secondary: FaceShape,
  confidence: z.number(),
  level: z.string(),
  shares: z.record(z.string(), z.number()),
  /** Whether the shares have enough evidence to show figures. */
  counted: z.boolean(),
  quizAgrees: z.nullable(z.boolean()),
  sentence: z.string(),
  gauges: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      note: z.string(),
      /** The program's own measurement, if a person changed or confirmed it. */
      device: z.nullable(z.string()),
      /** The two differ by more than one standard deviation of people, and no visagist has decided. */
      apart: z.boolean(),
    }),
  ),
})
export type DeskEvidence = z.infer<typeof DeskEvidence>

export const DeskNote = z.object({
  id: Id,
  text: z.string(),
  author: z.nullable(z.string()),
  createdAt: IsoDateTime,
})
export type DeskNote = z.infer<typeof DeskNote>

export const DeskOrder = z.object({
  id: Id,
  userId: Id,
  customerName: z.nullable(z.string()),
  status: OrderStatus,
  endedByHand: z.boolean(),
  /** Until when the ending can be undone. */
  undoableUntil: z.nullable(IsoDateTime),
  needsVisagist: z.boolean(),
  submittedAt: z.nullable(IsoDateTime),
  /** Of the version that is owed. */
  dueAt: z.nullable(IsoDateTime),
  isStopped: z.boolean(),
  assigneeId: z.nullable(Id),
  assigneeName: z.nullable(z.string()),
  photos: z.array(
    z.object({
      id: Id,
      slot: PhotoSlot,
      width: z.int(),
      height: z.int(),
      purged: z.boolean(),
      createdAt: IsoDateTime,
      doubts: z.array(PhotoDoubt),
    }),
  ),
  form: AdminForm,
  noteConcerns: NoteConcerns,
  quiz: z.nullable(z.record(z.string(), z.string())),
  /** `aparelho` until a person reviews the program's proposal. */
  marking: z.nullable(
    z.object({ ...FaceMarking.shape, by: z.enum(['aparelho', 'cliente', 'visagista']), at: IsoDateTime }),
  ),
  /** The program's proposal, if a person's marking replaced it. */
  draft: z.nullable(FaceMarking),
  side: z.nullable(StandingSide),
  /** The engine's reading without confirmation. */
  proposal: z.nullable(DeskEvidence),
  /** Send `id` with the next confirmation. */
  confirmed: z.nullable(z.object({ id: Id, shape: FaceShape, by: z.string(), at: IsoDateTime })),
  /** Released, approved or not (`reviewed: false`); can still be undone. */
  approval: z.nullable(
    z.object({ by: z.string(), at: IsoDateTime, percent: z.int(), failed: z.boolean(), reviewed: z.boolean() }),
  ),
  completedAt: z.nullable(IsoDateTime),
  gate: GateState,
  /** The most unusual first, then as in the guide. */
  chapters: z.array(DeskChapter),
  /** By a visagist; can be taken back. */
  leftOut: z.array(z.object({ id: z.string(), title: z.string(), by: z.string() })),
  editsId: z.nullable(Id),
  editedBy: z.nullable(z.string()),
  editedAt: z.nullable(IsoDateTime),
  /** Unused because made for another shape. */
  staleEdits: z.boolean(),
  notes: z.array(DeskNote),
  requests: z.array(
    z.object({
      slot: PhotoSlot,
      reason: z.nullable(z.string()),
      createdAt: IsoDateTime,
      usedAt: z.nullable(IsoDateTime),
    }),
  ),
})
export type DeskOrder = z.infer<typeof DeskOrder>

export const DeskPreview = z.object({ id: Id, percent: z.int(), ready: z.boolean(), failed: z.boolean() })
export type DeskPreview = z.infer<typeof DeskPreview>

const one = z.object({ id: Id })
const preview = z.object({ id: Id, preview: Id })
const paragraph = text(3000)

export const EditedChapter = z.object({
  lead: text(1500),
  sections: z
    .array(z.array(paragraph).check(z.maxLength(30, 'Parágrafos demais.')))
    .check(z.maxLength(30, 'Seções demais.')),
  editsId: z.nullable(Id),
})

export const LONGEST_LINE = 500

export const EditedLine = z.object({
  path: z.string().check(z.maxLength(80)),
  /** The engine's words that it replaces, as shown. */
  engine: z.string().check(z.maxLength(3000)),
  /** Null: out of the guide. Left out: back to the engine's. */
  words: z.optional(z.nullable(text(LONGEST_LINE).check(z.minLength(1, 'Escreva a linha, ou tire-a do guia.')))),
  /** The line's id, made by whoever adds it: sent twice it is added once. `path` and `engine` are those of its place. */
  added: z.optional(Id),
})

export const adminDeskApi = endpoints({
  queue: {
    method: 'GET',
    path: '/api/admin/desk',
    audience: 'admin',
    permission: 'desk',
    says: 'A fila da mesa: os pedidos em análise, pelo prazo.',
    reply: z.object({
      queue: z.array(DeskQueueItem),
      waiting: z.int(),
      team: z.array(z.object({ id: Id, name: z.string() })),
    }),
  },
  open: {
    method: 'GET',
    path: '/api/admin/desk/:id',
    audience: 'admin',
    permission: 'desk',
    says: 'Tudo o que a mesa precisa de um pedido.',
    params: one,
    reply: DeskOrder,
  },
  take: {
    method: 'PUT',
    path: '/api/admin/desk/:id/assignee',
    audience: 'admin',
    permission: 'desk',
    says: 'Assume um pedido, passa a outro administrador ou devolve à fila (null).',
    params: one,
    body: z.object({ userId: z.nullable(Id), seen: z.optional(z.nullable(Id)) }),
    reply: Message,
  },
  mark: {
    method: 'PUT',
    path: '/api/admin/desk/:id/marking',
    audience: 'admin',
    permission: 'desk',
    says: 'Guarda os pontos que o visagista marcou na foto de frente.',
    params: one,
    body: FaceMarking,
    reply: Message,
  },
  confirmShape: {
    method: 'PUT',
    path: '/api/admin/desk/:id/shape',
    audience: 'admin',
    permission: 'desk',
    says: 'Confirma ou troca o formato do rosto; a palavra do visagista vence.',
    params: one,
    body: z.object({ shape: FaceShape, seen: z.optional(z.nullable(Id)) }),
    reply: Message,
  },
  editChapter: {
    method: 'PUT',
    path: '/api/admin/desk/:id/chapters/:chapter',
    audience: 'admin',
    permission: 'desk',
    says: 'Troca o texto de um capítulo; com editsId antigo, avisa em vez de sobrescrever.',
    params: z.object({ id: Id, chapter: z.string().check(z.maxLength(40)) }),
    body: EditedChapter,
    reply: z.object({ editsId: Id, message: z.string() }),
  },
  editLine: {
    method: 'PUT',
    path: '/api/admin/desk/:id/chapters/:chapter/lines',
    audience: 'admin',
    permission: 'desk',
    says: 'Troca, tira ou acrescenta uma linha de lista, tabela, legenda, seção ou do cartão do salão; sem palavras, volta a do motor e sai a acrescentada.',
    params: z.object({ id: Id, chapter: z.string().check(z.maxLength(40)) }),
    body: EditedLine,
    reply: z.object({ editsId: Id, message: z.string() }),
  },
  restoreChapter: {
    method: 'DELETE',
    path: '/api/admin/desk/:id/chapters/:chapter',
    audience: 'admin',
    permission: 'desk',
    says: 'Devolve um capítulo ao texto do motor.',
    params: z.object({ id: Id, chapter: z.string().check(z.maxLength(40)) }),
    reply: Message,
  },
  undoEdit: {
    method: 'POST',
    path: '/api/admin/desk/:id/undo',
    audience: 'admin',
    permission: 'desk',
    says: 'Desfaz a última edição dos textos; de novo, refaz.',
    params: one,
    body: z.object({ editsId: Id }),
    reply: z.object({ editsId: Id, message: z.string() }),
  },
  note: {
    method: 'POST',
    path: '/api/admin/desk/:id/notes',
    audience: 'admin',
    permission: 'desk',
    says: 'Anota algo que só a equipe lê.',
    params: one,
    body: z.object({ text: text(2000).check(z.minLength(1, 'Escreva a nota.')) }),
    reply: DeskNote,
  },
  requestPhoto: {
    method: 'POST',
    path: '/api/admin/desk/:id/photo-requests',
    audience: 'admin',
    permission: 'desk',
    says: 'Pede ao cliente outra foto, por e-mail e notificação.',
    params: one,
    body: z.object({ slot: PhotoSlot, reason: text(400).check(z.minLength(5, 'Diga ao cliente o que melhorar.')) }),
    reply: Message,
  },
  turnPhoto: {
    method: 'POST',
    path: '/api/admin/desk/:id/photos/:slot/turn',
    audience: 'admin',
    permission: 'desk',
    says: 'Gira uma foto um quarto de volta para a direita; os pontos marcados nela saem.',
    params: z.object({ id: Id, slot: PhotoSlot }),
    /** The photo shown: prevents two screens from turning it twice. */
    body: z.object({ photoId: Id }),
    reply: Message,
  },
  approve: {
    method: 'POST',
    path: '/api/admin/desk/:id/approve',
    audience: 'admin',
    permission: 'desk',
    says: 'Aprova: o relatório é desenhado e entregue. O que outra pessoa mudou sem ser visto, e o que ninguém olhou, avisa antes.',
    params: one,
    body: z.object({
      editsId: z.nullable(Id),
      shapeId: z.nullable(Id),
      seasonId: z.optional(z.nullable(Id)),
      choiceId: z.optional(z.nullable(Id)),
      looked: z._default(Looked, []),
      /** Why it leaves with something open. */
      anyway: z.optional(AnywayReason),
    }),
    reply: Message,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/admin/desk/:id/approve',
    audience: 'admin',
    permission: 'desk',
    says: 'Desfaz a aprovação enquanto o relatório não saiu.',
    params: one,
    reply: Message,
  },
  askPreview: {
    method: 'POST',
    path: '/api/admin/desk/:id/previews',
    audience: 'admin',
    permission: 'desk',
    says: 'Desenha o relatório como sairia agora, só para a equipe.',
    params: one,
    reply: z.object({ id: Id }),
  },
  preview: {
    method: 'GET',
    path: '/api/admin/desk/:id/previews/:preview',
    audience: 'admin',
    permission: 'desk',
    says: 'O andamento de uma prévia.',
    params: preview,
    reply: DeskPreview,
  },
  previewPdf: {
    method: 'GET',
    path: '/api/admin/desk/:id/previews/:preview/pdf',
    audience: 'admin',
    permission: 'desk',
    says: 'O PDF de uma prévia.',
    params: preview,
    reply: 'file',
  },
})

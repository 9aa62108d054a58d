import * as z from 'zod/mini'
import { FACE_SHAPES } from '#visagism/axes.ts'
import { SHAPE_NAMES } from '#visagism/shape-names.ts'
import { isTerminal, type Order, type OrderStatus } from '#contract/orders.ts'
import {
  COLOURS,
  type Colour,
  PHOTO_SLOTS,
  PHOTO_SLOT_WORDS,
  type PhotoSlot,
  type StyleProfile,
} from '#contract/onboarding.ts'
import { formatDay } from '#contract/format.ts'
import { IN_THE_WORKS } from '#contract/review-words.ts'
import type { Prisma } from '../platform/db.ts'
import { env } from '../platform/env.ts'

/** What a card needs, read in one go. */
export const orderParts = {
  form: true,
  photos: { where: { purgedAt: null }, select: { slot: true } },
  pdfs: { where: { supersededAt: null, purgedAt: null }, take: 1 },
  ratings: { select: { id: true } },
  // A visagist's edits and approvals name no shape, however many there are.
  analyses: {
    where: { OR: [{ state: 'proposed' }, { confirmedShape: { not: null } }] },
    orderBy: { createdAt: 'desc' },
    take: 3,
    select: { confirmedShape: true, content: true },
  },
} as const satisfies Prisma.OrderInclude

export type OrderRow = Prisma.OrderGetPayload<{ include: typeof orderParts }>

const isColour = (value: string): value is Colour => COLOURS.some((colour) => colour === value)

/** Photos die after 30 days; an order past its form once had all four. */
const photosCountOf = (row: OrderRow) => (row.submittedAt ? PHOTO_SLOTS.length : row.photos.length)

function completionOf(status: OrderStatus, hasForm: boolean, photosCount: number): number {
  if (status === 'CONCLUIDO') return 100
  if (isTerminal(status)) return 100
  if (status === 'EM_PROCESSAMENTO') return 75
  return 25 + (hasForm ? 25 : 0) + Math.round((photosCount / PHOTO_SLOTS.length) * 25)
}

function nextStepOf(row: OrderRow, missing: readonly PhotoSlot[]): string {
  switch (row.status) {
    case 'AGUARDANDO_FORMULARIO':
      if (missing.length === PHOTO_SLOTS.length) return 'Preencha o formulário e envie as 4 fotos.'
      if (missing.length > 0)
        return `Faltam fotos: ${missing.map((slot) => PHOTO_SLOT_WORDS[slot].toLowerCase()).join(', ')}.`
      return 'As fotos chegaram. Revise o formulário e finalize.'
    case 'EM_PROCESSAMENTO': {
      const doing = IN_THE_WORKS[row.needsVisagist ? 'required' : env.REPORT_REVIEW]
      return row.dueAt ? `${doing} Entrega até ${formatDay(row.dueAt)}.` : doing
    }
    case 'CONCLUIDO':
      return 'Seu relatório está pronto. Baixe o PDF quando quiser.'
    case 'REEMBOLSADO':
      return 'A compra foi reembolsada e o acesso ao relatório terminou.'
    case 'CHARGEBACK':
      return 'A compra foi contestada no cartão e o acesso ao relatório terminou.'
  }
}

const Read = z.object({ face: z.object({ primary: z.enum(FACE_SHAPES) }) })

/** The shape the newest analysis names, in Portuguese; null until somebody has looked. */
function faceShapeOf(row: OrderRow): string | null {
  for (const { confirmedShape, content } of row.analyses) {
    const read = Read.safeParse(content)
    const shape = read.success ? read.data.face.primary : FACE_SHAPES.find((known) => known === confirmedShape)
    if (shape) return SHAPE_NAMES[shape].name
  }
  return null
}

function profileOf(row: OrderRow): StyleProfile | null {
  if (!row.form) return null
  const { fullName, gender, objective, style, hairLength, colorPreferences } = row.form
  return {
    fullName,
    gender,
    objective,
    style,
    hairLength,
    colorPreferences: colorPreferences.filter(isColour),
    faceShape: faceShapeOf(row),
  }
}

export function presentOrder(row: OrderRow): Order {
  const slots = row.photos.map((photo) => photo.slot)
  const missing = PHOTO_SLOTS.filter((slot) => !slots.includes(slot))
  const pdf = isTerminal(row.status) ? undefined : row.pdfs[0]
  const photosCount = photosCountOf(row)
  return {
    id: row.id,
    kiwifyOrderId: row.providerOrderId,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    amount: row.amountCents,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    estimatedDelivery: row.dueAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    completionPercentage: completionOf(row.status, row.form !== null, photosCount),
    hasForm: row.form !== null,
    hasPhotos: photosCount === PHOTO_SLOTS.length,
    photosCount,
    photoSlots: slots,
    hasPDF: pdf !== undefined,
    pdfPages: pdf?.pageCount ?? null,
    pdfExpiresAt: pdf?.expiresAt.toISOString() ?? null,
    hasRating: row.ratings.length > 0,
    nextStep: nextStepOf(row, missing),
    profile: profileOf(row),
  }
}

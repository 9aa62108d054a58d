import { FACE_SHAPES, type FaceShape } from '#visagism/knowledge/axes.ts'
import { COLOUR_PREFERENCES, type ColourPreference } from '#visagism/knowledge/form.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { isTerminal, type Order } from '#contract/orders.ts'
import { PHOTO_SLOTS, PHOTO_SLOT_WORDS, type PhotoSlot, type StyleProfile } from '#contract/onboarding.ts'
import { formatDay, formatDayTime } from '#contract/format.ts'
import { IN_THE_WORKS } from '#contract/review-words/order.ts'
import type { Prisma } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { shownEnding } from './shown-ending.ts'

/** Analyses naming the shape, ignoring edits and approvals. */
export const shapeParts = {
  where: { OR: [{ state: 'proposed' }, { confirmedShape: { not: null } }] },
  orderBy: { createdAt: 'desc' },
  take: 3,
  select: { confirmedShape: true, primaryShape: true },
} as const satisfies Prisma.Order$analysesArgs

/** For a card, in one query. */
export const orderParts = {
  form: true,
  photos: { select: { slot: true, purgedAt: true } },
  pdfs: { where: { supersededAt: null }, take: 1 },
  ratings: { select: { id: true } },
  analyses: shapeParts,
} as const satisfies Prisma.OrderInclude

export type OrderRow = Prisma.OrderGetPayload<{ include: typeof orderParts }>

const isColour = (value: string): value is ColourPreference => COLOUR_PREFERENCES.some((colour) => colour === value)

interface Holdings {
  readonly hasForm: boolean
  /** Open form: existing photos; later: those sent, although deleted after 30 days. */
  readonly photosCount: number
  readonly missing: readonly PhotoSlot[]
  readonly pdf: OrderRow['pdfs'][number] | null
  /** Even if the report has expired. */
  readonly wasDelivered: boolean
}

function holdingsOf(row: OrderRow): Holdings {
  const here = row.photos.filter(({ purgedAt }) => purgedAt === null)
  const [pdf] = row.pdfs
  const isAlive = pdf !== undefined && pdf.purgedAt === null && pdf.expiresAt.getTime() > Date.now()
  return {
    hasForm: row.form !== null,
    photosCount: row.status === 'AGUARDANDO_FORMULARIO' ? here.length : row.photos.length,
    missing: PHOTO_SLOTS.filter((slot) => !here.some((photo) => photo.slot === slot)),
    pdf: isAlive && !isTerminal(row.status) ? pdf : null,
    wasDelivered: pdf !== undefined,
  }
}

function completionOf({ status }: OrderRow, { hasForm, photosCount, wasDelivered }: Holdings): number {
  if (isTerminal(status) || (status === 'CONCLUIDO' && wasDelivered)) return 100
  return 25 + (hasForm ? 25 : 0) + Math.round((photosCount / PHOTO_SLOTS.length) * 25)
}

function nextStepOf(row: OrderRow, holds: Holdings): string {
  switch (row.status) {
    case 'AGUARDANDO_FORMULARIO':
      return fillInWords(holds)
    case 'EM_PROCESSAMENTO': {
      if (!holds.hasForm) return 'Ainda falta o seu formulário. Fale com o suporte para abrir este pedido de novo.'
      const doing = IN_THE_WORKS[row.needsVisagist ? 'required' : env.REPORT_REVIEW]
      if (row.dueStoppedAt) return 'Esperamos a foto que pedimos. O prazo está parado até ela chegar.'
      return row.dueAt ? `${doing} Entrega até ${formatDay(row.dueAt)}.` : doing
    }
    case 'CONCLUIDO':
      if (holds.pdf)
        return row.revisionDueAt
          ? `Seu guia está pronto, e a foto que pedimos chegou: uma versão nova sai até ${formatDay(row.revisionDueAt)}.`
          : 'Seu guia está pronto. Baixe o PDF quando quiser.'
      return holds.wasDelivered
        ? 'Este guia foi apagado: o prazo de um ano terminou ou a autorização das fotos foi retirada.'
        : 'Este pedido foi concluído, mas o guia não está aqui. Fale com o suporte.'
    case 'REEMBOLSADO':
    case 'CHARGEBACK':
      return endedWords(row, holds)
  }
}

function endedWords({ status, endedFrom, eraseAt }: OrderRow, holds: Holdings): string {
  if (eraseAt)
    return `Este pedido foi encerrado por nós. Se foi engano, fale com a gente até ${formatDayTime(eraseAt.toISOString())}, horário de Brasília: dá para desfazer.`
  if (endedFrom)
    return 'Este pedido foi encerrado por nós. As fotos e o guia foram apagados. Dúvidas? Fale com a gente.'
  return status === 'REEMBOLSADO'
    ? `A compra foi reembolsada e ${endOf(holds)}`
    : `A compra foi contestada no cartão e ${endOf(holds)}`
}

function fillInWords({ missing }: Holdings): string {
  if (missing.length === PHOTO_SLOTS.length) return 'Preencha o formulário e envie as 4 fotos.'
  if (missing.length > 0)
    return `Faltam fotos: ${missing.map((slot) => PHOTO_SLOT_WORDS[slot].toLowerCase()).join(', ')}.`
  return 'As fotos chegaram. Revise o formulário e finalize.'
}

const endOf = ({ wasDelivered }: Holdings) => (wasDelivered ? 'o acesso ao guia terminou.' : 'o pedido foi encerrado.')

/** Of the newest analysis; null before any. */
export function faceShapeOf({ analyses }: Pick<OrderRow, 'analyses'>): FaceShape | null {
  for (const { confirmedShape, primaryShape } of analyses) {
    const shape = FACE_SHAPES.find((known) => known === (primaryShape ?? confirmedShape))
    if (shape) return shape
  }
  return null
}

function profileOf(row: OrderRow): StyleProfile | null {
  if (!row.form) return null
  const shape = faceShapeOf(row)
  const { fullName, gender, objective, style, hairLength, colorPreferences } = row.form
  return {
    fullName,
    gender,
    objective,
    style,
    hairLength,
    colorPreferences: colorPreferences.filter(isColour),
    faceShape: shape && SHAPE_NAMES[shape].name,
  }
}

/** Based on what exists, not on what the status implies. */
export function presentOrder(row: OrderRow): Order {
  const holds = holdingsOf(row)
  const { hasForm, photosCount, pdf } = holds
  const isUnderWay = row.status === 'EM_PROCESSAMENTO' && hasForm
  return {
    id: row.id,
    kiwifyOrderId: row.providerOrderId,
    status: row.status,
    ...shownEnding(row),
    createdAt: row.createdAt.toISOString(),
    amount: row.amountCents,
    submittedAt: hasForm ? (row.submittedAt?.toISOString() ?? null) : null,
    // Only while in progress.
    estimatedDelivery: isUnderWay && row.dueStoppedAt === null ? (row.dueAt?.toISOString() ?? null) : null,
    isDeliveryStopped: isUnderWay && row.dueStoppedAt !== null,
    completedAt: row.completedAt?.toISOString() ?? null,
    completionPercentage: completionOf(row, holds),
    hasForm,
    hasPhotos: photosCount === PHOTO_SLOTS.length,
    photosCount,
    photoSlots: PHOTO_SLOTS.filter((slot) => !holds.missing.includes(slot)),
    hasPDF: pdf !== null,
    pdfPages: pdf?.pageCount ?? null,
    pdfExpiresAt: pdf?.expiresAt.toISOString() ?? null,
    phonePages: pdf?.phonePageCount ?? null,
    hasRating: row.ratings.length > 0,
    nextStep: nextStepOf(row, holds),
    profile: profileOf(row),
  }
}

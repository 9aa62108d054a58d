import type { Brief } from '#visagism/analysis/analysis.ts'
import { mergeEvidence } from '#visagism/face/evidence.ts'
import { sideRows } from '../face/marked-side.ts'
import { db, type Prisma } from '../platform/db.ts'
import { factRows } from '../orders/said-facts.ts'
import { observedRows } from '../face/observed-record.ts'
import { findOpinion } from './ai-opinion.ts'
import { briefOf, markingOf, quizOf } from './brief-of.ts'
import { choicesNewestFirst } from './choices.ts'
import { newestFit } from './photo-fit.ts'
import { newestSeason } from './season.ts'

const parts = {
  user: true,
  form: { include: { facts: factRows } },
  photos: { where: { purgedAt: null } },
  observed: observedRows,
  seasonChoices: newestSeason,
  deskChoices: choicesNewestFirst,
  clothTest: true,
  colours: { orderBy: { means: 'asc' } },
  markings: { orderBy: { createdAt: 'desc' }, include: { photo: true, fits: newestFit } },
  sideMarkings: sideRows,
  analyses: {
    where: { confirmedShape: { not: null } },
    orderBy: { createdAt: 'desc' },
    take: 1,
    include: { author: true },
  },
} as const satisfies Prisma.OrderInclude

type Gathered = Prisma.OrderGetPayload<{ include: typeof parts }>

export interface ReportMaterial {
  readonly order: Gathered
  readonly brief: Brief
  /** For the shape. */
  readonly hasEvidence: boolean
}

/** Null without a form. */
export async function gatherReport(orderId: string): Promise<ReportMaterial | null> {
  const order = await db.order.findUnique({ where: { id: orderId }, include: parts })
  return order && materialOf(order)
}

/** Of several orders at once; without those that have no form. */
export async function gatherReports(orderIds: readonly string[]): Promise<ReadonlyMap<string, ReportMaterial>> {
  const orders = await db.order.findMany({ where: { id: { in: [...orderIds] } }, include: parts })
  const materials = await Promise.all(orders.map(materialOf))
  return new Map(materials.flatMap((material) => (material ? [[material.order.id, material]] : [])))
}

async function materialOf(order: Gathered): Promise<ReportMaterial | null> {
  if (!order.form) return null
  const brief = { ...briefOf(order, order.form, new Date()), ai: await findOpinion(order.id) }
  // A program's draft helps reviewers but is no evidence by itself.
  const said = order.markings.some(({ source }) => source !== 'model') ? brief : { ...brief, marking: null }
  return { order, brief, hasEvidence: mergeEvidence(said) !== null }
}

/** Whether points and quiz agree on the shape; omits orders lacking either. */
export async function compareTestimonies(orderIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const { markings } = parts
  const orders = await db.order.findMany({
    where: { id: { in: [...orderIds] }, markings: { some: {} } },
    select: { id: true, quizAnswers: true, markings },
  })
  return new Map(
    orders.flatMap((order) => {
      const evidence = mergeEvidence({ marking: markingOf(order), quiz: quizOf(order) })
      return evidence?.source === 'pontos' && evidence.quizAgrees !== null ? [[order.id, evidence.quizAgrees]] : []
    }),
  )
}

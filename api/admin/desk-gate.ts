import type { DeskEvidence } from '#contract/admin/desk.ts'
import {
  chapterSeen,
  type GateKind,
  type GateState,
  type Looked,
  openThings,
  type OpenThing,
  photoSeen,
  type Shown,
  toLook,
} from '#contract/admin/gate.ts'
import { Problem } from '#contract/problem.ts'
import type { Brief } from '#visagism/analysis/analysis.ts'
import { type FaceEvidence, mergeEvidence } from '#visagism/face/evidence.ts'
import { ratiosApart } from '#visagism/face/intervals.ts'
import { gaugesOf, RATIO_OF } from '#visagism/reading/gauges.ts'
import { leansOf } from '#visagism/colour/cloths.ts'
import { proposeSeasons } from '#visagism/colour/propose-seasons.ts'
import { lower } from '#visagism/knowledge/pt.ts'
import { presentCloths } from '../face/cloths.ts'
import { contrastOf } from '../face/colour-measures.ts'
import { photoOwed } from '../orders/clock.ts'
import type { Actor } from '../orders/order-status.ts'
import { db, type Tx } from '../platform/db.ts'
import { findApproval, keepApproval } from '../reports/approval.ts'
import { gatherReport, type ReportMaterial } from '../reports/brief.ts'
import { draftOf } from '../reports/brief-of.ts'
import { EXCEPTIONS_MS } from '../reports/desk-exceptions.ts'
import { type Edits, findEdits } from '../reports/edits.ts'
import { chapterPrints, guideAtGate, printOf } from '../reports/guide-at-gate.ts'
import { fitOfLook, markingOnPhoto } from '../reports/photo-fit.ts'
import { currentSeason } from '../reports/season.ts'
import { writtenOver } from './desk-choices.ts'
import { unconfirmedFacts, unheardIn } from './desk-facts.ts'
import { changedBy } from '../platform/changed-by.ts'
import {
  alreadyLeaving,
  type Deed,
  refuseUnseenChoice,
  refuseUnseenSeason,
  refuseUnseenShape,
  work,
} from './desk-work.ts'

/** @param viewerId whose earlier approvals with something open are counted */
export async function gateOf(
  tx: Tx,
  material: ReportMaterial,
  edits: Edits | null,
  viewerId: string | null,
): Promise<GateState> {
  const [awaited, anyway] = await Promise.all([
    tx.photoRequest.findMany({
      where: { orderId: material.order.id, ...photoOwed() },
      select: { slot: true },
    }),
    viewerId === null
      ? 0
      : tx.analysis.count({
          where: {
            authorId: viewerId,
            anyway: { not: null },
            createdAt: { gte: new Date(Date.now() - EXCEPTIONS_MS) },
          },
        }),
  ])
  return {
    ...(await seenIn(material, edits)),
    awaited: [...new Set(awaited.map(({ slot }) => slot))],
    anyway,
  }
}

/** Of each order, what is open before anybody looked. */
export async function openKinds(
  materials: ReadonlyMap<string, ReportMaterial>,
): Promise<ReadonlyMap<string, OpenAtDesk>> {
  const orderId = { in: [...materials.keys()] }
  const owed = await db.photoRequest.findMany({
    where: { orderId, ...photoOwed() },
    select: { orderId: true, slot: true },
  })
  const texts = await db.analysis.findMany({
    where: { orderId, state: { in: ['edited', 'proposed'] } },
    distinct: ['orderId', 'state'],
    select: { orderId: true, state: true },
  })
  const found = await Promise.all(
    [...materials].map(async ([id, material]) => {
      const states = texts.flatMap((one) => (one.orderId === id ? [one.state] : []))
      const edited = states.includes('edited') ? await findEdits(db, id) : null
      const awaited = owed.flatMap((one) => (one.orderId === id ? [one.slot] : []))
      const state = {
        ...(await seenIn(material, edited?.edits ?? null, states.includes('proposed'))),
        awaited,
        anyway: 0,
      }
      const open = openThings(state, []).map(({ kind }) => kind)
      const remarkable = [...(guideAtGate(material)?.remarkable ?? [])].slice(0, MOST_REMARKABLE)
      return [id, { open, toLook: toLook(state), remarkable }] as const
    }),
  )
  return new Map(found)
}

/** Of one line. */
const MOST_REMARKABLE = 2

interface OpenAtDesk {
  readonly open: GateKind[]
  readonly toLook: Shown[]
  readonly remarkable: string[]
}

/** @param mayBeRetold by the AI: spares a long list two questions an order */
async function seenIn(
  material: ReportMaterial,
  edits: Edits | null,
  mayBeRetold = true,
): Promise<Omit<GateState, 'awaited' | 'anyway'>> {
  const { brief, order } = material
  const note = brief.form.observations?.trim() ?? ''
  const { observed = {} } = brief
  const cloths = presentCloths(order.clothTest)
  const contrast = contrastOf(order.colours, observed)
  const unheard = unheardIn(material)
  const written = (edits ? writtenOver(material, edits) : []).flatMap(({ title, says }) =>
    says === null ? [] : [`${title}: “${lower(says)}”`],
  )
  const guide = guideAtGate(material)
  return {
    shows: [
      ...(note === '' ? [] : [{ what: 'note' as const, of: printOf(note) }]),
      ...(unheard.length === 0 ? [] : [{ what: 'unheard' as const, of: printOf(unheard) }]),
      ...(written.length === 0 ? [] : [{ what: 'written' as const, of: printOf(written) }]),
      // Photos of a delivered order are the owner's.
      ...(isWithOwner(material)
        ? []
        : [...order.photos.map(({ slot, id: of }) => ({ what: photoSeen(slot), of })), ...drawnOnPhoto(material)]),
      ...(guide ? await chapterPrints(order.id, guide, edits, mayBeRetold) : []).map(({ id, of }) => ({
        what: chapterSeen(id),
        of,
      })),
    ],
    note,
    unheard,
    facts: unconfirmedFacts(material),
    asked: [...(guide?.asked ?? [])],
    laws: [...(guide?.laws ?? [])],
    unusual: [...(guide?.unusual ?? [])],
    apart: apartIn(material).map(({ label, value, device }) => `${label}: cliente ${value}, aparelho ${device ?? ''}.`),
    hasSeason: currentSeason(order.seasonChoices) !== null,
    seasonProposals: proposeSeasons({ observed, contrast, cloths: cloths ? leansOf(cloths.answers) : undefined })
      .length,
    answers: Object.values(observed).filter((word) => word?.by === 'cliente').length,
    written,
  }
}

const isWithOwner = ({ order }: ReportMaterial): boolean => order.status === 'CONCLUIDO' && !order.revisionDueAt

/** Points that only a program placed, until a person knows the shape; and the cut on the photo, until somebody judges it. */
function drawnOnPhoto(material: ReportMaterial): Shown[] {
  const marking = markingOnPhoto(material)
  if (!marking) return []
  const { brief } = material
  const look = guideAtGate(material)?.look ?? null
  return [
    ...(brief.marking?.by === 'aparelho' && !brief.confirmation ? [{ what: 'points' as const, of: marking.id }] : []),
    ...(look === null || fitOfLook(marking, look)
      ? []
      : [{ what: 'on-photo' as const, of: printOf(marking.id, look) }]),
  ]
}

function apartIn({ brief, order }: ReportMaterial): DeskEvidence['gauges'] {
  const evidence = mergeEvidence({ ...brief, confirmation: null })
  return evidence ? presentGauges(evidence, brief.marking, draftOf(order)).filter(({ apart }) => apart) : []
}

/** Measures beside the program's own: from our look at the photo, else the device. */
export function presentGauges(
  evidence: FaceEvidence,
  marking: Brief['marking'],
  draft: Brief['marking'],
): DeskEvidence['gauges'] {
  // Compared only with a person's values, until the visagist decides.
  const proposal = marking?.by === 'aparelho' ? null : (draft ?? asProposed(marking))
  const device = proposal && mergeEvidence({ marking: { ...proposal, by: 'aparelho' } })
  const others = device ? gaugesOf(device) : []
  const isDisputed = marking?.by === 'cliente' && device?.intervals && evidence.intervals
  const apart = isDisputed ? ratiosApart(device.intervals, evidence.intervals) : []
  return gaugesOf(evidence).map(({ id, label, value, z }) => ({
    label,
    value,
    note: `z ${signed(z)}`,
    device: others.find((other) => other.id === id)?.value ?? null,
    apart: apart.includes(RATIO_OF[id]),
  }))
}

/** A marking as the program proposed it, before anybody touched it. */
function asProposed(marking: Brief['marking']): Brief['marking'] {
  if (!marking?.proposed) return null
  const { proposed } = marking
  const origins = Object.fromEntries(Object.keys(proposed.origins).map((name) => [name, 'device' as const]))
  return { ...marking, points: proposed.straight, proposed: { ...proposed, origins } }
}

const signed = (z: number) => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1).replace('.', ',')}`

const openProblem = (open: readonly OpenThing[]): Problem =>
  new Problem('desk-open', {
    text: `Antes de aprovar, falta olhar: ${open.map(({ title }) => lower(title)).join('; ')}.`,
  })

interface Approving {
  readonly editsId: string | null
  readonly shapeId: string | null
  readonly seasonId?: string | null | undefined
  readonly choiceId?: string | null | undefined
  readonly looked?: Looked
  readonly anyway?: string | undefined
}

/**
 * Delivers after a pause for undoing. Idempotent. What the screen showed by then is kept with the approval.
 * @param seen texts, shape, season and choices shown; what was opened; why it leaves with something open
 * @throws Problem order-not-found, order-ended, form-missing, shape-missing, changed-meanwhile, desk-open
 */
export async function approve(
  orderId: string,
  actor: Actor,
  { looked = [], anyway, ...seen }: Approving,
): Promise<void> {
  const material = await gatherReport(orderId)
  const edited = await findEdits(db, orderId)
  const state = material && (await gateOf(db, material, edited?.edits ?? null, actor.id))
  const left = state ? openThings(state, looked) : []
  const isAnyway = left.length > 0 && anyway !== undefined
  const deed: Deed = {
    action: isAnyway ? 'desk.approved-anyway' : 'desk.approved',
    ...(isAnyway ? { to: { open: left.map(({ title }) => title).join('; '), reason: anyway } } : {}),
    evenApproved: true,
  }
  await work(orderId, actor, deed, async (tx) => {
    if (!material) throw new Problem('form-missing')
    if (!material.hasEvidence) throw new Problem('shape-missing')
    const standing = await findApproval(tx, orderId)
    if (standing?.authorId === actor.id && standing.reviewed) return
    if (standing) throw alreadyLeaving(standing)
    await refuseUnseenShape(tx, orderId, seen.shapeId)
    await refuseUnseenSeason(tx, orderId, seen.seasonId)
    await refuseUnseenChoice(tx, orderId, seen.choiceId)
    const edits = await findEdits(tx, orderId)
    if (edits && edits.id !== seen.editsId)
      throw changedBy(edits.by, 'mudou os textos', edits.at, 'Leia o que mudou e aprove de novo.')
    if (left.length > 0 && !isAnyway) throw openProblem(left)
    await keepApproval(tx, orderId, actor, 'approved', { looked, ...(isAnyway ? { anyway } : {}) })
  })
}

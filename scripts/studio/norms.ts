/**
 * `node scripts/studio/norms.ts`: the norm that this shop's confirmed orders would set, beside the one in use; `--drawn`: drawn faces
 * marked twice, one a line. Prints sums over everybody alone, and stores nothing (docs/measuring.md).
 */
import { parseArgs } from 'node:util'
import { nodeFinder } from '#jobs/face/open-finder.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import type { FaceEvidence } from '#visagism/face/evidence.ts'
import { shapeCertaintyOf } from '#visagism/face/evidence.ts'
import { NORM, RATIOS } from '#visagism/face/face-shape.ts'
import { measureMarks, measureProposal } from '#visagism/face/proposed.ts'
import { seededRandom } from '#visagism/portrait/pen/random.ts'
import { type ConfirmedFace, FEWEST_ORDERS, normOf } from './confirmed-faces.ts'
import { namesAgree, markTwice, namesOf, USUAL_EYE } from './two-markings.ts'

const { values } = parseArgs({ options: { drawn: { type: 'boolean', default: false } } })
await (values.drawn ? drawnFaces() : confirmedOrders())

async function confirmedOrders(): Promise<void> {
  const norm = normOf(await readConfirmed())
  console.log(`Pedidos com forma confirmada e pontos de uma pessoa: ${norm.count}.`)
  for (const ratio of RATIOS) {
    const { mean, sigma, apart } = norm[ratio]
    const used = `em uso ${NORM.mean[ratio]} ± ${NORM.sigma[ratio]}`
    const program = apart
      ? `; programa menos pessoa ${apart.mean.toFixed(3)} ± ${apart.sigma.toFixed(3)} (${apart.count})`
      : ''
    console.log(`${ratio}: ${mean.toFixed(3)} ± ${sigma.toFixed(3)}, ${used}${program}`)
  }
  if (norm.count < FEWEST_ORDERS) console.log(`Menos de ${FEWEST_ORDERS}: não mude a norma por estes números.`)
}

/** Orders with a confirmed shape whose points a person put or looked at, while their marks live. */
async function readConfirmed(): Promise<ConfirmedFace[]> {
  const { db, closeDb } = await import('#api/platform/db.ts')
  const { draftOf, markingOf } = await import('#api/reports/brief-of.ts')
  const orders = await db.order.findMany({
    where: { analyses: { some: { confirmedShape: { not: null } } }, markings: { some: {} } },
    select: { markings: { orderBy: { createdAt: 'desc' }, include: { photo: true } } },
  })
  await closeDb()
  return orders.flatMap((order) => {
    const marking = markingOf(order)
    if (!marking || marking.by === 'aparelho') return []
    return [{ byPerson: measureMarks(marking), byProgram: measureProposal(draftOf(order) ?? marking) }]
  })
}

async function drawnFaces(): Promise<void> {
  const finder = await nodeFinder()
  const dice = seededRandom(20261128)
  let [same, of] = [0, 0]
  for (const skin of [1, 2, 3, 4, 5, 6, 7, 8] as const)
    for (const [at, shape] of FACE_SHAPES.entries()) {
      const masculine = (skin + at) % 2 === 0
      const sitter = { shape, skin, masculine, cut: masculine ? 'social' : 'preso' } as const
      const { byHand, byProgram } = await markTwice(finder, sitter, USUAL_EYE, dice)
      const isSame = namesAgree(byHand, byProgram)
      of += 1
      same += Number(isSame)
      console.log(
        `${shape}, pele ${skin}: à mão ${told(byHand)}; programa olhado ${told(byProgram)}${isSame ? '' : '  ✗'}`,
      )
    }
  console.log(`${same} de ${of}`)
}

function told(evidence: FaceEvidence | null): string {
  if (!evidence?.measures) return 'sem medida'
  const { measures } = evidence
  const figures = RATIOS.map((ratio) => measures[ratio].toFixed(ratio === 'jawAngle' ? 0 : 2)).join(' ')
  return `${namesOf(evidence).join(' ou ')} (${shapeCertaintyOf(evidence)}; ${figures})`
}

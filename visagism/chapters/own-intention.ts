/** An intention's advice for glasses, beard, greys or hair as seen. Practice (M). */
import { beardSeen } from '../advice/beard.ts'
import { hairReachOf } from '../hair/reach.ts'
import type { Reading } from '../reading/reading.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { agrees } from './advice.ts'
import { OWN_INTENTION_SCENES, type OwnIntentionFact } from '../texts/own-intention.ts'

/** The first that no page contradicts, or null. */
export function ownScene(r: Reading): string | null {
  const words = factsOf(r).map((fact) => OWN_INTENTION_SCENES[fact][r.intention.id])
  return words.find((text) => agrees(r, text)) ?? null
}

function factsOf(r: Reading): OwnIntentionFact[] {
  const { glasses, greys } = r.brief.observed ?? {}
  const beard = beardSeen(r)
  const hair = !isCovered(r) && hairReachOf(r) !== 'rente'
  const isWhite = greys?.value === 'metade' || greys?.value === 'quase todos'
  return [
    ...(hair && isWhite ? ['brancos' as const] : []),
    ...(beard !== null && beard !== 'nenhuma' && beard !== 'por-fazer' ? ['barba' as const] : []),
    ...(hair && r.texture ? [r.texture] : []),
    ...(glasses?.value === 'sempre' ? ['oculos' as const] : []),
  ]
}

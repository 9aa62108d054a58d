import type { ClaimName } from './claims-words.ts'
import './claim-place.css'

/**
 * Where a claim about other customers may stand: empty in the document, filled by `Claims` once the owner's choice is known.
 * What is written right after it in the same parent, if `isInstead`, gives way to it.
 */
export function ClaimPlace({ name, isInstead = false }: { name: ClaimName; isInstead?: boolean }) {
  return <div className={isInstead ? 'claim-place claim-instead' : 'claim-place'} data-claim={name} />
}

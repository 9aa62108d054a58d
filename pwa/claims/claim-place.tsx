import type { ClaimName } from './claims-words.ts'
import './claim-place.css'

/**
 * A placeholder for a claim about other customers: empty in the document, filled by `Claims` once the owner's choice is known. With
 * `isInstead`, the claim replaces the element right after it.
 */
export function ClaimPlace({ name, isInstead = false }: { name: ClaimName; isInstead?: boolean }) {
  return <div className={isInstead ? 'claim-place claim-instead' : 'claim-place'} data-claim={name} />
}

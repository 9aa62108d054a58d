import type { ClaimName } from './claims-words.ts'
import './claims.css'

/** An empty place that `Claims` fills once the owner's choice is known. With `isInstead`, the claim replaces the next element. */
export function ClaimPlace({ name, isInstead = false }: { name: ClaimName; isInstead?: boolean }) {
  return <div className={isInstead ? 'claim-place claim-instead' : 'claim-place'} data-claim={name} />
}

import { Claims } from '#pwa/claims/claims.tsx'
import Ending from './ending.tsx'
import Middle from './middle.tsx'
import Opening from './opening.tsx'
import { Reveal } from './reveal.tsx'
import { SalesBand } from './sales-band.tsx'

export const bare = true

/** Claims appear once the owner's choice is known. */
export default function SalesPage() {
  return (
    <>
      <SalesBand />
      <Opening />
      <Middle />
      <Ending />
      <Reveal />
      <Claims />
    </>
  )
}

import { Claims } from '#pwa/claims/claims.tsx'
import { FinalCall } from './final-call.tsx'
import Opening from './home/opening.tsx'
import ResultsCarousel from './home/results-carousel.tsx'

export default function HomePage() {
  return (
    <>
      <Opening />
      <ResultsCarousel />
      <FinalCall id="checkout" />
      <Claims />
    </>
  )
}

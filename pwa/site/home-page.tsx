import { Claims } from '#pwa/claims/claims.tsx'
import Closing from './home/closing.tsx'
import Opening from './home/opening.tsx'
import ResultsCarousel from './home/results-carousel.tsx'

export default function HomePage() {
  return (
    <>
      <Opening />
      <ResultsCarousel />
      <Closing />
      <Claims />
    </>
  )
}

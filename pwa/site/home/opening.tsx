import { ClaimPlace } from '#pwa/claims/claim-place.tsx'
import { Doors } from './doors.tsx'
import { Guide } from './guide.tsx'
import { Hero } from './hero.tsx'
import { QuizPromotion } from './quiz-promotion.tsx'
import { HOME_STATS } from '#pwa/claims/page-facts.ts'
import { FiguresTape } from '#pwa/claims/figures-tape.tsx'
import { Steps } from './steps.tsx'

export default function Opening() {
  return (
    <>
      <Hero />
      <FiguresTape figures={HOME_STATS} label="Em números" claim="inicio-numeros" />
      <Guide />
      <Doors />
      <Steps />
      <ClaimPlace name="inicio-vozes" />
      <QuizPromotion />
    </>
  )
}

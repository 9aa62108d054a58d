import { clock, useCountdown } from '#pwa/claims/live-figures.ts'
import { LIMITED_OFFER } from '../content/result-rest.ts'
import { Offer } from './offer.tsx'

const COUNTDOWN_S = 15 * 60

/** The offer's band, said to be limited and with its clock only where that may be said. */
export function ResultClock() {
  const left = useCountdown('resultado', COUNTDOWN_S)
  if (left === null) return <Offer />
  return <Offer title={LIMITED_OFFER.title} text={LIMITED_OFFER.text} left={clock(left)} />
}

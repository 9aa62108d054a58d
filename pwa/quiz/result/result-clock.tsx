import { clock, useCountdown, useOffer } from '#pwa/claims/live-figures.ts'
import { offerEndWords } from '#pwa/claims/moving-content.ts'
import { LIMITED_OFFER } from '../content/result-rest.ts'
import { Offer } from './offer.tsx'

/** The offer is called limited only with a simulated clock or a stated last day. */
export function ResultClock() {
  const left = useCountdown()
  const { ends } = useOffer()
  if (left !== null)
    return (
      <Offer
        title={LIMITED_OFFER.title}
        text={LIMITED_OFFER.text}
        kind="simulated"
        end={
          // Not read out every second.
          <span className="result-clock num" role="timer" aria-live="off">
            {clock(left)}
          </span>
        }
      />
    )
  if (ends === null) return <Offer />
  const words = offerEndWords(ends)
  return (
    <Offer
      title={LIMITED_OFFER.title}
      text={words.until + words.hour}
      kind="stated"
      end={
        <span className="result-days num">
          {words.lead} <b>{words.left}</b>
        </span>
      }
    />
  )
}

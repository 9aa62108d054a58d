import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatMoney } from '#contract/format.ts'
import { SIMULATED_LIST_PRICE_CENTS } from '#contract/offer.ts'
import { FigureList } from './figures-tape.tsx'
import { listPriceWords } from './moving-content.ts'
import { licensedQuote, VOICES_NOTE } from './licensed.ts'
import { Quotes } from './quotes.tsx'
import { SIMULATED_OFF } from './simulation.ts'
import {
  type ClaimName,
  type Figure,
  HOME_QUOTES,
  QUIZ_QUOTES,
  SCARCITY,
  SIMULATED_ABOUT,
  SIMULATED_HOME,
  SIMULATED_QUIZ,
  SIMULATED_SALES,
  SIMULATED_VOICES,
  trueClaims,
} from './claims-words.ts'
import { ABOUT_STATS, HOME_STATS, QUIZ_FACTS, SALES_FACTS } from './page-facts.ts'
import { useMarketing, useSpots } from './live-figures.ts'
import { Voices } from './voices.tsx'

/** Fills the `ClaimPlace`s: invented claims in `simulado`, counted ones in `real`, else none. Facts about the product are the default. */
export function Claims() {
  const places = usePlaces()
  const claims = useClaims()
  return places.map((place) => {
    const name = place.dataset['claim'] ?? ''
    const claim = claims.get(name)
    return claim === undefined ? null : createPortal(claim, place, name)
  })
}

function useClaims(): ReadonlyMap<string, ReactNode> {
  const { mode, figures, offer, voices } = useMarketing()
  const spots = useSpots()
  if (mode === 'simulado')
    return mapOf({
      'inicio-numeros': <FigureList figures={filled(SIMULATED_HOME, HOME_STATS)} />,
      'inicio-vozes': <Quotes items={HOME_QUOTES} />,
      'sobre-numeros': <FigureList figures={SIMULATED_ABOUT} />,
      'teste-fatos': <Facts className="quiz-facts" facts={filled(SIMULATED_QUIZ, QUIZ_FACTS)} />,
      'teste-vozes': <QuizVoices />,
      'revelacao-fatos': <FigureList figures={filled(SIMULATED_SALES, SALES_FACTS)} />,
      'revelacao-vozes': <Voices items={SIMULATED_VOICES} />,
      'revelacao-preco-cheio': (
        <>
          <s>{formatMoney(SIMULATED_LIST_PRICE_CENTS)}</s> {SIMULATED_OFF}
        </>
      ),
      'revelacao-preco': spots !== null && SCARCITY.price(spots),
      'revelacao-chamada': SCARCITY.lastCall,
    })
  const stated = mapOf({
    ...(voices.length > 0 && {
      'inicio-vozes': <Quotes items={voices.slice(0, HOME_QUOTES.length).map(licensedQuote)} note={VOICES_NOTE} />,
      'revelacao-vozes': <Voices items={voices.map(licensedQuote)} note={VOICES_NOTE} />,
    }),
    ...(offer.listPrice && {
      'revelacao-preco-cheio': (
        <>
          <s>{formatMoney(offer.listPrice.cents)}</s> {listPriceWords(offer.listPrice)}
        </>
      ),
    }),
  })
  if (!figures) return stated
  const { customers, rating, quiz, delivery, refunds } = trueClaims(figures)
  const sentence = ({ figure, text }: Figure) => `${figure} ${text}`
  const given = (...claims: readonly (Figure | null)[]) => claims.filter((claim) => claim !== null)
  return new Map([
    ...stated,
    ...mapOf({
      'inicio-numeros': <FigureList figures={filled(given(customers, rating, quiz), HOME_STATS)} />,
      'sobre-numeros': <FigureList figures={filled(given(customers, rating, delivery, refunds), ABOUT_STATS)} />,
      'teste-fatos': <Facts className="quiz-facts" facts={filled(given(quiz).map(sentence), QUIZ_FACTS)} />,
      'revelacao-fatos': <FigureList figures={filled(given(delivery, refunds, rating, customers), SALES_FACTS)} />,
    }),
  ])
}

const mapOf = (claims: Readonly<Partial<Record<ClaimName, ReactNode>>>) => new Map(Object.entries(claims))

/** Fills missing claims with the last facts, so that nothing moves. */
function filled<T>(claims: readonly T[], facts: readonly T[]): readonly T[] {
  return [...claims.slice(0, facts.length), ...facts.slice(claims.length)]
}

function Facts({ className, facts }: { className: string; facts: readonly string[] }) {
  return (
    <ul className={className}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function QuizVoices() {
  return (
    <section className="quiz-voices stack gap-24 site-column" aria-label={QUIZ_QUOTES.title}>
      {QUIZ_QUOTES.items.map(({ text, who }) => (
        <figure key={who}>
          <blockquote>“{text}”</blockquote>
          <figcaption className="mt-10 t-medium t-label t-soft">{who}</figcaption>
        </figure>
      ))}
    </section>
  )
}

/** Includes places added later. */
function usePlaces(): readonly HTMLElement[] {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const look = () =>
      setPlaces((before) => {
        const found = [...document.querySelectorAll<HTMLElement>('[data-claim]')]
        return found.length === before.length && found.every((place, i) => place === before[i]) ? before : found
      })
    look()
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [])
  return places
}

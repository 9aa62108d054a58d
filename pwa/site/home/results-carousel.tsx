import { type KeyboardEvent, useId } from 'react'
import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import arrowRight from '@phosphor-icons/core/assets/regular/arrow-right.svg?raw'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { CAROUSEL_WINDOW, HOME_RESULT_ITEMS, HOME_RESULTS, type ResultItem } from '../content/home-results.ts'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { pairPicture } from '#pwa/frame/picture-frames.ts'
import { stepsFrom, useCarousel } from '#pwa/frame/use-carousel.ts'
import './results-carousel.css'

const COUNT = HOME_RESULT_ITEMS.length

/** Advances by itself until a person takes control. */
export default function ResultsCarousel() {
  const { current, goTo, hold, release, isPaused } = useCarousel(COUNT)
  const isHydrated = useHydrated()
  const id = useId()
  const item = HOME_RESULT_ITEMS[current]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') goTo(current - 1)
    if (event.key === 'ArrowRight') goTo(current + 1)
  }
  return (
    <section
      id="resultados"
      className="results site-section"
      aria-labelledby={`${id}-titulo`}
      aria-roledescription="carrossel"
    >
      <div className="results-words">
        <h2 className="t-h2" id={`${id}-titulo`}>
          {HOME_RESULTS.title}
        </h2>
        {/* Announce only what a person asked for. */}
        <div className="results-item" aria-live={isPaused ? 'polite' : 'off'}>
          <h3>{item?.title}</h3>
          <p className="t-lead">{item?.text}</p>
        </div>
        <div className="results-buy">
          <CheckoutLink wide="phone">{HOME_RESULTS.start}</CheckoutLink>
        </div>
        {/* Arrow keys work from any of its controls. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className="results-controls split wrap mt-8" onKeyDown={onKeyDown} onFocus={hold} onBlur={release}>
          <span className="results-arrows flex gap-10" onPointerEnter={hold} onPointerLeave={release}>
            <IconButton svg={arrowLeft} label="Anterior" disabled={!isHydrated} onClick={() => goTo(current - 1)} />
            <IconButton svg={arrowRight} label="Próximo" disabled={!isHydrated} onClick={() => goTo(current + 1)} />
          </span>
          <span className="results-dots flex">
            {HOME_RESULT_ITEMS.map(({ id: key, title }, i) => (
              <button
                key={key}
                type="button"
                disabled={!isHydrated}
                aria-label={`${i + 1} de ${COUNT}: ${title}`}
                aria-current={i === current || undefined}
                onClick={() => goTo(i)}
              />
            ))}
          </span>
        </div>
      </div>
      <div className="results-strip">
        {HOME_RESULT_ITEMS.map((result, i) => {
          const steps = stepsFrom(current, i, COUNT)
          if (Math.abs(steps) > CAROUSEL_WINDOW) return null
          return <Pair key={result.id} item={result} steps={steps} />
        })}
      </div>
      <p className="results-note t-note t-soft">{HOME_RESULTS.note}</p>
    </section>
  )
}

/** The distance from the front decides the position, and whether it is read aloud. */
function Pair({ item, steps }: { item: ResultItem; steps: number }) {
  return (
    <div
      className="results-pair stack gap-2"
      style={{ transform: `translateX(${steps * 100}%)` }}
      aria-hidden={steps !== 0}
    >
      <figure>
        <PictureImage {...pairPicture(item.id, 'antes')} alt={`Desenho de um rosto antes: ${item.title}`} />
        <figcaption>antes</figcaption>
      </figure>
      <figure>
        <PictureImage {...pairPicture(item.id, 'depois')} alt={`O mesmo rosto depois: ${item.title}`} />
        <figcaption>depois</figcaption>
      </figure>
    </div>
  )
}

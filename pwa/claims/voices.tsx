import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import arrowRight from '@phosphor-icons/core/assets/regular/arrow-right.svg?raw'
import { useCarousel } from '#pwa/frame/use-carousel.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { VOICES } from './claims-words.ts'
import './voices.css'

const COUNT = VOICES.items.length

/** Four voices, one at a time, five seconds each, until somebody takes them in hand. */
export function Voices() {
  const { current, goTo, hold, release, isPaused } = useCarousel(COUNT)
  return (
    <section className="voices site-section" aria-labelledby="vozes" aria-roledescription="carrossel">
      <div className="site-column">
        <h2 className="t-h2" id="vozes">
          {VOICES.title}
        </h2>
        <div className="voices-stage" aria-live={isPaused ? 'polite' : 'off'}>
          {VOICES.items.map(({ text, who, change }, i) => (
            <figure key={who} className={i === current ? 'is-current' : ''} aria-hidden={i !== current}>
              <blockquote>“{text}”</blockquote>
              <figcaption>
                <b>{who}</b> {change}
              </figcaption>
            </figure>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in it are what is used */}
        <div className="voices-controls" onFocus={hold} onBlur={release} onPointerEnter={hold} onPointerLeave={release}>
          <IconButton svg={arrowLeft} label="Anterior" onClick={() => goTo(current - 1)} />
          <span className="num">
            {current + 1} de {COUNT}
          </span>
          <IconButton svg={arrowRight} label="Próximo" onClick={() => goTo(current + 1)} />
        </div>
      </div>
    </section>
  )
}

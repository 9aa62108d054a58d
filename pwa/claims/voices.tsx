import arrowLeft from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import arrowRight from '@phosphor-icons/core/assets/regular/arrow-right.svg?raw'
import { useCarousel } from '#pwa/frame/use-carousel.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { VOICES_TITLE } from './claims-words.ts'
import type { Quote } from './licensed.ts'
import { VoiceDrawing } from './voice-drawing.tsx'
import './claims.css'

interface VoicesProps {
  items: readonly Quote[]
  /** Whose words they are, and who chose them. */
  note?: string
}

/** Each voice is shown for five seconds, until a person takes control. */
export function Voices({ items, note }: VoicesProps) {
  const { current, goTo, hold, release, isPaused } = useCarousel(items.length)
  return (
    <section className="voices site-section" aria-labelledby="vozes" aria-roledescription="carrossel">
      <div className="site-column">
        <div className="voices-head">
          <h2 className="t-h2" id="vozes">
            {VOICES_TITLE}
          </h2>
          {note && <p className="t-small t-soft">{note}</p>}
        </div>
        <div className="voices-stage stack mt-28" aria-live={isPaused ? 'polite' : 'off'}>
          {items.map((item, i) => (
            <figure key={item.text} className={i === current ? 'is-current' : ''} aria-hidden={i !== current}>
              <VoiceDrawing of={item} />
              <blockquote>“{item.text}”</blockquote>
              <figcaption className="stack t-soft mt-18 t-label">
                <b>{item.who}</b> {item.more}
              </figcaption>
            </figure>
          ))}
        </div>
        {items.length > 1 && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in it are what is used
          <div
            className="voices-controls row gap-12 t-medium t-small"
            onFocus={hold}
            onBlur={release}
            onPointerEnter={hold}
            onPointerLeave={release}
          >
            <IconButton svg={arrowLeft} label="Anterior" onClick={() => goTo(current - 1)} />
            <span className="num">
              {current + 1} de {items.length}
            </span>
            <IconButton svg={arrowRight} label="Próximo" onClick={() => goTo(current + 1)} />
          </div>
        )}
      </div>
    </section>
  )
}

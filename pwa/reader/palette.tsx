import { lazy, Suspense, useState } from 'react'
import type { Reading, Swatch } from '#contract/reader/reading.ts'
import { inkOn } from './ink-on.ts'
import './palette.css'

const ColourScreen = lazy(() => import('./colour-screen.tsx'))

interface Shown {
  swatches: readonly Swatch[]
  at: number
}

/** Colours that open full screen, to compare with fabric in a shop. */
export function Palette({ colour }: { colour: Reading['colour'] }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const open = (swatches: readonly Swatch[]) => (at: number) => setShown({ swatches, at })
  return (
    <div className="palette" id="paleta">
      <p className="palette-help">Toque numa cor para encher a tela com ela e comparar na loja.</p>
      <ul
        className="palette-band"
        aria-label={colour.season ? `As suas cores: ${colour.season.name}` : 'Cores para provar'}
      >
        {colour.best.map((swatch, at) => (
          <li key={swatch.hex}>
            <button
              type="button"
              aria-label={`${swatch.name}, ${swatch.hex}`}
              style={{ backgroundColor: swatch.hex, color: inkOn(swatch.hex) }}
              onClick={() => open(colour.best)(at)}
            >
              <span className="t-small nowrap">
                <strong>{swatch.name}</strong> <span className="num">{swatch.hex}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Cards title="Neutros para a base" swatches={colour.neutrals} onOpen={open(colour.neutrals)} />
      <Cards title="Melhor longe do rosto" swatches={colour.away} onOpen={open(colour.away)} />
      <Cards title="A paleta inteira" swatches={colour.palette} onOpen={open(colour.palette)} />
      {shown && (
        <Suspense fallback={null}>
          <ColourScreen swatches={shown.swatches} from={shown.at} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface CardsProps {
  title: string
  swatches: readonly Swatch[]
  onOpen: (at: number) => void
}

function Cards({ title, swatches, onOpen }: CardsProps) {
  if (swatches.length === 0) return null
  return (
    <>
      <h3 className="palette-title">{title}</h3>
      <ul className="palette-cards stack mt-14" aria-label={title}>
        {swatches.map(({ name, hex }, at) => (
          <li key={`${name}${hex}`}>
            <button className="t-soft t-left" type="button" onClick={() => onOpen(at)}>
              <i style={{ backgroundColor: hex }} />
              <strong className="block t-ink">{name}</strong>
              <span className="num">{hex}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

import arrowsHorizontal from '@phosphor-icons/core/assets/regular/arrows-horizontal.svg?raw'
import { useState } from 'react'
import type { Reading } from '#contract/reader/reading.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { RadioGroup } from '#pwa/ui/radio-group.tsx'
import { LookPlate } from './look-plate.tsx'
import './figures.css'

const PATHS = { 'Mais perto': 'now', 'No meio': 'next', 'Mais longe': 'bold' } as const
const LABELS = ['Mais perto', 'No meio', 'Mais longe'] as const
type Label = (typeof LABELS)[number]

const ASPECT = 0.86

/** Before and after under a draggable divider, for each cut. */
export function CutSlider({ reading }: { reading: Reading }) {
  const [label, setLabel] = useState<Label>(
    LABELS.find((one) => PATHS[one] === reading.hair.recommended) ?? 'Mais perto',
  )
  const [at, setAt] = useState(50)
  const cut = reading.hair[PATHS[label]]
  const { primary: shape } = reading.face
  const drawing = { subject: reading, aspect: ASPECT, tone: 'sage' } as const
  return (
    <figure className="cut-slider">
      <div className="cut-slider-stage" style={{ '--at': `${at}%` }}>
        <LookPlate {...drawing} look={{ shape }} alt="Antes: o rosto desenhado, com o cabelo preso" />
        <div className="cut-slider-after">
          <LookPlate {...drawing} look={{ shape, cut: cut.cut }} alt={`Depois: ${cut.title}`} />
        </div>
        <i className="cut-slider-bar" aria-hidden="true">
          <span className="stack centred">
            <Icon svg={arrowsHorizontal} size={20} />
          </span>
        </i>
        <input
          type="range"
          min={0}
          max={100}
          value={at}
          aria-label={`Antes e depois: ${cut.title}`}
          aria-valuetext={`${100 - at} % do depois à vista`}
          onChange={(event) => setAt(event.target.valueAsNumber)}
        />
      </div>
      <p className="cut-slider-words between mt-8 figure-label" aria-hidden="true">
        <span>antes</span>
        <span>depois</span>
      </p>
      <figcaption>
        <strong className="block t-ink t-balance">{cut.title}</strong>
        {drawingWords(reading)}
      </figcaption>
      <RadioGroup
        look="segments"
        label="Qual dos três caminhos"
        name="caminho"
        options={LABELS}
        value={label}
        onChange={setLabel}
      />
    </figure>
  )
}

/** A drawing may claim the person's shape and, only if their photo was measured, their thirds. Skin and hair are generic. */
export function drawingWords({ face, evidence }: Pick<Reading, 'face' | 'evidence'>): string {
  const name = face.named.find(({ shape }) => shape === face.primary)?.name ?? face.headline
  const known = evidence.measures?.thirds
    ? `formato ${name.toLowerCase()}, com os terços medidos na sua foto`
    : `formato ${name.toLowerCase()}`
  return `Um desenho do ${known}: não é o seu retrato, e a pele e o cabelo são neutros. Mostra o corte, não promete resultado.`
}

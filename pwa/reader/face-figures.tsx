import type { Reading } from '#contract/reader/reading.ts'
import type { PlateTone } from '#pwa/ui/portrait-plate.tsx'
import { MeasureGauge } from '#pwa/face/marking/measure-gauge.tsx'
import { LookPlate } from './look-plate.tsx'

interface FaceFiguresProps {
  reading: Reading
  caption: string
  tone: PlateTone
  overlay: 'linhas' | 'tudo'
}

const THIRDS = [
  ['upper', 'terço de cima'],
  ['middle', 'terço do meio'],
  ['lower', 'terço de baixo'],
] as const

const percent = (share: number) => `${Math.round(share * 100)} %`

export function FaceFigures({ reading, caption, tone, overlay }: FaceFiguresProps) {
  const { face, evidence } = reading
  const thirds = evidence.measures?.thirds
  // No line crosses a face of which nothing was measured.
  const isMeasured = overlay === 'linhas' ? Boolean(thirds) : face.gauges.length > 0
  return (
    <figure className="figure-face">
      <LookPlate
        subject={reading}
        look={{ shape: face.primary }}
        overlay={isMeasured ? overlay : undefined}
        aspect={1}
        tone={tone}
        alt={`Desenho do rosto${isMeasured ? ' com as linhas de medida' : ''}. ${caption}`}
      />
      <figcaption>{caption}</figcaption>
      {overlay === 'linhas' && thirds && (
        <dl className="figure-thirds stack mt-24">
          {THIRDS.map(([third, words]) => (
            <div key={third}>
              <dt>{words}</dt>
              <dd>{percent(thirds[third])}</dd>
            </div>
          ))}
        </dl>
      )}
      {overlay === 'tudo' && (
        <p className="figure-bar-note">
          {face.headline}. A leitura é {face.certainty === 'entre duas' ? 'entre duas formas' : face.certainty}.
        </p>
      )}
      {overlay === 'tudo' && face.gauges.length > 0 && (
        <ul className="figure-bars gap-22 stack mt-28">
          {face.gauges.map((gauge) => (
            <li key={gauge.id}>
              <MeasureGauge gauge={gauge} />
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}

import type { RefObject } from 'react'
import type { SideMarking } from '#contract/face/side.ts'
import { degrees } from '#visagism/knowledge/pt.ts'
import { SIDE_POINT_LABELS, SIDE_POINTS } from '#visagism/side/side-points.ts'
import { CONVEXITY_NORM, readSide } from '#visagism/side/side-reading.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { MeasureGauge } from '#pwa/face/marking/measure-gauge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { bendWords, LINE_WORDS, USUAL } from './side-words.ts'
import '#pwa/face/marking/marker-reading.css'

/** Degrees by which one millimetre at each point moves the angle. */
const SLIP = 2
const onRuler = (deviation: number) => Math.min(1, Math.max(0, 0.5 + deviation / 5))

interface SideResultProps {
  /** Null if it cannot be a face. */
  marking: SideMarking | null
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

export function SideResult({ marking, heading, onClose }: SideResultProps) {
  return (
    <>
      <div className="face-marker-scroll">
        <div className="marker-reading">
          {marking ? (
            <SideWords marking={marking} heading={heading} />
          ) : (
            <p className="pass-where">Um ponto ficou fora do lugar. Ele está em destaque na foto.</p>
          )}
        </div>
      </div>
      <footer className="guided-ways">
        <Button aria-disabled={!marking} onClick={() => marking && onClose()}>
          Pronto
        </Button>
      </footer>
    </>
  )
}

function SideWords({ marking, heading }: { marking: SideMarking; heading: SideResultProps['heading'] }) {
  const reading = readSide({ ...marking, by: 'cliente', at: '' })
  const unsure = SIDE_POINTS.filter((name) => marking.origins[name] === 'unsure').map((name) => SIDE_POINT_LABELS[name])
  if (!reading)
    return (
      <>
        <h3 ref={heading} tabIndex={-1}>
          Fica sem o ângulo
        </h3>
        <p className="marker-reading-sure">
          Você deixou em dúvida: {list(unsure)}. O guia fala do perfil pela forma do rosto, e diz isso. Se quiser,
          arraste o ponto agora.
        </p>
      </>
    )
  const { mean, sd } = CONVEXITY_NORM
  const deviation = (reading.convexity - mean) / sd
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        <span className="marker-reading-lead">Seus pontos dizem</span> {LINE_WORDS[reading.line]}
      </h3>
      <MeasureGauge
        gauge={{
          label: 'Quanto a linha dobra na base do nariz',
          value: bendWords(reading.convexity),
          word: '',
          mean: `média ${degrees(mean)}`,
          position: onRuler(deviation),
          reach: [onRuler(deviation - SLIP / sd), onRuler(deviation + SLIP / sd)],
        }}
      />
      <p className="marker-reading-sure">{USUAL}</p>
      <p className="marker-reading-sure">Um milímetro de deslize em cada ponto muda o ângulo em uns dois graus.</p>
    </>
  )
}

import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { useEffect, useState } from 'react'
import type { MarkedPoints, PhotoSize } from '#visagism/face/measure.ts'
import { Button } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { boxOf } from './face-box.ts'
import { FaceStage } from './face-stage.tsx'
import { type HandleName, type Marking, toMarked } from './handles.ts'
import { MarkerReading } from './marker-reading.tsx'
import { MarkerTools } from './marker-tools.tsx'
import { PassPanel } from './pass-panel.tsx'
import { ALL_SHOWN, firstHandle, missingIn, nextHandle, type Pass, PASS_WORDS, PASSES } from './passes.ts'
import { useFaceMarker } from './use-face-marker.ts'
import { type Propose, useProposal } from './use-proposal.ts'
import './face-marker.css'
import './guided-marker.css'

interface GuidedMarkerProps {
  src: string
  photo: PhotoSize
  /** An earlier marking of this very photo: it opens at the result. */
  saved: MarkedPoints | null
  /** Left off here a moment ago, without keeping it. */
  begun?: Marking | null
  /** Told of every step, so that closing by mistake loses nothing. */
  onStep?: (marking: Marking) => void
  /** Asks a model of the face for a first guess, where there is one. */
  propose?: Propose | undefined
  /** What happens to the points, said where they are kept. */
  promise: string
  onSave: (points: MarkedPoints) => void
  onClose: () => void
}

type Stop = Pass | 'check'
const STOPS: readonly Stop[] = [...PASSES, 'check']

/** Three short passes over one's own face, then a calm look at what the points say. Fills the screen it is given. */
export function GuidedMarker(props: GuidedMarkerProps) {
  const { src, photo, saved, begun = null, onStep, propose, promise, onSave, onClose } = props
  const marker = useFaceMarker(photo, saved, begun)
  const { marking, reading } = marker
  const [stop, setStop] = useState<Stop>(() => PASSES.find((pass) => missingIn(pass, marking)) ?? 'check')
  const [active, setActive] = useState<HandleName>(() => firstHandle(stop === 'check' ? 'heights' : stop, marking))
  useEffect(() => {
    if (marker.canUndo) onStep?.(marking)
  }, [marking, marker.canUndo, onStep])
  const isProposed = useProposal({ src, photo, marker, propose: saved || begun ? undefined : propose })

  const position = STOPS.indexOf(stop)
  const goTo = (to: Stop) => {
    setStop(to)
    if (to !== 'check') setActive(firstHandle(to, marking))
  }
  const goBy = (by: number) => {
    const to = STOPS[position + by]
    if (to) goTo(to)
  }
  const pass = stop === 'check' ? null : stop
  const unfit = reading.problems.find(
    ({ point }) => pass === null || PASS_WORDS[pass].handles.some((name) => name === point),
  )
  const blocked = (pass && missingIn(pass, marking)) ?? (unfit ? 'Acerte o ponto' : null)
  const next = STOPS[position + 1]
  return (
    <div className="face-marker guided-marker" data-stop={stop}>
      <header className="guided-top">
        <IconButton svg={x} label="Fechar sem guardar" onClick={onClose} />
        <div>
          <h2>{pass ? PASS_WORDS[pass].name : 'Conferir'}</h2>
          <Tape
            tone="band"
            majors={STOPS.length}
            minors={1}
            filled={((position + 1) / STOPS.length) * 100}
            label="Medir meu rosto"
            valueText={`Parte ${position + 1} de ${STOPS.length}`}
          />
        </div>
      </header>
      <div className="face-marker-stage">
        <FaceStage
          src={src}
          alt="Sua foto de frente"
          marker={marker}
          shown={pass ? PASS_WORDS[pass].shown : ALL_SHOWN}
          active={active}
          onActive={setActive}
          onPlaced={(name) => pass && setActive(nextAfter(pass, name))}
          frame={() => boxOf(pass ?? 'all', marking)}
          frameKey={`${stop}-${isProposed}`}
        />
        <MarkerTools
          marker={marker}
          onReset={() => {
            setStop('heights')
            setActive('hairline')
          }}
        />
      </div>
      <div className="face-marker-panel">
        <div className="face-marker-scroll" key={stop}>
          {pass ? (
            <PassPanel pass={pass} marker={marker} active={active} onActive={setActive} isProposed={isProposed} />
          ) : reading.evidence ? (
            <>
              <MarkerReading evidence={reading.evidence} gauges={reading.gauges} />
              <p className="guided-promise">{promise}</p>
            </>
          ) : (
            <p className="pass-where">
              {unfit
                ? 'Um ponto ficou fora do lugar. Ele está em destaque na foto.'
                : 'Falta marcar um ponto: volte às partes anteriores.'}
            </p>
          )}
        </div>
        <footer className="guided-ways">
          {position > 0 && (
            <Button kind="secondary" onClick={() => goBy(-1)}>
              {pass ? 'Anterior' : 'Ajustar'}
            </Button>
          )}
          {pass ? (
            <Button aria-disabled={blocked !== null} onClick={() => blocked === null && goBy(1)}>
              {blocked ??
                (next && next !== 'check' ? `Próximo: ${PASS_WORDS[next].name.toLowerCase()}` : 'Ver resultado')}
            </Button>
          ) : (
            <Button aria-disabled={!reading.evidence} onClick={() => reading.evidence && onSave(toMarked(marking))}>
              Guardar medidas
            </Button>
          )}
        </footer>
      </div>
    </div>
  )

  function nextAfter(current: Pass, name: HandleName): HandleName {
    const placed = marking.placed.includes(name) ? marking.placed : [...marking.placed, name]
    return nextHandle(current, { ...marking, placed }, name)
  }
}

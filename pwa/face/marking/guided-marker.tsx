import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FaceMarking } from '#contract/face/marking.ts'
import type { PhotoSize } from '#visagism/face/measure.ts'
import { Button } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { boxOf } from './face-box.ts'
import { FaceStage } from './face-stage.tsx'
import type { HandleName, Marking } from './handles.ts'
import { MarkerReading } from './marker-reading.tsx'
import { MarkerTools } from './marker-tools.tsx'
import { PassPanel } from './pass-panel.tsx'
import { ALL_SHOWN, firstHandle, missingIn, nextHandle, type Pass, PASS_WORDS, PASSES } from './passes.ts'
import { fromFaceMarking, openLook, toFaceMarking } from './proposed-points.ts'
import { useShake } from './shake.ts'
import { ThreeLooks } from './three-looks.tsx'
import { type FaceMarker, useFaceMarker } from './use-face-marker.ts'
import { type LastStep, useLastStep } from './use-last-step.ts'
import { type Propose, useProposal } from './use-proposal.ts'
import './face-marker.css'
import './guided-marker.css'

interface OwnMarkerProps {
  src: string
  photo: PhotoSize
  /** Opens at the result, or at the first open question. */
  saved: FaceMarking | null
  /** Unsaved, from a moment ago. */
  begun?: Marking | null
  /** After every step, so that closing by mistake loses nothing. */
  onStep?: (marking: Marking) => void
  propose?: Propose | undefined
  /** As it would be kept, or null if absent or no possible face. */
  onProposed?: ((marking: FaceMarking | null) => void) | undefined
  onRetake?: (() => void) | undefined
  /** What happens to the points, shown where they are saved. */
  promise: string
  onSave: (marking: FaceMarking) => void
  onClose: () => void
}

const ALT = 'Sua foto de frente'

/** Reviews a proposal, or marks by hand in three passes, then shows the reading. */
export function OwnMarker(props: OwnMarkerProps) {
  const { src, photo, saved, begun = null, onStep, propose, onProposed, onRetake, promise, onSave, onClose } = props
  const [first] = useState(() => begun ?? (saved && fromFaceMarking(saved, photo)))
  const marker = useFaceMarker(photo, first)
  const { marking, reading } = marker
  useEffect(() => {
    if (marker.canUndo) onStep?.(marking)
  }, [marking, marker.canUndo, onStep])
  const proposal = useProposal(src, marker, first ? undefined : propose)
  const tellProposed = useEffectEvent(() => {
    const isKeepable = marking.proposed && reading.problems.length === 0
    onProposed?.(isKeepable ? toFaceMarking(marking, photo) : null)
  })
  useEffect(() => tellProposed(), [marking])

  const last = useLastStep(marker)
  useShake(marker.canUndo, marker.undo)
  const look = openLook(marking)
  if (marking.proposed && look)
    return (
      <ThreeLooks
        src={src}
        alt={ALT}
        marker={marker}
        proposed={marking.proposed}
        look={look}
        last={last}
        onRetake={onRetake}
        onByHand={marker.reset}
        onClose={onClose}
      />
    )
  if (proposal.isHeldBack) return <LookingForPoints src={src} onByHand={proposal.refuse} onClose={onClose} />
  return (
    <GuidedMarker
      // Remount after the last question.
      key={marking.proposed ? 'proposed' : 'by-hand'}
      src={src}
      marker={marker}
      last={last}
      promise={promise}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

interface LookingForPointsProps {
  src: string
  onByHand: () => void
  onClose: () => void
}

function LookingForPoints({ src, onByHand, onClose }: LookingForPointsProps) {
  return (
    <div className="face-marker guided-marker">
      <header className="guided-top">
        <IconButton svg={x} label="Fechar" onClick={onClose} />
        <div>
          <h2>Medir meu rosto</h2>
        </div>
      </header>
      <div className="face-marker-stage guided-wait">
        <img src={src} alt={ALT} draggable={false} />
      </div>
      <div className="face-marker-panel">
        <div className="face-marker-scroll">
          <p className="pass-where" role="status">
            Olhando a foto, aqui no aparelho…
          </p>
        </div>
        <footer className="guided-ways">
          <Button kind="secondary" onClick={onByHand}>
            Marcar à mão
          </Button>
        </footer>
      </div>
    </div>
  )
}

interface GuidedMarkerProps extends Pick<OwnMarkerProps, 'src' | 'promise' | 'onSave' | 'onClose'> {
  marker: FaceMarker
  last: LastStep | null
}

type Stop = Pass | 'check'
const STOPS: readonly Stop[] = [...PASSES, 'check']

function GuidedMarker({ src, marker, last, promise, onSave, onClose }: GuidedMarkerProps) {
  const { marking, reading, photo } = marker
  const [stop, setStop] = useState<Stop>(() => PASSES.find((pass) => missingIn(pass, marking)) ?? 'check')
  const [active, setActive] = useState<HandleName>(() => firstHandle(stop === 'check' ? 'heights' : stop, marking))
  const panel = useRef<HTMLDivElement>(null)
  const isProposed = marking.proposed !== undefined
  useEffect(() => {
    if (isProposed) panel.current?.querySelector('h3')?.focus({ preventScroll: true })
  }, [isProposed])

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
        <IconButton svg={x} label={isProposed ? 'Fechar' : 'Fechar sem guardar'} onClick={onClose} />
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
          alt={ALT}
          marker={marker}
          shown={pass ? PASS_WORDS[pass].shown : ALL_SHOWN}
          active={active}
          onActive={setActive}
          onPlaced={(name) => pass && setActive(nextAfter(pass, name))}
          frame={() => boxOf(pass ?? 'all', marking)}
          frameKey={stop}
        />
        <MarkerTools
          marker={marker}
          last={last}
          onReset={() => {
            setStop('heights')
            setActive('hairline')
          }}
        />
      </div>
      <div className="face-marker-panel">
        <div ref={panel} className="face-marker-scroll" key={stop}>
          {pass ? (
            <PassPanel pass={pass} marker={marker} active={active} onActive={setActive} />
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
            <Button
              aria-disabled={!reading.evidence}
              onClick={() => reading.evidence && onSave(toFaceMarking(marking, photo))}
            >
              {isProposed ? 'Pronto' : 'Guardar medidas'}
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

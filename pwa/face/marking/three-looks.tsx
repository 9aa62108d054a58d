import dots from '@phosphor-icons/core/assets/regular/dots-three-vertical.svg?raw'
import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Point, POINT_LABELS } from '#visagism/face/measure.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { boxOfLook } from './face-box.ts'
import { FaceStage } from './face-stage.tsx'
import { type HandleName, oppositeOf, type Proposed } from './handles.ts'
import { useStepTag } from './keys.ts'
import { lookWords } from './look-words.ts'
import { MarkerTools } from './marker-tools.tsx'
import { NudgeArrows } from './nudge-arrows.tsx'
import { ALL_SHOWN } from './passes.ts'
import { confirmPoints, leaveHairline, type PointLook, LOOK_HANDLES, looksOf } from './proposed-points.ts'
import type { FaceMarker } from './use-face-marker.ts'
import type { LastStep } from './use-last-step.ts'
import './face-marker.css'
import './guided-marker.css'
import './three-looks.css'

/** Per press of an arrow, as a share of the cheekbones' width. */
const NUDGE = 0.005

interface ThreeLooksProps {
  src: string
  alt: string
  marker: FaceMarker
  proposed: Proposed
  look: PointLook
  last: LastStep | null
  /** Absent where not offered. */
  onRetake?: (() => void) | undefined
  onByHand: () => void
  onClose: () => void
}

interface StoredData {
  readonly look: PointLook
  readonly active: HandleName
  readonly isMoving: boolean
}

/** Two or three questions on a proposal. Any point can be moved. */
export function ThreeLooks({ src, alt, marker, proposed, look, last, onRetake, onByHand, onClose }: ThreeLooksProps) {
  const { marking, reading } = marker
  const [first = 'hairline'] = LOOK_HANDLES[look]
  const [held, setHeld] = useState<StoredData>({ look, active: first, isMoving: false })
  // A new question starts at its own point.
  const { active, isMoving } = held.look === look ? held : { active: first, isMoving: false }
  const hold = (change: Partial<StoredData>) => setHeld({ look, active, isMoving, ...change })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [look])

  const looks = looksOf(proposed)
  const at = looks.indexOf(look)
  const { question, where } = lookWords(look, proposed.hairline)
  // After Tab a point is only viewed.
  const isElsewhere = isMoving && !LOOK_HANDLES[look].includes(active)
  const opposite = oppositeOf(active)
  const isBlocked = reading.problems.length > 0

  const { cheekboneLeft, cheekboneRight } = marking.points
  const step = NUDGE * Math.hypot(cheekboneRight.x - cheekboneLeft.x, cheekboneRight.y - cheekboneLeft.y)
  const tag = useStepTag(1000)
  const nudge = (by: Point) => marker.nudge(active, { x: by.x * step, y: by.y * step }, `${active}-${tag.get()}`)
  const confirm = () => {
    if (!isBlocked) marker.answer((now) => confirmPoints(now, LOOK_HANDLES[look]))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) marker.redo()
    else marker.undo()
  }

  return (
    // Only undoes what the buttons inside did.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="face-marker guided-marker three-looks" data-look={look} onKeyDown={onKeyDown}>
      <header className="guided-top">
        <IconButton svg={x} label="Fechar, e deixar por conferir" onClick={onClose} />
        <div>
          <h2>{looks.length === 3 ? 'Três olhares' : 'Dois olhares'}</h2>
          <Tape
            tone="band"
            majors={looks.length}
            minors={4}
            filled={((at + 0.5) / looks.length) * 100}
            label="Conferir os pontos"
            valueText={`Olhar ${at + 1} de ${looks.length}`}
          />
        </div>
        <details className="looks-more">
          <summary aria-label="Mais opções" title="Mais opções">
            <Icon svg={dots} />
          </summary>
          <button type="button" onClick={onByHand}>
            Marcar tudo à mão
          </button>
        </details>
      </header>
      <div className="face-marker-stage">
        <FaceStage
          src={src}
          alt={alt}
          marker={marker}
          shown={ALL_SHOWN}
          active={active}
          onActive={(name) => hold({ active: name })}
          frame={() => boxOfLook(look, marking)}
          frameKey={look}
          look={{
            look,
            isMoving,
            step,
            onTake: (name) => hold({ active: name, isMoving: true }),
            onConfirm: confirm,
          }}
        />
        <MarkerTools marker={marker} last={last} undoOnly />
      </div>
      <div className="face-marker-panel">
        <div className="face-marker-scroll">
          <h3 ref={heading} tabIndex={-1} className="looks-question">
            {question}
          </h3>
          <p className="looks-where">{isElsewhere ? `Você está movendo: ${POINT_LABELS[active]}.` : where}</p>
          {isMoving && <NudgeArrows onNudge={nudge} />}
        </div>
        <footer className="guided-ways">
          {look === 'hairline' && !isElsewhere ? (
            <Button kind="secondary" onClick={() => marker.answer(leaveHairline)}>
              Não sei
            </Button>
          ) : isMoving ? (
            <Button
              kind="secondary"
              onClick={() => hold(opposite ? { active: opposite } : { active: first, isMoving: false })}
            >
              {opposite ? 'Outro lado' : 'Voltar'}
            </Button>
          ) : (
            <Button kind="secondary" onClick={() => hold({ isMoving: true })}>
              Mover
            </Button>
          )}
          <Button aria-disabled={isBlocked} onClick={confirm}>
            {isBlocked ? 'Acerte o ponto' : 'Confere'}
          </Button>
        </footer>
        <div className="looks-note">
          {look === 'hairline' && onRetake ? (
            <Button kind="text" size="medium" onClick={onRetake}>
              {proposed.hairline === 'fringe' ? 'Tirar outra, franja erguida' : 'Tirar outra foto'}
            </Button>
          ) : (
            <p>Os brancos podem ficar como estão</p>
          )}
        </div>
      </div>
    </div>
  )
}

import undoIcon from '@phosphor-icons/core/assets/regular/arrow-u-up-left.svg?raw'
import dots from '@phosphor-icons/core/assets/regular/dots-three-vertical.svg?raw'
import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SideMarking } from '#contract/face/side.ts'
import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import { capital } from '#visagism/knowledge/pt.ts'
import { SIDE_POINT_LABELS, SIDE_POINTS, type SidePointName, type SideSlot } from '#visagism/side/side-points.ts'
import { SIDE_SLOT_OF } from '#visagism/side/side-reading.ts'
import { useStepTag } from '#pwa/face/marking/keys.ts'
import type { HandleLook } from '#pwa/face/marking/marker-handle.tsx'
import { NudgeArrows } from '#pwa/face/marking/nudge-arrows.tsx'
import { PointStage } from '#pwa/face/marking/point-stage.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import {
  answerPoint,
  fromSideMarking,
  isAnswerable,
  leavePoint,
  mapSide,
  openPoint,
  type SideDraft,
  startOfSide,
  toSideMarking,
} from './side-draft.ts'
import { boxOfSide } from './side-box.ts'
import { SideLines } from './side-lines.tsx'
import { SideResult } from './side-result.tsx'
import { SIDE_ORIGIN_WORDS, SIDE_QUESTIONS, TIP_FOUND } from './side-words.ts'
import { type ProposeSideHere, useSideProposal } from './use-side-proposal.ts'
import { useSideMarker } from './use-side-marker.ts'
import '#pwa/face/marking/face-marker.css'
import '#pwa/face/marking/guided-marker.css'
import '#pwa/face/marking/marker-tools.css'
import '#pwa/face/marking/three-looks.css'
import './side-marker.css'

/** Share of the forehead–chin line, per press of an arrow. */
const NUDGE = 0.004
const HIGH: readonly SidePointName[] = ['glabella']

interface SideMarkerProps {
  src: string
  photo: PhotoSize
  slot: SideSlot
  /** Opens at the result. */
  saved: SideMarking | null
  /** Unsaved, from a moment ago. */
  begun: SideDraft | null
  onStep: (draft: SideDraft) => void
  propose: ProposeSideHere | undefined
  /** Null while a question is open, or if it cannot be a face. */
  onMarked: (marking: SideMarking | null) => void
  /** Absent without a photo of the other side. */
  onOtherSide: (() => void) | undefined
  onClose: () => void
}

export function SideMarker(props: SideMarkerProps) {
  const { src, photo, slot, saved, begun, onStep, propose, onMarked, onOtherSide, onClose } = props
  const [first] = useState(() => begun ?? (saved && fromSideMarking(saved, photo)))
  const marker = useSideMarker(photo, first ?? startOfSide(photo, slot))
  const isLooking = useSideProposal(src, marker, first ? undefined : propose)
  const { draft, problems, canUndo } = marker
  const marking = toSideMarking(draft, photo, slot)
  const tell = useEffectEvent(() => {
    onMarked(marking)
    if (canUndo) onStep(draft)
  })
  useEffect(() => tell(), [draft])

  const open = openPoint(draft)
  // A new question starts at its own point.
  const [taken, setTaken] = useState<{ at: SidePointName | null; name: SidePointName } | null>(null)
  const active = taken?.at === open ? taken.name : (open ?? 'glabella')
  const take = (name: SidePointName) => setTaken({ at: open, name })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [open, isLooking])

  const { glabella, chin } = draft.points
  const step = NUDGE * Math.hypot(chin.x - glabella.x, chin.y - glabella.y)
  const tag = useStepTag(1000)
  const nudge = (by: Point) => marker.nudge(active, { x: by.x * step, y: by.y * step }, `${active}-${tag.get()}`)
  const isElsewhere = active !== open
  const canAnswer = open !== null && isAnswerable(draft, open) && problems.length === 0
  const confirm = () => {
    if (open && canAnswer) marker.answer((now) => answerPoint(now, open))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) marker.redo()
    else marker.undo()
  }
  const shown = isLooking ? [] : SIDE_POINTS.filter((name) => name === open || draft.answers[name] !== undefined)
  const lookOf = (name: SidePointName): HandleLook => {
    const origin = draft.answers[name]
    const said = origin ? SIDE_ORIGIN_WORDS[origin] : isAnswerable(draft, name) ? 'confira' : 'toque no lugar'
    return {
      label: `${capital(SIDE_POINT_LABELS[name])}, ${said}`,
      isUpright: name === 'glabella' || name === 'chin',
      isPlaced: origin !== undefined && origin !== 'unsure',
      origin: origin === undefined || origin === 'unsure' ? 'device' : 'checked',
      isAsked: name === open,
    }
  }
  const isTipFound = open === 'noseTip' && draft.found !== undefined && !draft.touched.includes('noseTip')
  const words = open && (isTipFound ? TIP_FOUND : SIDE_QUESTIONS[open])
  const asked = open === null ? SIDE_POINTS.length : SIDE_POINTS.indexOf(open)
  return (
    // Only undoes what the buttons inside did.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="face-marker guided-marker three-looks side-marker"
      data-stop={open === null ? 'check' : undefined}
      onKeyDown={onKeyDown}
    >
      <header className="guided-top">
        <IconButton svg={x} label="Fechar" onClick={onClose} />
        <div>
          <h2>De lado</h2>
          <Tape
            tone="band"
            majors={SIDE_POINTS.length}
            minors={2}
            filled={(asked / SIDE_POINTS.length) * 100}
            label="Marcar o perfil"
            valueText={open === null ? 'Quatro pontos marcados' : `Ponto ${asked + 1} de ${SIDE_POINTS.length}`}
          />
        </div>
        {onOtherSide ? (
          <details className="looks-more">
            <summary aria-label="Mais opções" title="Mais opções">
              <Icon svg={dots} />
            </summary>
            <button type="button" onClick={onOtherSide}>
              Usar a foto do outro lado
            </button>
          </details>
        ) : (
          <span />
        )}
      </header>
      <div className="face-marker-stage">
        <PointStage
          src={src}
          alt={`Sua foto ${SIDE_SLOT_OF[slot]}`}
          marker={marker}
          handles={shown}
          look={lookOf}
          high={HIGH}
          active={active}
          onActive={take}
          onPlaced={(name) => {
            if (!draft.touched.includes(name)) marker.confirm(name)
          }}
          frame={() => (first || draft.found ? boxOfSide(draft.points) : null)}
          frameKey={first || draft.found ? 'face' : 'photo'}
          asking={{
            about: open ?? 'result',
            isMoving: open !== null && !isLooking,
            step,
            onTake: take,
            onConfirm: confirm,
          }}
          keys="Setas movem o ponto; com Shift, dez passos. Enter confere."
        >
          {(onStage, stage) => (
            <SideLines
              points={mapSide((name) => onStage(draft.points[name]))}
              shown={SIDE_POINTS.filter((name) => shown.includes(name) && draft.answers[name] !== 'unsure')}
              stage={stage}
            />
          )}
        </PointStage>
        {canUndo && (
          <div className="marker-tools">
            <IconButton svg={undoIcon} label="Desfazer" onClick={marker.undo} />
          </div>
        )}
      </div>
      <div className="face-marker-panel">
        {open === null ? (
          <SideResult marking={marking} heading={heading} onClose={onClose} />
        ) : isLooking ? (
          <div className="face-marker-scroll">
            <p className="pass-where" role="status">
              Olhando a foto, aqui no aparelho…
            </p>
          </div>
        ) : (
          <>
            <div className="face-marker-scroll">
              <h3 ref={heading} tabIndex={-1} className="looks-question">
                {words?.question}
              </h3>
              <p className="looks-where">
                {isElsewhere ? `Você está movendo: ${SIDE_POINT_LABELS[active]}.` : words?.where}
              </p>
              <NudgeArrows onNudge={nudge} />
            </div>
            <footer className="guided-ways">
              {isElsewhere ? (
                <Button kind="secondary" onClick={() => take(open)}>
                  Voltar
                </Button>
              ) : (
                open !== 'noseTip' && (
                  <Button kind="secondary" onClick={() => marker.answer((now) => leavePoint(now, open))}>
                    Não sei
                  </Button>
                )
              )}
              <Button aria-disabled={!canAnswer} onClick={confirm}>
                {problems.length > 0 ? 'Acerte o ponto' : canAnswer ? 'Confere' : 'Toque no lugar'}
              </Button>
            </footer>
          </>
        )}
      </div>
    </div>
  )
}

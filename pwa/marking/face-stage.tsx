import { type KeyboardEvent, useRef, useState } from 'react'
import { POINT_LABELS, type Point } from '#visagism/face/measure.ts'
import type { FaceMarker } from './use-face-marker.ts'
import { FaceLines } from './face-lines.tsx'
import { LookLines } from './look-lines.tsx'
import { type PointLook, LOOK_HANDLES, originOf } from './proposed-points.ts'
import { type HandleName, mapPoints } from './handles.ts'
import { keyStep, useStepTag } from './keys.ts'
import { Loupe } from './loupe.tsx'
import { MarkerHandle } from './marker-handle.tsx'
import type { Shown } from './passes.ts'
import { StageCallout } from './stage-callout.tsx'
import { useStageGestures } from './use-stage-gestures.ts'
import { useStageView } from './use-stage-view.ts'
import { bringIn, type Box, panBy, toPhoto, toScreen, zoomAt } from './view.ts'
import minus from '@phosphor-icons/core/assets/regular/minus.svg?raw'
import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import './face-stage.css'

/** A handle is caught this near to it: half of a 56 px target for a finger. CSS pixels. */
const CATCH = { touch: 28, mouse: 18 } as const
const BUTTON_STEP = 1.6

/** What is said of these stands above them: below, it would cover the face. */
const HIGH: readonly HandleName[] = ['hairline', 'templeLeft', 'templeRight']

/** A proposal that is looked at: nothing moves by a stray touch, and the points say who put them there. */
export interface StageLook {
  readonly look: PointLook
  /** The active point is being moved: its loupe stands, and a touch places it. */
  readonly isMoving: boolean
  /** Photo pixels of one press of an arrow. */
  readonly step: number
  /** A point was taken, by finger or by key. */
  readonly onTake: (name: HandleName) => void
  readonly onConfirm: () => void
}

interface FaceStageProps {
  src: string
  /** What the photo shows. */
  alt: string
  marker: FaceMarker
  shown: Shown
  active: HandleName
  onActive: (name: HandleName) => void
  /** After a touch, a drag or Enter has placed a handle. */
  onPlaced?: (name: HandleName) => void
  /** What to bring into the middle when `frameKey` changes; null is the whole photo. */
  frame: () => Box | null
  frameKey: string
  look?: StageLook | undefined
  /** Draws what a program proposed and nobody looked at otherwise than what a person said. */
  showsDraft?: boolean
}

/** The photo with its handles and measuring lines: one finger moves a handle, taps or pans; two zoom; every handle takes keys. */
export function FaceStage(props: FaceStageProps) {
  const { src, alt, marker, shown, active, onActive, onPlaced, frame, frameKey, look, showsDraft = false } = props
  const { photo, marking, reading } = marker
  const stage = useRef<HTMLDivElement>(null)
  const { size, view, set } = useStageView(stage, photo, frame, frameKey)
  const [adjusting, setAdjusting] = useState<HandleName | null>(null)
  const dragTag = useStepTag(0)
  const keyTag = useStepTag(1000)

  // Only who came by Tab may need the photo pushed: a finger sees what it touches, and a push would take it away.
  const isPointing = useRef(false)
  const focusHandle = (name: HandleName) => {
    isPointing.current = true
    stage.current?.querySelector<HTMLElement>(`[data-handle="${name}"]`)?.focus({ preventScroll: true })
    isPointing.current = false
  }
  const zoom = (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) =>
    set((now) => zoomAt(now, factor, at, photo, size))

  const gestures = useStageGestures<HandleName>(stage, {
    handleAt(at, kind) {
      if (!view) return null
      const near = shown.handles
        .map((name) => ({ name, at: toScreen(view, marking.points[name]) }))
        .map((handle) => ({ ...handle, away: Math.hypot(handle.at.x - at.x, handle.at.y - at.y) }))
        .filter(({ away }) => away <= CATCH[kind])
      return near.toSorted((a, b) => a.away - b.away)[0] ?? null
    },
    onGrab(name) {
      dragTag.renew()
      onActive(name)
      look?.onTake(name)
      focusHandle(name)
    },
    onDrag(name, to) {
      if (!view) return
      setAdjusting(name)
      marker.move(name, toPhoto(view, to), dragTag.get())
    },
    onDrop(name) {
      setAdjusting(null)
      onPlaced?.(name)
    },
    onTouch(name) {
      focusHandle(name)
      onActive(name)
      if (look) look.onTake(name)
      else marker.confirm(name)
      onPlaced?.(name)
    },
    onTap(at) {
      if (!view || !shown.handles.includes(active) || look?.isMoving === false) return
      marker.move(active, toPhoto(view, at), null)
      focusHandle(active)
      onPlaced?.(active)
    },
    onPan: (dx, dy) => set((now) => panBy(now, dx, dy, photo, size)),
    onPinch: (factor, centre, dx, dy) =>
      set((now) => panBy(zoomAt(now, factor, centre, photo, size), dx, dy, photo, size)),
  })

  const onHandleKey = (name: HandleName, event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (look) {
        look.onConfirm()
        return
      }
      marker.confirm(name)
      onPlaced?.(name)
      return
    }
    const step = keyStep(event)
    if (!step) return
    event.preventDefault()
    if (look) look.onTake(name)
    else setAdjusting(name)
    const unit = look?.step ?? 1
    marker.nudge(name, { x: step.x * unit, y: step.y * unit }, `${name}-${keyTag.get()}`)
  }
  const onStageKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) marker.redo()
    else marker.undo()
  }

  const screen = view && mapPoints((name) => toScreen(view, marking.points[name]))
  const isProgram = (name: HandleName) => showsDraft && originOf(marking, name) === 'device'
  const problem = reading.problems.find(({ point }) => shown.handles.some((name) => name === point))
  const faulty = shown.handles.find((name) => name === problem?.point) ?? null
  return (
    // The keys here only take back what the handles inside, which are focusable, have done.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={stage}
      className="face-stage"
      data-dragging={adjusting ? '' : undefined}
      data-looking={look?.look}
      onKeyDown={onStageKey}
      {...gestures}
      onPointerDown={(event) => {
        if (!(event.target instanceof Element) || event.target.closest('button')) return
        // Focus goes where the gesture says, not where the browser would put it.
        if (event.button === 0) event.preventDefault()
        gestures.onPointerDown(event)
      }}
    >
      <img
        className="face-stage-photo"
        src={src}
        alt={alt}
        width={photo.width}
        height={photo.height}
        draggable={false}
        style={view ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : { opacity: 0 }}
      />
      {screen && (
        <>
          {look ? (
            <LookLines points={screen} look={look.look} stage={size} />
          ) : (
            <FaceLines
              points={screen}
              marking={marking}
              shown={shown}
              stage={size}
              measures={reading.evidence?.measures}
              isProgram={isProgram}
            />
          )}
          {shown.handles.map((name) => (
            <MarkerHandle
              key={name}
              name={name}
              at={screen[name]}
              point={marking.points[name]}
              photo={photo}
              isActive={name === active}
              isPlaced={marking.placed.includes(name)}
              isFaulty={name === faulty}
              isProgram={isProgram(name)}
              proposal={look && { origin: originOf(marking, name), isAsked: LOOK_HANDLES[look.look].includes(name) }}
              onFocus={() => {
                onActive(name)
                if (!isPointing.current) set((now) => bringIn(now, marking.points[name], photo, size))
              }}
              onBlur={() => setAdjusting(null)}
              onKeyDown={(event) => onHandleKey(name, event)}
            />
          ))}
          {adjusting && view && (
            <Loupe
              src={src}
              photo={photo}
              point={marking.points[adjusting]}
              at={screen[adjusting]}
              scale={view.scale}
              stage={size}
            />
          )}
          {look?.isMoving && !adjusting && view && (
            <Loupe
              src={src}
              photo={photo}
              point={marking.points[active]}
              at={screen[active]}
              scale={view.scale}
              stage={size}
              isApart
            />
          )}
          <StageCallout
            text={adjusting ? null : (problem?.message ?? null)}
            at={faulty ? screen[faulty] : null}
            isAbove={faulty !== null && HIGH.includes(faulty)}
            stage={size}
          />
        </>
      )}
      <StageZoom onIn={() => zoom(BUTTON_STEP)} onOut={() => zoom(1 / BUTTON_STEP)} />
      <p className="visually-hidden" id="face-marker-keys">
        {look
          ? 'Confere com Enter, ou mova com as setas; com Shift, dez passos.'
          : `Setas movem um ponto da foto; com Shift, dez. Enter confirma o lugar. ${POINT_LABELS[active]} é o ponto ativo.`}
      </p>
    </div>
  )
}

/** For who cannot pinch: buttons, at the stage's corner. */
function StageZoom({ onIn, onOut }: { onIn: () => void; onOut: () => void }) {
  return (
    <div className="stage-zoom">
      <IconButton svg={plus} label="Aproximar" onClick={onIn} />
      <IconButton svg={minus} label="Afastar" onClick={onOut} />
    </div>
  )
}

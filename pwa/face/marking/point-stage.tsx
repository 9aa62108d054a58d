import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import { keyStep, useStepTag } from './keys.ts'
import { Loupe } from './loupe.tsx'
import { type HandleLook, MarkerHandle } from './marker-handle.tsx'
import { StageCallout } from './stage-callout.tsx'
import { useStageGestures } from './use-stage-gestures.ts'
import { useStageView } from './use-stage-view.ts'
import { bringIn, type Box, panBy, toPhoto, toScreen, zoomAt } from './view.ts'
import minus from '@phosphor-icons/core/assets/regular/minus.svg?raw'
import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import './face-stage.css'

/** Catch radius, in CSS pixels: a 56 px target for fingers. */
const CATCH = { touch: 28, mouse: 18 } as const
const BUTTON_STEP = 1.6

export interface PointMarker<Name extends string> {
  readonly photo: PhotoSize
  readonly points: Readonly<Record<Name, Point>>
  readonly problems: readonly { readonly point: string; readonly message: string }[]
  /** @param tag consecutive steps with the same tag are undone together */
  move: (name: Name, to: Point, tag: string | null) => void
  /** Photo pixels, from the latest position. */
  nudge: (name: Name, by: Point, tag: string | null) => void
  /** Confirms its place. */
  confirm: (name: Name) => void
  undo: () => void
  redo: () => void
}

export interface StageAsking<Name extends string> {
  /** For the style sheet. */
  readonly about: string
  /** A touch places the active point. */
  readonly isMoving: boolean
  /** Photo pixels per press of an arrow. */
  readonly step: number
  readonly onTake: (name: Name) => void
  readonly onConfirm: () => void
}

interface PointStageProps<Name extends string> {
  src: string
  alt: string
  marker: PointMarker<Name>
  /** In keyboard order. */
  handles: readonly Name[]
  look: (name: Name) => HandleLook
  /** Their callouts go above: below, they would cover the face. */
  high: readonly Name[]
  active: Name
  onActive: (name: Name) => void
  /** By a touch, a drag or Enter. */
  onPlaced?: ((name: Name) => void) | undefined
  /** Framed when `frameKey` changes. Null: the whole photo. */
  frame: () => Box | null
  frameKey: string
  /** Stray touches move nothing, and points tell their origin. */
  asking?: StageAsking<Name> | undefined
  /** For screen readers. */
  keys: string
  /** Between photo and handles. Maps photo points to the stage, in CSS pixels. */
  children?: (onStage: (point: Point) => Point, stage: PhotoSize) => ReactNode
}

/** One finger drags, taps or pans. Two zoom. Handles take keys. */
export function PointStage<Name extends string>(props: PointStageProps<Name>) {
  const { src, alt, marker, handles, look, high, active, onActive, onPlaced, frame, frameKey, asking, keys } = props
  const { photo, points, problems } = marker
  const stage = useRef<HTMLDivElement>(null)
  const { size, view, set } = useStageView(stage, photo, frame, frameKey)
  const [adjusting, setAdjusting] = useState<Name | null>(null)
  const dragTag = useStepTag(0)
  const keyTag = useStepTag(1000)

  // Scroll to a handle only after Tab: under a finger it would move away.
  const isPointing = useRef(false)
  const focusHandle = (name: Name) => {
    isPointing.current = true
    stage.current?.querySelector<HTMLElement>(`[data-handle="${name}"]`)?.focus({ preventScroll: true })
    isPointing.current = false
  }
  const zoom = (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) =>
    set((now) => zoomAt(now, factor, at, photo, size))

  const gestures = useStageGestures<Name>(stage, {
    handleAt(at, kind) {
      if (!view) return null
      const near = handles
        .map((name) => ({ name, at: toScreen(view, points[name]) }))
        .map((handle) => ({ ...handle, away: Math.hypot(handle.at.x - at.x, handle.at.y - at.y) }))
        .filter(({ away }) => away <= CATCH[kind])
      return [...near].sort((a, b) => a.away - b.away)[0] ?? null
    },
    onGrab(name) {
      dragTag.renew()
      onActive(name)
      asking?.onTake(name)
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
      if (asking) asking.onTake(name)
      else marker.confirm(name)
      onPlaced?.(name)
    },
    onTap(at) {
      if (!view || !handles.includes(active) || asking?.isMoving === false) return
      marker.move(active, toPhoto(view, at), null)
      focusHandle(active)
      onPlaced?.(active)
    },
    onPan: (dx, dy) => set((now) => panBy(now, dx, dy, photo, size)),
    onPinch: (factor, centre, dx, dy) =>
      set((now) => panBy(zoomAt(now, factor, centre, photo, size), dx, dy, photo, size)),
  })

  const onHandleKey = (name: Name, event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (asking) {
        asking.onConfirm()
        return
      }
      marker.confirm(name)
      onPlaced?.(name)
      return
    }
    const step = keyStep(event)
    if (!step) return
    event.preventDefault()
    if (asking) asking.onTake(name)
    else setAdjusting(name)
    const unit = asking?.step ?? 1
    marker.nudge(name, { x: step.x * unit, y: step.y * unit }, `${name}-${keyTag.get()}`)
  }
  const onStageKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) marker.redo()
    else marker.undo()
  }

  const problem = problems.find(({ point }) => handles.some((name) => name === point))
  const faulty = handles.find((name) => name === problem?.point) ?? null
  return (
    // Only undoes what the focusable handles inside did.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={stage}
      className="face-stage"
      data-dragging={adjusting ? '' : undefined}
      data-looking={asking?.about}
      onKeyDown={onStageKey}
      {...gestures}
      onPointerDown={(event) => {
        if (!(event.target instanceof Element) || event.target.closest('button')) return
        // The gesture sets the focus, not the browser.
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
      {view && (
        <>
          {props.children?.((point) => toScreen(view, point), size)}
          {handles.map((name) => (
            <MarkerHandle
              key={name}
              name={name}
              {...look(name)}
              at={toScreen(view, points[name])}
              point={points[name]}
              photo={photo}
              isActive={name === active}
              isFaulty={name === faulty}
              onFocus={() => {
                onActive(name)
                if (!isPointing.current) set((now) => bringIn(now, points[name], photo, size))
              }}
              onBlur={() => setAdjusting(null)}
              onKeyDown={(event) => onHandleKey(name, event)}
            />
          ))}
          {adjusting && (
            <Loupe
              src={src}
              photo={photo}
              point={points[adjusting]}
              at={toScreen(view, points[adjusting])}
              scale={view.scale}
              stage={size}
            />
          )}
          {asking?.isMoving && !adjusting && (
            <Loupe
              src={src}
              photo={photo}
              point={points[active]}
              at={toScreen(view, points[active])}
              scale={view.scale}
              stage={size}
              isApart
            />
          )}
          <StageCallout
            text={adjusting ? null : (problem?.message ?? null)}
            at={faulty ? toScreen(view, points[faulty]) : null}
            isAbove={faulty !== null && high.includes(faulty)}
            stage={size}
          />
        </>
      )}
      <StageZoom onIn={() => zoom(BUTTON_STEP)} onOut={() => zoom(1 / BUTTON_STEP)} />
      <p className="visually-hidden" id="face-marker-keys">
        {keys}
      </p>
    </div>
  )
}

/** For people who cannot pinch. */
function StageZoom({ onIn, onOut }: { onIn: () => void; onOut: () => void }) {
  return (
    <div className="stage-zoom">
      <IconButton svg={plus} label="Aproximar" onClick={onIn} />
      <IconButton svg={minus} label="Afastar" onClick={onOut} />
    </div>
  )
}

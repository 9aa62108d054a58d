import type { KeyboardEvent } from 'react'
import { type PhotoSize, POINT_LABELS, type Point } from '#visagism/face/measure.ts'
import type { PointOrigin } from '#visagism/face/proposed.ts'
import { capital } from '#visagism/pt.ts'
import type { HandleName } from './handles.ts'

interface MarkerHandleProps {
  name: HandleName
  /** On the stage, CSS pixels. */
  at: Point
  /** On the photo. */
  point: Point
  photo: PhotoSize
  isActive: boolean
  isPlaced: boolean
  isFaulty: boolean
  /** A program put it there, and nobody looked. */
  isProgram: boolean
  /** Of a proposal: who put it there, and whether it is being asked about. */
  proposal?: { readonly origin: PointOrigin; readonly isAsked: boolean } | undefined
  onFocus: () => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Heights are read up and down, the sides left and right: the one number a slider may have. */
const UPRIGHT: readonly HandleName[] = ['hairline', 'browLine', 'noseBase', 'chin']

/** After the point's name, whatever its gender. */
const ORIGIN_WORDS: Readonly<Record<PointOrigin, string>> = {
  device: 'ponto proposto pelo aparelho',
  checked: 'ponto conferido',
  moved: 'ponto movido',
  hand: 'ponto marcado à mão',
}

/** 48 px to focus and to see the ring of, 14 px to look at. The stage catches its pointers: the nearest handle wins there. */
export function MarkerHandle(props: MarkerHandleProps) {
  const { name, at, point, photo, isActive, isPlaced, isFaulty, isProgram, proposal, onFocus, onBlur, onKeyDown } =
    props
  const isUpright = UPRIGHT.includes(name)
  const [x, y] = [Math.round(point.x), Math.round(point.y)]
  return (
    <div
      role="slider"
      tabIndex={0}
      className="marker-handle"
      data-handle={name}
      data-active={isActive ? '' : undefined}
      data-placed={isPlaced ? '' : undefined}
      data-faulty={isFaulty ? '' : undefined}
      data-program={isProgram ? '' : undefined}
      data-origin={proposal?.origin}
      data-asked={proposal?.isAsked ? '' : undefined}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={
        proposal
          ? `${capital(POINT_LABELS[name])}, ${ORIGIN_WORDS[proposal.origin]}`
          : `${POINT_LABELS[name]}${isProgram ? ', rascunho do aparelho' : ''}`
      }
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={Math.round(isUpright ? photo.height : photo.width)}
      aria-valuenow={isUpright ? y : x}
      aria-valuetext={`${x} da esquerda, ${y} do alto${isPlaced ? '' : ', ainda não confirmado'}`}
      aria-describedby="face-marker-keys"
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  )
}

import type { KeyboardEvent } from 'react'
import type { PhotoSize, Point } from '#visagism/face/measure.ts'

/** How a point is shown and read aloud. */
export interface HandleLook {
  readonly label: string
  /** Heights are read up and down, the sides left and right: the one number a slider may have. */
  readonly isUpright: boolean
  readonly isPlaced: boolean
  /** A program put it there, and nobody looked. */
  readonly isProgram?: boolean | undefined
  /** Of a proposal: who put it there, and whether it is being asked about. */
  readonly origin?: string | undefined
  readonly isAsked?: boolean | undefined
}

interface MarkerHandleProps extends HandleLook {
  name: string
  /** On the stage, CSS pixels. */
  at: Point
  /** On the photo. */
  point: Point
  photo: PhotoSize
  isActive: boolean
  isFaulty: boolean
  onFocus: () => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** 48 px to focus and to see the ring of, 14 px to look at. The stage catches its pointers: the nearest handle wins there. */
export function MarkerHandle(props: MarkerHandleProps) {
  const { name, label, isUpright, at, point, photo, isActive, isPlaced, isFaulty, origin } = props
  const { isProgram = false, isAsked = false, onFocus, onBlur, onKeyDown } = props
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
      data-origin={origin}
      data-asked={isAsked ? '' : undefined}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={label}
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

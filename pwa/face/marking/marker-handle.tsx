import type { KeyboardEvent } from 'react'
import type { PhotoSize, Point } from '#visagism/face/measure.ts'

export interface HandleLook {
  readonly label: string
  /** A slider has one value: heights use y, sides use x. */
  readonly isUpright: boolean
  readonly isPlaced: boolean
  /** Unchecked automatic point. */
  readonly isProgram?: boolean | undefined
  readonly origin?: string | undefined
  readonly isAsked?: boolean | undefined
}

interface MarkerHandleProps extends HandleLook {
  name: string
  /** On the stage, CSS pixels. */
  at: Point
  point: Point
  photo: PhotoSize
  isActive: boolean
  isFaulty: boolean
  onFocus: () => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** 48 px focus target, 14 px mark. The stage handles pointers. */
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

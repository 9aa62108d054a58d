import clockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg?raw'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import { sentenceOf } from '#contract/problem.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { openPhoto, PHOTO_SEND_SIDE_PX } from './photo-prepare.ts'
import { turnPhoto } from './photo-shrink.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { useFocusOnMount } from '#pwa/ui/use-focus-on-mount.ts'
import type { Burst } from './camera-burst.ts'
import { BurstStrip } from './burst-strip.tsx'
import { CameraTop } from './camera-top.tsx'
import { GalleryButton } from './gallery-button.tsx'
import { FINDER_WAIT_MS, type Framing, judgeFraming, judgeLightOf } from './photo-doubts.ts'
import type { PhotoVerdict } from './photo-verdict.ts'
import { reviewWords, type Suggestion } from './review-words.ts'

/** A single photo shows its frame until encoded: until then `photos` is empty. */
export interface Shot extends Burst {
  frame?: HTMLCanvasElement
  isChosen?: boolean
}

/** Undefined doubts: not examined yet. */
export type PhotoUse = (photo: Blob, doubts: readonly SeenDoubt[] | undefined, suggestion: Suggestion | null) => void

interface CameraReviewProps {
  slot: PhotoSlot
  shot: Shot
  /** A helper holds the phone. */
  byOther?: boolean
  /** Doubted before this screen opened. */
  isKnownDoubted?: boolean
  suggest?: ((doubts: readonly SeenDoubt[]) => Suggestion | null) | undefined
  onUse: PhotoUse
  onAgain: () => void
  onFile: (file: File) => void
  onClose: () => void
}

export function CameraReview(props: CameraReviewProps) {
  const { slot, shot, byOther = false, isKnownDoubted = false, suggest, onUse, onAgain, onFile, onClose } = props
  const { frame, photos, sharpest } = shot
  const [chosen, setChosen] = useState(sharpest)
  const taken = photos[chosen] ?? photos[0]
  const [turned, setTurned] = useState<{ of: Blob; turns: number; photo: Blob } | null>(null)
  const [isTurning, setTurning] = useState(false)
  const photo = turned && turned.of === taken ? turned.photo : taken
  const isBurst = photos.length > 1
  const [judged, setJudged] = useState<{ photo: Blob; light: PhotoVerdict | null } | null>(null)
  const [framed, setFramed] = useState<{ photo: Blob; framing: Framing | null } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(false)
  const useIt = useFocusOnMount<HTMLButtonElement>()
  const again = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!photo) return
    let left = false
    openPhoto(photo).catch((error: unknown) => !left && setRefusal(sentenceOf(error)))
    void judgeLightOf(photo).then((light) => !left && setJudged({ photo, light }))
    void judgeFraming(photo, slot, FINDER_WAIT_MS).then((framing) => !left && setFramed({ photo, framing }))
    return () => {
      left = true
    }
  }, [photo, slot])

  const turn = async (by: number) => {
    if (!taken) return
    const turns = ((turned?.of === taken ? turned.turns : 0) + by) % 4
    setTurning(true)
    try {
      // Rotate the original: a full turn gives the same file.
      const made = turns === 0 ? taken : await turnPhoto(taken, await openPhoto(taken), turns, PHOTO_SEND_SIDE_PX)
      setTurned({ of: taken, turns, photo: made })
    } catch (error) {
      showToast('Não deu para girar', sentenceOf(error), 'danger')
    } finally {
      setTurning(false)
    }
  }

  // The focused button has gone.
  useEffect(() => {
    if (refusal) again.current?.focus()
  }, [refusal])

  const isLookedAt = photo !== undefined && framed?.photo === photo && judged?.photo === photo
  const framing = isLookedAt ? framed.framing : null
  const light = isLookedAt ? judged.light : null
  const isSharpest = isBurst && chosen === sharpest
  // Wait for both checks: a verdict must not change.
  const review = reviewWords({ slot, framing, light, isSharpest, byOther })
  const isDoubted = review?.isDoubted ?? isKnownDoubted
  // A photo on its side is better rotated than retaken.
  const isLying = (framing?.turns ?? 0) > 0
  const suggestion = (review && suggest?.(review.doubts)) ?? null

  // Unchecked photos are checked when prepared.
  const use = useEffectEvent((used: Blob) => onUse(used, light && framing ? review?.doubts : undefined, null))
  useEffect(() => {
    if (isWanted && photo) use(photo)
  }, [isWanted, photo])

  const againButton = shot.isChosen ? (
    <GalleryButton
      key={`again ${refusal ?? ''}`}
      className={`camera-pill ${isDoubted && !isLying ? 'camera-pill-primary' : ''}`}
      label="Escolher outra"
      takesFocus={refusal !== null}
      onFile={onFile}
    >
      Escolher outra
    </GalleryButton>
  ) : (
    <button
      key="again"
      ref={again}
      type="button"
      className={`camera-pill ${isDoubted && !isLying ? 'camera-pill-primary' : ''}`}
      onClick={onAgain}
    >
      Tirar outra
    </button>
  )
  const useButton = !refusal && (
    <button
      key="use"
      ref={useIt}
      type="button"
      className={`camera-pill ${isDoubted ? '' : 'camera-pill-primary'}`}
      disabled={isTurning}
      onClick={() => setWanted(true)}
    >
      {isDoubted ? 'Usar assim mesmo' : 'Usar esta foto'}
    </button>
  )
  const name = `Foto: ${PHOTO_SLOT_WORDS[slot]}`
  return (
    <div className="camera-view">
      {frame && <FrameImage frame={frame} name={name} />}
      {!frame && photo && (
        <PhotoImage
          photo={photo}
          name={name}
          className={isBurst ? 'camera-shot camera-shot-burst' : 'camera-shot'}
          hidden={refusal !== null}
        />
      )}
      {!refusal && framing?.axis && <LeaningAxis axis={framing.axis} isBurst={isBurst} />}
      <CameraTop slot={slot} onClose={onClose}>
        {photo && !refusal && (
          <IconButton svg={clockwise} label="Girar" disabled={isTurning} onClick={() => void turn(1)} />
        )}
      </CameraTop>
      <div className="camera-bar camera-review stack gap-16">
        <div role="status">
          {refusal && <p className="camera-verdict">{refusal}</p>}
          {!refusal && review && (
            <>
              <p className="camera-verdict">{review.words}</p>
              <p className="camera-advice mt-4 t-body">{review.advice}</p>
            </>
          )}
        </div>
        {!refusal && framing && isLying && (
          <button
            type="button"
            className="camera-pill camera-pill-primary"
            disabled={isTurning}
            onClick={() => void turn(framing.turns)}
          >
            Girar a foto
          </button>
        )}
        {!refusal && photo && suggestion && (
          <button type="button" className="camera-move" onClick={() => onUse(photo, review?.doubts, suggestion)}>
            {suggestion.words}
          </button>
        )}
        {isBurst && <BurstStrip photos={photos} sharpest={sharpest} chosen={chosen} onChoose={setChosen} />}
        {/* Buttons never swap under a thumb. */}
        <div className="camera-choice">{isKnownDoubted ? [useButton, againButton] : [againButton, useButton]}</div>
      </div>
    </div>
  )
}

function FrameImage({ frame, name }: { frame: HTMLCanvasElement; name: string }) {
  const place = useCallback((box: HTMLElement | null) => box?.replaceChildren(frame), [frame])
  return <div ref={place} className="camera-shot" role="img" aria-label={name} />
}

interface LeaningAxisProps {
  axis: NonNullable<Framing['axis']>
  isBurst: boolean
}

function LeaningAxis({ axis: { chin, hair, width, height }, isBurst }: LeaningAxisProps) {
  const at = (share: number) => ({ x: chin.x + (hair.x - chin.x) * share, y: chin.y + (hair.y - chin.y) * share })
  return (
    <svg
      className={isBurst ? 'camera-shot camera-shot-burst' : 'camera-shot'}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {AXIS_ENDS.map(([from, to]) => {
        const [a, b] = [at(from), at(to)]
        return <line key={from} className="camera-axis" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      })}
    </svg>
  )
}

/** Shares of the way from the chin to the hair. */
const AXIS_ENDS = [
  [1.28, 1.5],
  [-0.14, -0.36],
] as const

interface PhotoImageProps {
  photo: Blob
  name: string
  className: string
  hidden: boolean
}

function PhotoImage({ photo, name, className, hidden }: PhotoImageProps) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    if (picture.current) picture.current.src = made
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return <img className={className} ref={picture} hidden={hidden} alt={name} />
}

import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import warning from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?raw'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import { sentenceOf } from '#contract/problem.ts'
import { openPhoto } from './photo-prepare.ts'
import { measurePhoto } from './photo-quality.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useFocusOnMount } from '#pwa/ui/use-focus-on-mount.ts'
import type { Burst } from './camera-burst.ts'
import { BurstStrip } from './burst-strip.tsx'
import { CameraTop } from './camera-top.tsx'
import { type FramingVerdict, joinWarnings, judgeFraming } from './photo-doubts.ts'
import { judgePhoto, type PhotoVerdict, type PhotoWarning } from './photo-verdict.ts'

/** What was taken. A single one is seen as the frame it is before its file is made: until then there are no photos. */
export interface Shot extends Burst {
  frame?: HTMLCanvasElement
}

interface CameraReviewProps {
  slot: PhotoSlot
  shot: Shot
  onUse: (photo: Blob, warning?: PhotoWarning) => void
  onAgain: () => void
  onClose: () => void
}

/** A calm look before the photo is used: what is well and what is not, and the choice. */
export function CameraReview({ slot, shot, onUse, onAgain, onClose }: CameraReviewProps) {
  const { frame, photos, sharpest } = shot
  const [chosen, setChosen] = useState(sharpest)
  const photo = photos[chosen] ?? photos[0]
  const isBurst = photos.length > 1
  const [judged, setJudged] = useState<{ photo: Blob; verdict: PhotoVerdict } | null>(null)
  const [framed, setFramed] = useState<{ photo: Blob; verdict: FramingVerdict } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isWanted, setWanted] = useState(false)
  const useIt = useFocusOnMount<HTMLButtonElement>()
  const again = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!photo) return
    let left = false
    openPhoto(photo).catch((error: unknown) => !left && setRefusal(sentenceOf(error)))
    void measurePhoto(photo).then((quality) => quality && !left && setJudged({ photo, verdict: judgePhoto(quality) }))
    void judgeFraming(photo, slot).then((verdict) => verdict && !left && setFramed({ photo, verdict }))
    return () => {
      left = true
    }
  }, [photo, slot])

  // The button that had the focus is gone then.
  useEffect(() => {
    if (refusal) again.current?.focus()
  }, [refusal])

  // A photo used before it was measured is measured when it is prepared.
  const use = useEffectEvent((used: Blob) => {
    const isMeasured = judged?.photo === used
    const framing = framed?.photo === used ? framed.verdict.warning : null
    onUse(used, isMeasured ? joinWarnings(framing, judged.verdict.warning) : undefined)
  })
  // Pressed before the file was there.
  useEffect(() => {
    if (isWanted && photo) use(photo)
  }, [isWanted, photo])

  const framing = framed?.photo === photo ? framed?.verdict : undefined
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
      <CameraTop slot={slot} onClose={onClose} />
      <div className="camera-bar camera-review">
        <div role="status">
          {refusal && <p className="camera-verdict">{refusal}</p>}
          {!refusal && judged && (
            <Verdict verdict={judged.verdict} framing={framing} isProposed={isBurst && chosen === sharpest} />
          )}
        </div>
        {isBurst && <BurstStrip photos={photos} sharpest={sharpest} chosen={chosen} onChoose={setChosen} />}
        <div className="camera-choice">
          <button
            ref={again}
            type="button"
            className={`camera-pill ${framing?.isDoubted ? 'camera-pill-primary' : ''}`}
            onClick={onAgain}
          >
            Tirar outra
          </button>
          {!refusal && (
            <button
              ref={useIt}
              type="button"
              className={`camera-pill ${framing?.isDoubted ? '' : 'camera-pill-primary'}`}
              onClick={() => setWanted(true)}
            >
              {framing?.isDoubted ? 'Usar assim mesmo' : 'Usar esta foto'}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

/** The frame as it was taken, in the place of a picture. */
function FrameImage({ frame, name }: { frame: HTMLCanvasElement; name: string }) {
  const place = useCallback((box: HTMLElement | null) => box?.replaceChildren(frame), [frame])
  return <div ref={place} className="camera-shot" role="img" aria-label={name} />
}

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

interface VerdictProps {
  verdict: PhotoVerdict
  framing: FramingVerdict | undefined
  isProposed: boolean
}

function Verdict({ verdict, framing, isProposed }: VerdictProps) {
  const isGood = verdict.isGood && (framing?.isGood ?? true)
  const advice = framing?.advice ?? (isGood ? 'Confira se nada ficou cortado.' : 'Você pode tirar outra ou usar assim.')
  return (
    <>
      <ul className="camera-verdict">
        {framing && <VerdictLine text={framing.words} isGood={framing.isGood} />}
        <VerdictLine text={verdict.sharpness} isGood={verdict.isSharp} />
        <VerdictLine text={verdict.light} isGood={verdict.isLit} />
      </ul>
      <p className="camera-advice">
        {isProposed && 'A mais nítida das cinco. '}
        {advice}
      </p>
    </>
  )
}

function VerdictLine({ text, isGood }: { text: string; isGood: boolean }) {
  return (
    <li data-good={isGood ? '' : undefined}>
      <Icon svg={isGood ? checkCircle : warning} size={20} />
      {text}
    </li>
  )
}

import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import warning from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import { problems } from '#contract/problem.ts'
import { PHOTO_HEADER_BYTES, readPhotoHeader } from '#pwa/platform/photo-header.ts'
import { measurePhoto } from '#pwa/platform/photo-quality.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import type { Burst } from '#pwa/platform/camera-burst.ts'
import { BurstStrip } from './burst-strip.tsx'
import { CameraTop } from './camera-top.tsx'
import { judgePhoto, type PhotoVerdict } from './photo-verdict.ts'

interface CameraReviewProps {
  slot: PhotoSlot
  burst: Burst
  onUse: (photo: Blob) => void
  onAgain: () => void
  onClose: () => void
}

const NOTHING = new Blob()

/** A calm look before the photo is used: what is well and what is not, and the choice. */
export function CameraReview({ slot, burst, onUse, onAgain, onClose }: CameraReviewProps) {
  const { photos, sharpest } = burst
  const [chosen, setChosen] = useState(sharpest)
  const photo = photos[chosen] ?? photos[0] ?? NOTHING
  const isBurst = photos.length > 1
  const picture = useRef<HTMLImageElement>(null)
  const [verdict, setVerdict] = useState<PhotoVerdict | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  useEffect(() => {
    const made = URL.createObjectURL(photo)
    if (picture.current) picture.current.src = made
    let left = false
    void isPhoto(photo).then((is) => !is && !left && setRefusal(problems['photo-not-image'].text))
    void measurePhoto(photo).then((quality) => quality && !left && setVerdict(judgePhoto(quality)))
    return () => {
      left = true
      URL.revokeObjectURL(made)
    }
  }, [photo])

  return (
    <div className="camera-view">
      <img
        className={isBurst ? 'camera-shot camera-shot-burst' : 'camera-shot'}
        ref={picture}
        hidden={refusal !== null}
        alt={`Foto: ${PHOTO_SLOT_WORDS[slot]}`}
      />
      <CameraTop slot={slot} onClose={onClose} />
      <div className="camera-bar camera-review">
        <div role="status">
          {refusal && <p className="camera-verdict">{refusal}</p>}
          {!refusal && verdict && <Verdict verdict={verdict} isProposed={isBurst && chosen === sharpest} />}
        </div>
        {isBurst && <BurstStrip photos={photos} sharpest={sharpest} chosen={chosen} onChoose={setChosen} />}
        <div className="camera-choice">
          <button type="button" className="camera-pill" onClick={onAgain}>
            Tirar outra
          </button>
          {!refusal && (
            <button type="button" className="camera-pill camera-pill-primary" onClick={() => onUse(photo)}>
              Usar esta foto
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

function Verdict({ verdict, isProposed }: { verdict: PhotoVerdict; isProposed: boolean }) {
  return (
    <>
      <ul className="camera-verdict">
        <VerdictLine text={verdict.sharpness} isGood={verdict.isSharp} />
        <VerdictLine text={verdict.light} isGood={verdict.isLit} />
      </ul>
      <p className="camera-advice">
        {isProposed && 'A mais nítida das cinco. '}
        {verdict.isGood ? 'Confira se nada ficou cortado.' : 'Você pode tirar outra ou usar assim.'}
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

async function isPhoto(file: Blob): Promise<boolean> {
  return readPhotoHeader(await file.slice(0, PHOTO_HEADER_BYTES).arrayBuffer()) !== null
}

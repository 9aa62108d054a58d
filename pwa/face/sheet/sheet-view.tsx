import cameraRotate from '@phosphor-icons/core/assets/regular/camera-rotate.svg?raw'
import skipForward from '@phosphor-icons/core/assets/regular/skip-forward.svg?raw'
import speakerHigh from '@phosphor-icons/core/assets/regular/speaker-high.svg?raw'
import speakerSlash from '@phosphor-icons/core/assets/regular/speaker-slash.svg?raw'
import { useEffect, useRef, useState } from 'react'
import Webcam from 'react-webcam'
import type { SheetState } from '#visagism/finder/judge-sheet.ts'
import { sheetPlace } from '#visagism/finder/sheet.ts'
import type { Face } from '#pwa/face/finder/face.ts'
import { type CameraTrouble, troubleOf } from '#pwa/face/camera/camera-blocked.tsx'
import { useAutoShutter, useVoice } from '#pwa/face/camera/camera-preferences.ts'
import { ShutterRing } from '#pwa/face/camera/shutter-ring.tsx'
import { hush, speak } from '#pwa/face/camera/speech.ts'
import { useVisible } from '#pwa/platform/visible.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { useFocusOnMount } from '#pwa/ui/use-focus-on-mount.ts'
import { SheetGauges } from './sheet-gauges.tsx'
import { SheetLines } from './sheet-lines.tsx'
import { SheetTop } from './sheet-top.tsx'
import { SHEET_WORDS, spokenSheet } from './sheet-words.ts'
import { useSheetGuide, videoPixels } from './use-sheet-guide.ts'

/** An upright phone, until the first frame. */
const UPRIGHT = 3 / 4
/** More detail changes no value. */
const SHOT_SIDE_PX = 1200

export interface SheetShot {
  readonly pixels: ImageData
  readonly mirrored: boolean
}

interface SheetViewProps {
  face: Face
  /** In memory only: nothing but the numbers is kept. */
  onShot: (shot: SheetShot) => void
  onTrouble: (trouble: CameraTrouble) => void
  onClose: () => void
}

/** Hiding or leaving the app stops the stream. */
export function SheetView({ face, onShot, onTrouble, onClose }: SheetViewProps) {
  const video = useRef<HTMLVideoElement | null>(null)
  const [facing, setFacing] = useState<'user' | 'environment'>('user')
  const [isLive, setLive] = useState(false)
  const [ratio, setRatio] = useState(UPRIGHT)
  const isRunning = useVisible()
  const mirrored = facing === 'user'
  const { isAloud, toggle } = useVoice('front')
  const [isAuto] = useAutoShutter()
  const shutter = useFocusOnMount<HTMLButtonElement>()

  const shoot = () => {
    const pixels = video.current && videoPixels(video.current, SHOT_SIDE_PX)
    if (!pixels) return
    navigator.vibrate?.(30)
    onShot({ pixels, mirrored })
  }
  const seen = useSheetGuide({
    video,
    face,
    mirrored,
    isRunning: isLive && isRunning,
    onReady: () => isAuto && shoot(),
  })
  const state = seen?.shown ?? 'none'
  return (
    <div className="camera-view camera-live sheet-view">
      <div className="camera-frame" data-sheet-state={state}>
        <div className="camera-picture" style={{ '--ratio': ratio }}>
          {isRunning && (
            <Webcam
              key={facing}
              className="camera-video"
              audio={false}
              muted
              playsInline
              mirrored={mirrored}
              videoConstraints={{ facingMode: facing, width: { ideal: 1600 }, height: { ideal: 1200 } }}
              onLoadedData={({ currentTarget: { videoWidth, videoHeight } }) => {
                setRatio(videoWidth / videoHeight)
                setLive(true)
              }}
              onUserMedia={(stream) => {
                for (const track of stream.getVideoTracks()) track.addEventListener('ended', () => onTrouble('lost'))
              }}
              onUserMediaError={(error) => onTrouble(troubleOf(error))}
              ref={(webcam) => {
                video.current = webcam?.video ?? null
              }}
            />
          )}
          <SheetLines seen={seen} ratio={ratio} mirrored={mirrored} />
          <SheetGauges judgement={seen?.judgement} />
        </div>
      </div>
      <SheetTop onClose={onClose}>
        {toggle && (
          <IconButton
            svg={isAloud ? speakerHigh : speakerSlash}
            label="Orientação por voz"
            aria-pressed={isAloud}
            onClick={toggle}
          />
        )}
      </SheetTop>
      <SheetWord state={state} isAloud={isAloud} />
      <div className="camera-bar">
        <div className="camera-controls">
          <button type="button" className="camera-control" onClick={onClose}>
            <Icon svg={skipForward} />
            Sem folha
          </button>
          <div className="camera-release">
            <ShutterRing filled={isAuto ? (seen?.ring ?? 0) : 0} />
            <button
              ref={shutter}
              type="button"
              className="camera-shutter"
              onClick={shoot}
              // `disabled` would lose the focus.
              aria-disabled={!isLive}
              aria-label="Medir agora"
            >
              <i />
            </button>
            <p className="sheet-caption">Papel comum serve</p>
          </div>
          <button
            type="button"
            className="camera-control"
            onClick={() => {
              setLive(false)
              setFacing(mirrored ? 'environment' : 'user')
            }}
          >
            <Icon svg={cameraRotate} />
            Virar
          </button>
        </div>
      </div>
    </div>
  )
}

function SheetWord({ state, isAloud }: { state: SheetState; isAloud: boolean }) {
  const { word, more } = SHEET_WORDS[state]
  useEffect(() => {
    if (isAloud) speak(spokenSheet(state))
    return hush
  }, [state, isAloud])
  return (
    <div className="camera-word sheet-word" role={isAloud ? undefined : 'status'}>
      <p>{word}</p>
      {more && <p className="camera-word-more">{more}</p>}
    </div>
  )
}

export const placeIn = ({ pixels, mirrored }: SheetShot) => sheetPlace(pixels, mirrored)

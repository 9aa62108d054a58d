import speakerHigh from '@phosphor-icons/core/assets/regular/speaker-high.svg?raw'
import speakerSlash from '@phosphor-icons/core/assets/regular/speaker-slash.svg?raw'
import { useEffect, useRef, useState } from 'react'
import Webcam from 'react-webcam'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { type Burst, captureBurst } from './camera-burst.ts'
import { takeFrame } from './camera-frame.ts'
import { useLevel } from './camera-level.ts'
import { useLight } from './camera-light.ts'
import { useAutoShutter, useVoice } from './camera-preferences.ts'
import { BackGauges } from './back-gauges.tsx'
import { FaceGuideLines } from './face-guide-lines.tsx'
import { GuideGauges } from './guide-gauges.tsx'
import { GuideLine } from './guide-line.tsx'
import { playGuideSound } from './guide-sounds.ts'
import { NOT_FOUND_ADVICE } from './guide-words.ts'
import { explain, hush, speak } from './speech.ts'
import { TurnGuide } from './turn-guide.tsx'
import { useFaceGuide } from './use-face-guide.ts'
import { useGuideSounds } from './use-guide-sounds.ts'
import { useVisible } from '#pwa/platform/visible.ts'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { useFocusOnMount } from '#pwa/ui/use-focus-on-mount.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { type CameraTrouble, troubleOf } from './camera-blocked.tsx'
import { CameraControls } from './camera-controls.tsx'
import { CameraGauges } from './camera-gauges.tsx'
import { CameraHintLine } from './camera-hint-line.tsx'
import { CameraTop } from './camera-top.tsx'
import { CameraOutline } from './slot-outline.tsx'
import { BURST_OF, isBlind, openingWords, spokenDone, spokenPose } from './spoken-guide.ts'
import { type Timer, useSelfTimer } from './use-self-timer.ts'

/** Enough for a full page of the report. */
const FRAME = { width: { ideal: 2048 }, height: { ideal: 1536 } } as const

const UPRIGHT = 3 / 4

interface CameraViewProps {
  slot: PhotoSlot
  /** A helper holds the phone: rear camera, no timer, no speech. */
  byOther: boolean
  /** Not encoded yet. */
  onFrame: (frame: HTMLCanvasElement) => void
  onPhoto: (burst: Burst) => void
  onFile: (file: File) => void
  onTrouble: (trouble: CameraTrouble) => void
  onAsk: (() => void) | undefined
  onClose: () => void
}

/** Leaving or hiding the app stops the stream. */
export function CameraView({ slot, byOther, onFrame, onPhoto, onFile, onTrouble, onAsk, onClose }: CameraViewProps) {
  const video = useRef<HTMLVideoElement | null>(null)
  const [facing, setFacing] = useState<'user' | 'environment'>(slot === 'front' && !byOther ? 'user' : 'environment')
  // Alone, nobody can press and turn away at once.
  const [timer, setTimer] = useState<Timer>(isBlind(slot) && !byOther ? 3 : 0)
  const [isLive, setLive] = useState(false)
  const [ratio, setRatio] = useState(UPRIGHT)
  const isVisible = useVisible()
  const inFront = useInFront()
  const isRunning = isVisible && inFront
  const light = useLight(video, isLive && isRunning)
  const level = useLevel(isRunning)

  const [isBursting, setBursting] = useState(false)

  const { isAloud, toggle: toggleVoice } = useVoice(slot)
  const pose = byOther ? undefined : spokenPose(slot)
  const guidesAloud = isAloud && !byOther
  useEffect(() => {
    if (pose && isLive && guidesAloud) explain(openingWords(slot))
    return hush
  }, [pose, isLive, guidesAloud, slot])

  const shootOne = (running: HTMLVideoElement) => {
    const frame = takeFrame(running)
    if (!frame) return false
    onFrame(frame)
    return true
  }
  const shootBurst = async (running: HTMLVideoElement) => {
    setBursting(true)
    const burst = await captureBurst(running, BURST_OF)
    setBursting(false)
    if (burst.photos.length === 0) return false
    onPhoto(burst)
    return true
  }
  /** @param asBurst propose the sharpest of several, where nobody chose the moment */
  const shoot = async (asBurst = isBlind(slot)) => {
    if (!video.current || isBursting) return
    const isTaken = asBurst ? await shootBurst(video.current) : shootOne(video.current)
    if (!isTaken) return
    navigator.vibrate?.(30)
    playGuideSound('shot')
    // After unmounting, which silences speech.
    if (pose) setTimeout(() => speak(spokenDone(slot)))
  }
  const countdown = useSelfTimer(() => void shoot())
  const start = () => {
    // The countdown must not wait.
    hush()
    if (pose && timer > 3) speak(`${pose} Em ${timer} segundos.`)
    countdown.start(timer)
  }
  const mirrored = facing === 'user'
  const [isAuto, setAuto] = useAutoShutter()
  const seen = useFaceGuide({
    video,
    slot,
    isRunning: isLive && isRunning,
    onReady: () => {
      if (isAuto && countdown.left === null) void shoot(true)
    },
  })
  const isCounting = countdown.left !== null
  useGuideSounds({ seen: isCounting ? null : seen, slot, isAuto, byOther })
  const isNotFound = seen?.guidance.notFound === true && slot !== 'back'
  const state = isNotFound ? 'notfound' : seen?.guidance.shown.state
  const caption = isNotFound
    ? 'Toque quando quiser'
    : (!seen || slot === 'back') && timer > 0 && isAloud
      ? 'Contagem em voz alta'
      : null

  return (
    <div className="camera-view camera-live">
      <div className="camera-frame" data-face={state} data-slot={slot}>
        <div className="camera-picture" style={{ '--ratio': ratio }}>
          {isRunning && (
            <Webcam
              key={facing}
              className="camera-video"
              audio={false}
              muted
              playsInline
              mirrored={mirrored}
              videoConstraints={{ facingMode: facing, ...FRAME }}
              // A live stream may not have a frame yet.
              onLoadedData={({ currentTarget: { videoWidth, videoHeight } }) => {
                setRatio(videoWidth / videoHeight)
                setLive(true)
              }}
              // Unplugged, or taken by a call: the picture would freeze.
              onUserMedia={(stream) => {
                for (const track of stream.getVideoTracks()) track.addEventListener('ended', () => onTrouble('lost'))
              }}
              onUserMediaError={(error) => onTrouble(troubleOf(error))}
              ref={(webcam) => {
                video.current = webcam?.video ?? null
              }}
            />
          )}
          {seen && <FaceGuideLines seen={seen} slot={slot} mirrored={mirrored} />}
          {seen && !isCounting && <TurnGuide seen={seen} slot={slot} mirrored={mirrored} />}
          {!seen && <CameraOutline slot={slot} mirrored={mirrored} />}
          {seen && !isCounting && slot === 'front' && !isNotFound && <GuideGauges seen={seen} />}
          {seen && !isCounting && slot === 'back' && <BackGauges seen={seen} />}
          {isNotFound && !isCounting && <p className="camera-advice-over">{NOT_FOUND_ADVICE}</p>}
          {!seen && !isCounting && <CameraGauges level={level} light={light} />}
        </div>
        {countdown.left !== null && (
          <p className="camera-numeral stack centred num" aria-hidden="true" key={countdown.left}>
            {countdown.left}
          </p>
        )}
      </div>
      <CameraTop slot={slot} onClose={onClose}>
        {!byOther && toggleVoice && (
          <IconButton
            svg={isAloud ? speakerHigh : speakerSlash}
            label="Guiar em voz alta"
            aria-pressed={isAloud}
            onClick={toggleVoice}
          />
        )}
      </CameraTop>
      {seen && !isCounting ? (
        <GuideLine seen={seen} slot={slot} byOther={byOther} isAloud={guidesAloud} />
      ) : (
        <CameraHintLine slot={slot} light={light} counting={countdown.left} isGuided={guidesAloud} />
      )}
      <div className="camera-bar">
        {!isCounting ? (
          <CameraControls
            slot={slot}
            isReady={isLive && !isBursting}
            timer={timer}
            ring={seen && slot !== 'back' ? { filled: seen.guidance.ring, isAuto, onAuto: setAuto } : null}
            caption={caption}
            onTimer={setTimer}
            onTurn={() => {
              setLive(false)
              setFacing(mirrored ? 'environment' : 'user')
            }}
            onShoot={() => (timer > 0 ? start() : void shoot())}
            onFile={onFile}
            onAsk={isBlind(slot) ? onAsk : undefined}
          />
        ) : (
          <Counting slot={slot} onCancel={countdown.cancel} />
        )}
      </div>
    </div>
  )
}

function Counting({ slot, onCancel }: { slot: PhotoSlot; onCancel: () => void }) {
  const cancel = useFocusOnMount<HTMLButtonElement>()
  return (
    <div className="camera-counting stack gap-14 t-body">
      <p>
        {slot === 'back' ? 'Fique de costas e olhe para a frente.' : 'Fique na posição.'}{' '}
        {isBlind(slot) ? 'São cinco fotos seguidas.' : 'A foto sai sozinha.'}
      </p>
      <button ref={cancel} type="button" className="camera-pill" onClick={onCancel}>
        Cancelar contagem
      </button>
    </div>
  )
}

import eye from '@phosphor-icons/core/assets/regular/eye.svg?raw'
import ruler from '@phosphor-icons/core/assets/regular/ruler.svg?raw'
import scissors from '@phosphor-icons/core/assets/regular/scissors.svg?raw'
import speaker from '@phosphor-icons/core/assets/regular/speaker-high.svg?raw'
import sun from '@phosphor-icons/core/assets/regular/sun.svg?raw'
import timer from '@phosphor-icons/core/assets/regular/timer.svg?raw'
import user from '@phosphor-icons/core/assets/regular/user.svg?raw'
import { useEffect, useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { canSpeak, useMuted } from './speech.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { CAMERA_HINTS, type CameraHint, HINT_MS, TOO_BRIGHT, TOO_DARK } from './camera-hints.ts'
import { judgeLight } from './photo-verdict.ts'

const ICONS: Readonly<Record<CameraHint['icon'], string>> = { eye, ruler, scissors, speaker, sun, timer, user }

interface CameraHintLineProps {
  slot: PhotoSlot
  light: number | null
  counting: number | null
  /** Guidance is spoken: announce nothing. */
  isGuided: boolean
}

export function CameraHintLine({ slot, light, counting, isGuided }: CameraHintLineProps) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), HINT_MS)
    return () => clearInterval(timer)
  }, [])
  const isMuted = useMuted()
  const hints = CAMERA_HINTS[slot]
  const urgent = urgentHint(light, counting, canSpeak() && !isMuted)
  const hint = urgent ?? hints[turn % hints.length]
  return (
    <>
      <p className="camera-hint">
        {hint && (
          <span key={hint.text}>
            <Icon svg={ICONS[hint.icon]} />
            {hint.text}
          </span>
        )}
      </p>
      {/* Only problems: hints change too fast for a screen reader. */}
      <p className="visually-hidden" role="status">
        {!isGuided && urgent?.text}
      </p>
    </>
  )
}

function urgentHint(light: number | null, counting: number | null, isAloud: boolean): CameraHint | null {
  if (counting !== null) {
    return isAloud ? { icon: 'speaker', text: 'Contando em voz alta' } : { icon: 'timer', text: 'Contando' }
  }
  if (light === null) return null
  const { isGood, word } = judgeLight(light)
  if (isGood) return null
  return word === 'pouca' ? TOO_DARK : TOO_BRIGHT
}

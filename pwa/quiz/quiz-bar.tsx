import { useState } from 'react'
import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import speakerHigh from '@phosphor-icons/core/assets/regular/speaker-high.svg?raw'
import speakerSlash from '@phosphor-icons/core/assets/regular/speaker-slash.svg?raw'
import { formatInteger } from '#contract/format.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { QUESTION_IDS } from '#visagism/knowledge/quiz-questions.ts'
import { STEPS_TEXT } from './content/questions.ts'
import { isMuted, setMuted } from './sound.ts'
import './question-screen.css'

const COUNT = QUESTION_IDS.length

interface QuizBarProps {
  points: number
  /** Includes the current one. */
  asked: number
  isQuestion?: boolean
  onBack: () => void
}

export function QuizBar({ points, asked, isQuestion = false, onBack }: QuizBarProps) {
  const [muted, mute] = useState(isMuted)
  const toggle = () => {
    setMuted(!muted)
    mute(!muted)
  }
  return (
    <div className="quiz-bar">
      <div className="quiz-bar-row row">
        <IconButton svg={caretLeft} label={STEPS_TEXT.back} onClick={onBack} />
        <span className="quiz-points inline-row num" key={points}>
          {formatInteger(points)} pontos
        </span>
        <IconButton
          svg={muted ? speakerSlash : speakerHigh}
          label={muted ? STEPS_TEXT.unmute : STEPS_TEXT.mute}
          aria-pressed={muted}
          onClick={toggle}
        />
      </div>
      <div className="quiz-bar-tape">
        <Tape
          majors={COUNT}
          minors={4}
          filled={(asked / COUNT) * 100}
          label="Progresso do teste"
          valueText={`Pergunta ${asked} de ${COUNT}`}
        />
        <p className="num">
          <span>
            Progresso {Math.ceil(asked / 2)}/{Math.ceil(COUNT / 2)}
          </span>
          <span>{isQuestion && `Pergunta ${asked} de ${COUNT}`}</span>
        </p>
      </div>
    </div>
  )
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import type { QuizOption, QuizQuestion } from '#visagism/knowledge/quiz-questions.ts'
import type { HeadSubject } from './head/own-drawing.tsx'
import { Emoji } from './emoji.tsx'
import { mottoOf } from './motto.ts'
import { questionIndex } from './quiz-flow.ts'
import { optionPicture } from '#pwa/frame/quiz-pictures.ts'
import './option-grid.css'

interface OptionGridProps {
  question: QuizQuestion
  chosen: string | undefined
  /** Null before they chose. */
  subject: HeadSubject | null
  /** The answer just given, while its points flash. */
  picked: QuizOption | null
  onPick: (option: QuizOption) => void
}

/** Lazy: the first question must not wait for the drawing engine. */
const OwnDrawing = lazy(() =>
  import('./head/own-drawing.tsx').then(({ OwnDrawing: drawing }) => ({ default: drawing })),
)

/** By touch, pointer, keys 1–6 and arrows. */
export function OptionGrid({ question, chosen, subject, picked, onPick }: OptionGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
      const wish = wishOf(
        event.key,
        buttons.findIndex((button) => button === document.activeElement),
        buttons.length,
      )
      if (!wish) return
      event.preventDefault()
      const option = question.options[wish.index]
      if (wish.kind === 'focus') buttons[wish.index]?.focus()
      else if (option) pick.current(option)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [question])
  return (
    <div
      ref={grid}
      className={`options options-${question.options.length}`}
      role="group"
      aria-label={question.question}
    >
      {question.options.map((option, i) => (
        <button
          key={option.value}
          type="button"
          className="option"
          aria-pressed={option.value === chosen}
          aria-disabled={picked ? true : undefined}
          aria-keyshortcuts={String(i + 1)}
          onClick={() => onPick(option)}
        >
          <span className={`option-drawing option-of-${question.id}`}>
            {subject ? (
              <Suspense>
                <OwnDrawing question={question} option={option} subject={subject} />
              </Suspense>
            ) : (
              <OptionDrawing question={question} option={option} />
            )}
            <span className={`option-points num ${picked === option ? 'is-flashing' : ''}`} aria-hidden="true">
              +{option.points} pontos
            </span>
          </span>
          <b>
            {option.label}
            <Emoji of={option.emoji} />
          </b>
          <small>{subject ? mottoOf(option, subject.head) : option.description}</small>
        </button>
      ))}
    </div>
  )
}

/** On the first question, the landing's small picture is the placeholder. */
function OptionDrawing({ question, option }: { question: QuizQuestion; option: QuizOption }) {
  const drawing = optionPicture(question.id, option.value)
  const [isWhole, setWhole] = useState(questionIndex(question.id) > 0)
  return (
    <PictureImage
      {...drawing}
      alt=""
      lazy={false}
      style={isWhole ? undefined : { background: `url(${drawing.small.src}) 50% 100% / contain no-repeat` }}
      onLoad={() => setWhole(true)}
    />
  )
}

type KeyWish = { readonly kind: 'choose' | 'focus'; readonly index: number }

const FORWARD = new Set(['ArrowRight', 'ArrowDown'])
const BACKWARD = new Set(['ArrowLeft', 'ArrowUp'])

/** 1–6 choose; arrows cycle from the focused answer (−1: none); Home and End. */
export function wishOf(key: string, focused: number, count: number): KeyWish | null {
  if (/^[1-9]$/.test(key)) return Number(key) <= count ? { kind: 'choose', index: Number(key) - 1 } : null
  if (key === 'Home') return { kind: 'focus', index: 0 }
  if (key === 'End') return { kind: 'focus', index: count - 1 }
  if (FORWARD.has(key)) return { kind: 'focus', index: (focused + 1) % count }
  if (BACKWARD.has(key)) return { kind: 'focus', index: focused <= 0 ? count - 1 : focused - 1 }
  return null
}

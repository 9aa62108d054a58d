import { Fragment } from 'react'
import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import { paths } from '#pwa/paths.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { fillName, QUIZ_QUESTIONS } from '#visagism/knowledge/quiz-questions.ts'
import { STEPS_TEXT } from './content/questions.ts'
import { FIRST_QUESTION, OPENING } from './progress-key.ts'
import { optionPicture } from '#pwa/frame/quiz-pictures.ts'
import { Emoji } from './emoji.tsx'
import './option-grid.css'
import './question-screen.css'
import './landing.css'

const COUNT = QUIZ_QUESTIONS.length

/** In the landing's document, shown by its fragment. The browser keeps a choice until the script loads. */
export function FirstQuestion() {
  const [question] = QUIZ_QUESTIONS
  if (!question) return null
  return (
    <section id={FIRST_QUESTION} className="quiz quiz-first" aria-label={question.question}>
      <div className="quiz-bar">
        <div className="quiz-bar-row row">
          <a className="icon-button" href={`#${OPENING}`} aria-label={STEPS_TEXT.back}>
            <Icon svg={caretLeft} />
          </a>
        </div>
        <div className="quiz-bar-tape">
          <Tape majors={COUNT} minors={4} filled={100 / COUNT} />
          <p className="num">
            <span>Progresso 1/{Math.ceil(COUNT / 2)}</span>
            <span>Pergunta 1 de {COUNT}</span>
          </p>
        </div>
      </div>
      <div className="quiz-ask column grow">
        <div className="quiz-words">
          <h2>{question.question}</h2>
          <p className="quiz-subtitle mt-6 t-label t-soft">{fillName(question.subtitle)}</p>
          <noscript>
            <p className="quiz-subtitle mt-6 t-label t-soft">
              {STEPS_TEXT.noScript}{' '}
              <a className="site-link" href={paths.sampleGuide}>
                {STEPS_TEXT.noScriptWay}
              </a>
              .
            </p>
          </noscript>
        </div>
        <div className={`options options-${question.options.length}`} role="radiogroup" aria-label={question.question}>
          {question.options.map(({ value, label, description, emoji }) => (
            <Fragment key={value}>
              <label className="option">
                <input className="visually-hidden" type="radio" name={question.id} value={value} />
                <span className={`option-drawing option-of-${question.id}`}>
                  {/* Usually cached: the landing shows it too. */}
                  <PictureImage {...optionPicture(question.id, value)} alt="" sizes="(min-width: 900px) 190px, 14vw" />
                </span>
                <b>
                  {label}
                  <Emoji of={emoji} />
                </b>
                <small>{description}</small>
              </label>
              <p className="quiz-coming">
                <span>{STEPS_TEXT.chosen(label)}</span> <span>{STEPS_TEXT.late}</span>
              </p>
            </Fragment>
          ))}
        </div>
        <div className="quiz-aside stack gap-8" />
      </div>
    </section>
  )
}

import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { QUIZ_FACTS } from '#pwa/claims/page-facts.ts'
import { ClaimPlace } from '#pwa/claims/claim-place.tsx'
import { picture } from '#pwa/frame/pictures.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Logo } from '#pwa/ui/logo.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { QUIZ_SHAPES } from '#visagism/knowledge/quiz-questions.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { LANDING } from './content/landing.ts'
import { FirstQuestion } from './first-question.tsx'
import { optionPicture } from '#pwa/frame/quiz-pictures.ts'
import { FIRST_QUESTION, OPENING } from './progress-key.ts'
import { QuizFooter } from '#pwa/frame/quiz-footer.tsx'
import './landing.css'

/** Smaller than displayed: the half-width file is enough for dense screens. */
const PAIR_SIZES = '(min-width: 900px) 20vw, 30vw'

export function Landing() {
  const start = (words: string, source: string, kind: 'primary' | 'paper' = 'primary') => (
    <ButtonLink kind={kind} wide="phone" href={`#${FIRST_QUESTION}`} data-start={source}>
      {words}
    </ButtonLink>
  )
  return (
    <div className="quiz-landing">
      <header id={OPENING} className="quiz-landing-top row">
        <a className="row tap t-plain" href={paths.home} aria-label={`${BRAND.name}, página inicial`}>
          <Logo size="md" />
        </a>
      </header>
      <section className="quiz-opening">
        <div className="quiz-opening-words">
          <h1>{LANDING.title}</h1>
          <p className="t-lead">{LANDING.lead}</p>
          <p className="quiz-opening-claim mt-10 t-strong t-body">{LANDING.claim}</p>
          {start(LANDING.start, 'landing_page')}
        </div>
        <div className="quiz-opening-sheet stack columns-3" aria-hidden="true">
          {QUIZ_SHAPES.map((shape) => (
            <figure key={shape}>
              <PictureImage
                {...optionPicture('faceShape', shape)}
                alt=""
                lazy={false}
                sizes="(min-width: 900px) 190px, 14vw"
              />
              <figcaption>{SHAPE_NAMES[shape].name}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <ClaimPlace name="teste-fatos" isInstead />
      <ul className="quiz-facts">
        {QUIZ_FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <section className="quiz-how site-column">
        <h2 className="t-h2">{LANDING.howTitle}</h2>
        <Tape majors={3} minors={5} />
        <ol className="stack gap-24 mt-16">
          {LANDING.how.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {start(LANDING.startMiddle, 'landing_middle')}
      </section>
      <section className="quiz-gallery site-column">
        <h2 className="t-h2">{LANDING.galleryTitle}</h2>
        <div className="quiz-gallery-pairs">
          {LANDING.gallery.map(({ before, after, title, text }) => (
            <figure key={title}>
              <div className="stack gap-2 columns-2">
                <PictureImage {...picture(before)} sizes={PAIR_SIZES} alt={`Desenho de um rosto antes: ${title}`} />
                <PictureImage {...picture(after)} sizes={PAIR_SIZES} alt={`O mesmo rosto depois: ${text}`} />
              </div>
              <figcaption className="stack t-soft">
                <b className="t-ink">{title}</b> {text}
              </figcaption>
            </figure>
          ))}
        </div>
        <p className="t-note t-soft">{LANDING.galleryNote}</p>
      </section>
      <ClaimPlace name="teste-vozes" />
      <section className="quiz-end mt-88 t-band on-band">
        <div className="site-column">
          <h2 className="t-h2">{LANDING.end}</h2>
          <p className="mt-12 t-band-soft">{LANDING.claim}</p>
          {start(LANDING.startEnd, 'landing_end', 'paper')}
          <p className="t-small mt-12 t-band-soft">{LANDING.privacy}</p>
        </div>
      </section>
      <QuizFooter />
      <FirstQuestion />
    </div>
  )
}

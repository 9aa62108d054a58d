import { paths } from '#pwa/paths.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { HOME_QUIZ } from '../content/home.ts'
import { picture } from '#pwa/frame/pictures.ts'
import './home.css'

/** The heads are aligned at brow and chin, so that only contours differ. */
export function QuizPromotion() {
  return (
    <section className="quiz-promotion" aria-labelledby="teste">
      <div className="quiz-promotion-words site-column">
        <div>
          <h2 className="t-h2" id="teste">
            {HOME_QUIZ.title}
          </h2>
          <p className="t-lead">{HOME_QUIZ.lead}</p>
        </div>
        <ButtonLink wide="phone" href={paths.quiz}>
          {HOME_QUIZ.start}
        </ButtonLink>
      </div>
      <div className="quiz-promotion-shapes stack mt-20" aria-hidden="true">
        <ol>
          {HOME_QUIZ.levels.map((level) => (
            <li key={level}>{level}</li>
          ))}
        </ol>
        {FACE_SHAPES.map((shape) => (
          <figure key={shape}>
            <PictureImage {...picture(`sete-${shape}`)} alt="" />
            <figcaption>{SHAPE_NAMES[shape].name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

import { useIsSimulated } from '#pwa/claims/live-figures.ts'
import { picture, type PictureName } from '#pwa/frame/pictures.ts'
import { PictureImage } from '#pwa/ui/picture-image.tsx'
import type { QuizShape } from '#visagism/quiz-questions.ts'
import { REST, RESULT_QUOTES } from '../content/result-rest.ts'

/** A face near the visitor's own, twice. */
const PAIRS: Readonly<Record<QuizShape, readonly [before: PictureName, after: PictureName]>> = {
  oval: ['tras-antes', 'tras-depois'],
  redondo: ['pixie-antes', 'pixie-depois'],
  quadrado: ['camadas-antes', 'camadas-depois'],
  coracao: ['franja-antes', 'franja-depois'],
  triangulo: ['grisalho-antes', 'grisalho-depois'],
  diamante: ['cachos-antes', 'cachos-depois'],
}

/** The same face before and after, and what others say; without a shape yet, no face. */
export function Pair({ shape }: { shape: QuizShape | undefined }) {
  const [before, after] = shape ? PAIRS[shape] : []
  return (
    <section className="result-pair">
      <h2>{REST.pairTitle}</h2>
      <div className="result-pair-plates">
        <figure>
          {before && <PictureImage {...picture(before)} alt="Desenho de um rosto, antes" />}
          <figcaption>antes</figcaption>
        </figure>
        <figure>
          {after && <PictureImage {...picture(after)} alt="O mesmo rosto com outro corte, depois" />}
          <figcaption>depois</figcaption>
        </figure>
      </div>
      <div className="result-voices">
        <p className="t-small t-soft">{REST.pairNote}</p>
        <Voices />
      </div>
    </section>
  )
}

/** Two invented voices, where invented ones may be heard. */
function Voices() {
  if (!useIsSimulated()) return null
  return RESULT_QUOTES.map(({ text, who, before: was, after: is }) => (
    <figure key={who}>
      <blockquote>“{text}”</blockquote>
      <figcaption>
        {who}
        <span>
          {was} → {is}
        </span>
      </figcaption>
    </figure>
  ))
}

import { useIsSimulated } from '#pwa/claims/live-figures.ts'
import { NO_HEAD, secondPlateOf, showsNoHair } from '#visagism/quiz-head/head.ts'
import { nowWords } from '#visagism/quiz-head/words.ts'
import { REST, RESULT_QUOTES } from '../content/result-rest.ts'
import { useTriedWords } from '../head/head-picture.ts'
import type { StoredResult } from '../quiz-result.ts'
import { HeadPlate } from './head-plate.tsx'
import { headAlt } from './result-top.ts'

const PAIR_FRAME = [-165, -182, 330, 328] as const

/** The visitor's head twice, in one frame: only the cut differs, or the frames where no hair is seen. Then what others say. */
export function Pair({ result }: { result: StoredResult | null }) {
  const head = result?.head ?? NO_HEAD
  const shape = result?.score.faceShape
  const tried = useTriedWords(head, shape)
  return (
    <section className="result-pair">
      <h2>{REST.pairTitle}</h2>
      <div className="result-pair-plates">
        <figure>
          {shape ? (
            <HeadPlate
              className="result-pair-plate"
              head={head}
              shape={shape}
              viewBox={PAIR_FRAME}
              plate={secondPlateOf(head)}
              hasLines
              alt={`${headAlt(shape)}: antes`}
            />
          ) : (
            <div className="head-plate result-pair-plate" data-plate="sand" />
          )}
          <figcaption>antes: {nowWords(head)}</figcaption>
        </figure>
        <figure>
          {shape ? (
            <HeadPlate
              className="result-pair-plate"
              head={head}
              shape={shape}
              isTried
              viewBox={PAIR_FRAME}
              hasLines
              alt={`O mesmo desenho, depois: ${tried}`}
            />
          ) : (
            <div className="head-plate result-pair-plate" data-plate="sand" />
          )}
          <figcaption>depois: {tried}</figcaption>
        </figure>
      </div>
      <div className="result-voices">
        <p className="t-small t-soft">{showsNoHair(head) ? REST.pairNoteFrames : REST.pairNote}</p>
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

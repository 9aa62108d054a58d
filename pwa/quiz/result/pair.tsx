import { licensedQuote, VOICES_NOTE } from '#pwa/claims/licensed.ts'
import { useIsSimulated, useLicensedVoices } from '#pwa/claims/live-figures.ts'
import { triedWords } from '#visagism/quiz-head/cuts.ts'
import { NO_HEAD, secondPlateOf, showsNoHair } from '#visagism/quiz-head/head.ts'
import { nowWords } from '#visagism/quiz-head/words.ts'
import { firstPageOf } from '#pwa/sample-guide/chapter-pages.ts'
import { SamplePageLink } from '#pwa/sample-guide/sample-page-image.tsx'
import { paths } from '#pwa/paths.ts'
import { REST, RESULT_QUOTES } from '../content/result-rest.ts'
import type { StoredResult } from '../quiz-result.ts'
import { HeadPlate } from './head-plate.tsx'
import { headAlt } from './result-top.ts'

/** The widest hair, and its length: down to the collar. */
const PAIR_FRAME = [-150, -186, 300, 439] as const

/** The visitor's head twice, in one frame: only the cut differs, or the frames where no hair is seen. Then what others say. */
export function Pair({ result }: { result: StoredResult | null }) {
  const head = result?.head ?? NO_HEAD
  const shape = result?.score.faceShape
  const tried = shape ? triedWords(head, shape) : ''
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
      <p className="result-pair-note t-small t-soft">{showsNoHair(head) ? REST.pairNoteFrames : REST.pairNote}</p>
      <Voices />
    </section>
  )
}

/** Two voices: invented where invented ones may be heard, else buyers' own, published by their licence, else the guide itself. */
function Voices() {
  const isSimulated = useIsSimulated()
  const licensed = useLicensedVoices()
  const items = isSimulated ? RESULT_QUOTES : licensed.slice(0, RESULT_QUOTES.length).map(licensedQuote)
  if (items.length === 0) return <OpenGuide />
  return (
    <section className="result-voices" aria-labelledby="vozes">
      <div>
        <h2 id="vozes">{REST.voices}</h2>
        {!isSimulated && <p className="t-small t-soft">{VOICES_NOTE}</p>}
      </div>
      {items.map(({ text, who, more }) => (
        <figure key={text}>
          <blockquote>“{text}”</blockquote>
          <figcaption>
            {who}
            <span>{more}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}

/** In place of what others say: two pages of the guide that stands open. */
function OpenGuide() {
  return (
    <section className="result-open" aria-labelledby="aberto">
      <div>
        <h2 id="aberto">{REST.openTitle}</h2>
        <p className="t-lead">{REST.openText}</p>
      </div>
      <div className="result-open-pages">
        {OPEN_PAGES.map(({ page, name }) => (
          <SamplePageLink key={page} page={page} name={name} sizes="(min-width: 900px) 330px, 66vw" />
        ))}
      </div>
      <a className="link result-open-whole" href={paths.sampleGuide}>
        {REST.open}
      </a>
    </section>
  )
}
const OPEN_PAGES = [
  { page: firstPageOf('cabelo'), name: 'três caminhos' },
  { page: firstPageOf('cores'), name: 'as cores' },
]

import { paths } from '#pwa/paths.ts'
import { SAMPLE_CHAPTERS } from '#pwa/sample-guide/drawn/chapters.ts'
import { SamplePageLink } from '#pwa/sample-guide/sample-page-image.tsx'
import { OPEN_GUIDE } from '../content/open-guide.ts'

/** In place of customer quotes. */
export function OpenGuide() {
  return (
    <section className="result-open" aria-labelledby="aberto">
      <div>
        <h2 id="aberto">{OPEN_GUIDE.title}</h2>
        <p className="t-lead">{OPEN_GUIDE.text}</p>
      </div>
      <div className="result-open-pages">
        {OPEN_PAGES.map(({ page, name }) => (
          <SamplePageLink key={page} page={page} name={name} sizes="(min-width: 900px) 330px, 66vw" />
        ))}
      </div>
      <a className="link result-open-whole" href={paths.sampleGuide}>
        {OPEN_GUIDE.whole}
      </a>
    </section>
  )
}
const OPEN_PAGES = [
  ['cabelo', 'três caminhos'],
  ['cores', 'as cores'],
].flatMap(([chapter = '', name = '']) => {
  const page = SAMPLE_CHAPTERS[chapter]
  return page === undefined ? [] : [{ page, name }]
})

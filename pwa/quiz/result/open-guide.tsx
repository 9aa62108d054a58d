import { paths } from '#pwa/paths.ts'
import { SAMPLE_CHAPTERS } from '#pwa/sample-guide/drawn/chapters.ts'
import { SAMPLE_NAME } from '#pwa/sample-guide/sample-page.ts'
import { SamplePageLink } from '#pwa/sample-guide/sample-page-image.tsx'

const OPEN_GUIDE = {
  title: 'Em vez de elogios, um guia aberto',
  text: `${SAMPLE_NAME} é inventada; as páginas são as que o sistema faz. Leia uma inteira antes de decidir.`,
  whole: `Abrir o guia de ${SAMPLE_NAME}, página por página`,
} as const

/** In place of customer quotes, where they are not allowed. */
export function OpenGuide() {
  return (
    <section className="result-open" aria-labelledby="aberto">
      <div>
        <h2 id="aberto">{OPEN_GUIDE.title}</h2>
        <p className="t-lead mt-10">{OPEN_GUIDE.text}</p>
      </div>
      <div className="result-open-pages stack gap-12">
        {OPEN_PAGES.map(({ page, name }) => (
          <SamplePageLink key={page} page={page} name={name} sizes="(min-width: 900px) 330px, 66vw" />
        ))}
      </div>
      <a className="link result-open-whole inline-row tap mt-10 t-strong t-label" href={paths.sampleGuide}>
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

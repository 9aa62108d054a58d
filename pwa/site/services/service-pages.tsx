import { paths } from '#pwa/paths.ts'
import { SAMPLE_PAGES } from '#pwa/sample-guide/chapter-pages.ts'
import { PageTape, SamplePages } from '#pwa/sample-guide/sample-pages.tsx'
import { pagesWords, type Service, SERVICES_PAGE } from '../content/services.ts'

export function ServicePages({ service }: { service: Service }) {
  return (
    <section className="detail-pair detail-door site-column site-section" aria-labelledby="paginas">
      <div>
        <h2 className="t-h2" id="paginas">
          Por dentro do guia
        </h2>
        <p className="t-lead">{pagesWords(service)} são desta porta; as outras vêm junto, pelo mesmo preço.</p>
        <p className="t-small t-soft">{SERVICES_PAGE.note}</p>
        <a className="site-link inline-row tap-44 mt-8" href={`${paths.sampleGuide}#p${service.shown[0]?.page ?? 1}`}>
          {SERVICES_PAGE.open}
        </a>
      </div>
      <div>
        <SamplePages pages={service.shown} />
        <PageTape marked={service.pages} total={SAMPLE_PAGES} />
      </div>
    </section>
  )
}

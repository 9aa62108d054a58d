import { SAMPLE_CHAPTERS } from '#pwa/sample-guide/drawn/chapters.ts'
import { SAMPLE_NAME } from '#pwa/sample-guide/sample-page.ts'
import { SamplePageImage } from '#pwa/sample-guide/sample-page-image.tsx'
import './frame.css'

export function ReportSpread() {
  return (
    <figure className="report-spread">
      <div>
        {[1, SAMPLE_CHAPTERS['rosto-medido'] ?? 2].map((page) => (
          <SamplePageImage key={page} page={page} alt="" />
        ))}
      </div>
      <figcaption className="t-small t-soft mt-20">
        Do guia de exemplo: {SAMPLE_NAME} é inventada, as páginas não.
      </figcaption>
    </figure>
  )
}

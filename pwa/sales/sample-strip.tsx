import left from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import right from '@phosphor-icons/core/assets/regular/arrow-right.svg?raw'
import { paths } from '#pwa/paths.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { LEAF, LEAF_PAGES } from './content.ts'
import { SamplePageLink } from '#pwa/sample-guide/sample-page-image.tsx'
import { SAMPLE_CHAPTERS } from '#pwa/sample-guide/drawn/chapters.ts'
import { useStrip } from './use-strip.ts'
import './sample-strip.css'

const PAGES = LEAF_PAGES.flatMap(([chapter, name]) => {
  const page = SAMPLE_CHAPTERS[chapter]
  return page === undefined ? [] : [{ page, name }]
})

/** Smaller than displayed: on phones the page is illegible at any sharpness. */
const PAGE_SIZES = '(min-width: 900px) 404px, 47vw'

export function SampleStrip() {
  const { ref, current, move } = useStrip<HTMLUListElement>()
  const isHydrated = useHydrated()
  const inFront = PAGES[current]
  return (
    <section className="sales-leaf site-section" aria-labelledby="folheie">
      <div className="site-column sales-leaf-head stack gap-16">
        <div>
          <h2 className="t-h2" id="folheie">
            {LEAF.title}
          </h2>
          <p className="t-lead">{LEAF.note}</p>
        </div>
        <a className="link sales-leaf-open inline-row t-strong t-label" href={paths.sampleGuide}>
          {LEAF.open}
        </a>
      </div>
      <ul ref={ref} className="sales-leaf-strip flex gap-14 mt-20">
        {PAGES.map(({ page, name }) => (
          <li key={page}>
            <SamplePageLink page={page} name={name} sizes={PAGE_SIZES} />
            <p aria-hidden="true">{name}</p>
          </li>
        ))}
      </ul>
      <div className="site-column sales-leaf-foot mt-18">
        <Tape majors={PAGES.length} minors={5} filled={((current + 1) / PAGES.length) * 100} />
        <p className="num between t-soft" aria-hidden="true">
          <i>{inFront?.name}</i>{' '}
          <span>
            {current + 1} de {PAGES.length}
          </span>
        </p>
        {isHydrated && (
          <div className="sales-leaf-arrows">
            <IconButton svg={left} label="Página anterior" aria-disabled={current === 0} onClick={() => move(-1)} />
            <IconButton
              svg={right}
              label="Próxima página"
              aria-disabled={current === PAGES.length - 1}
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
    </section>
  )
}

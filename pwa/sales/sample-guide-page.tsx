import left from '@phosphor-icons/core/assets/regular/arrow-left.svg?raw'
import right from '@phosphor-icons/core/assets/regular/arrow-right.svg?raw'
import enlarge from '@phosphor-icons/core/assets/regular/magnifying-glass-plus.svg?raw'
import reduce from '@phosphor-icons/core/assets/regular/magnifying-glass-minus.svg?raw'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { formatMoney } from '#contract/format.ts'
import { PRICE_CENTS } from '#contract/offer.ts'
import { useEffect, useState } from 'react'
import { CheckoutLink } from '#pwa/frame/checkout-link.tsx'
import { paths } from '#pwa/paths.ts'
import { useHydrated } from '#pwa/platform/use-hydrated.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'
import { SAMPLE } from './content.ts'
import { samplePagePath } from '#pwa/sample-guide/sample-page.ts'
import { SamplePageImage } from '#pwa/sample-guide/sample-page-image.tsx'
import { SAMPLE_TITLES } from '#pwa/sample-guide/drawn/guide.ts'
import { useStrip } from './use-strip.ts'
import './sample-guide.css'

export const bare = true

/** The guide of an invented person. It scrolls without a script. */
export default function SampleGuidePage() {
  const { ref, current, move } = useStrip<HTMLOListElement>()
  const isHydrated = useHydrated()
  const [isLarge, setLarge] = useState(false)
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') move(-1)
      if (event.key === 'ArrowRight') move(1)
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  })
  return (
    <div className={isLarge ? 'sample-guide is-large' : 'sample-guide'}>
      <header className="split gap-16">
        <div>
          <h1 className="t-strong t-body">{SAMPLE.title}</h1>
          <p>{SAMPLE.note}</p>
        </div>
        <a className="stack centred" href={paths.salesPage} aria-label="Fechar o guia de exemplo">
          <Icon svg={close} size={24} />
        </a>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard scrolls it where there is no script. */}
      <ol ref={ref} className="sample-guide-pages" tabIndex={0} aria-label="Páginas do guia">
        {SAMPLE_TITLES.map((title, at) => (
          <li key={samplePagePath(at + 1)} id={`p${at + 1}`}>
            <SamplePageImage page={at + 1} alt={`Página ${at + 1}: ${title}`} sizes="794px" lazy={at > 0} />
          </li>
        ))}
      </ol>
      <footer>
        {/* Ornament: the words give the position. */}
        <Tape majors={10} minors={4} tone="band" filled={((current + 1) / SAMPLE_TITLES.length) * 100} />
        <div className="sample-guide-place row tap gap-10 mt-6">
          {isHydrated && (
            <>
              <IconButton svg={left} label="Página anterior" aria-disabled={current === 0} onClick={() => move(-1)} />
              <IconButton
                svg={right}
                label="Próxima página"
                aria-disabled={current === SAMPLE_TITLES.length - 1}
                onClick={() => move(1)}
              />
              <IconButton
                className="sample-guide-zoom"
                svg={isLarge ? reduce : enlarge}
                label={isLarge ? 'Ver a página inteira' : 'Ampliar a página'}
                aria-pressed={isLarge}
                onClick={() => setLarge(!isLarge)}
              />
            </>
          )}
          <p className="num flex baseline gap-12">
            <i>{SAMPLE_TITLES[current]}</i>{' '}
            <span>
              {current + 1} de {SAMPLE_TITLES.length}
            </span>
          </p>
        </div>
        <div className="sample-guide-buy split gap-16 mt-10">
          <CheckoutLink kind="paper" source="exemplo">
            {SAMPLE.buy}
          </CheckoutLink>
          <b className="num">{formatMoney(PRICE_CENTS)}</b>
        </div>
      </footer>
    </div>
  )
}

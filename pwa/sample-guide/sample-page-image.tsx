import { paths } from '#pwa/paths.ts'
import { SAMPLE_PAGE, SAMPLE_PAGE_WIDTHS, samplePageAvif, samplePagePath } from './sample-page.ts'

interface SamplePageImageProps {
  /** Counts from 1. */
  page: number
  alt: string
  /** For browsers without `sizes="auto"`. */
  sizes?: string
  /** Not for a page's first picture. */
  lazy?: boolean
}

export function SamplePageImage({ page, alt, sizes = 'auto, 33vw', lazy = true }: SamplePageImageProps) {
  return (
    <img
      {...SAMPLE_PAGE}
      alt={alt}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      sizes={sizes}
      srcSet={SAMPLE_PAGE_WIDTHS.map((width) => `${samplePageAvif(page, width)} ${width}w`).join(', ')}
      src={samplePagePath(page)}
    />
  )
}

interface SamplePageLinkProps extends Omit<SamplePageImageProps, 'alt' | 'lazy'> {
  name: string
  className?: string
}

export function SamplePageLink({ page, name, className, sizes }: SamplePageLinkProps) {
  return (
    <a className={className} href={`${paths.sampleGuide}#p${page}`}>
      <SamplePageImage
        page={page}
        sizes={sizes}
        alt={`Página ${page} do guia de exemplo: ${name}. Abrir o guia nesta página`}
      />
    </a>
  )
}

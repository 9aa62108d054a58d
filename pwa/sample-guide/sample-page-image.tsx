import { paths } from '#pwa/paths.ts'
import { SAMPLE_PAGE, SAMPLE_PAGE_WIDTHS, samplePageAvif, samplePagePath } from './sample-page.ts'

interface SamplePageImageProps {
  /** The first is 1. */
  page: number
  alt: string
  /** How wide it is shown, for browsers that do not look by themselves. */
  sizes?: string
  /** The first picture of a page is not. */
  lazy?: boolean
}

/** A page of the open guide, in as few pixels as its place shows, asked for when it comes near. */
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
  /** What stands on it, in a word or two. */
  name: string
  className?: string
}

/** The same, leading to itself in the whole guide. */
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

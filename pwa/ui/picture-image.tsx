import type { ComponentPropsWithRef } from 'react'

interface PictureImageProps extends Omit<ComponentPropsWithRef<'img'>, 'srcSet'> {
  src: string
  alt: string
  width: number
  height: number
  /** A smaller version, for small places and low-density screens. */
  small?: { readonly src: string; readonly width: number } | undefined
  /** Not for the first picture of a page. */
  lazy?: boolean
}

/** Line drawings are sharp at any width: this width sends them to high-density screens. */
const LINES_WIDTH = 2400

/**
 * An image that reserves its place. Browsers choose the small version by themselves if lazy, else by `sizes`. `platform/picture-fallback`
 * handles failures.
 */
export function PictureImage({
  src,
  small,
  lazy = true,
  sizes = lazy ? 'auto, 50vw' : undefined,
  alt,
  ...rest
}: PictureImageProps) {
  const pixels = src.endsWith('.svg') ? LINES_WIDTH : rest.width
  const choice = small && sizes ? { sizes, srcSet: `${small.src} ${small.width}w, ${src} ${pixels}w` } : {}
  return <img decoding="async" {...rest} {...choice} alt={alt} loading={lazy ? 'lazy' : undefined} src={src} />
}

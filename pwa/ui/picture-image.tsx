import type { ComponentPropsWithRef } from 'react'

interface PictureImageProps extends Omit<ComponentPropsWithRef<'img'>, 'srcSet'> {
  src: string
  alt: string
  width: number
  height: number
  /** For small places and low density. */
  small?: { readonly src: string; readonly width: number } | undefined
  /** Not for a page's first picture. */
  lazy?: boolean
}

/** Line drawings are sharp at any width: this sends them to dense screens. */
const LINES_WIDTH = 2400

/** Reserves its place. `platform/picture-fallback` handles failures. */
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

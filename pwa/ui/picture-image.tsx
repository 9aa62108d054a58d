import type { ComponentPropsWithRef } from 'react'

interface PictureImageProps extends Omit<ComponentPropsWithRef<'img'>, 'srcSet'> {
  src: string
  alt: string
  width: number
  height: number
  /** The same picture with fewer pixels, for small places and screens of fewer dots. */
  small?: { readonly src: string; readonly width: number } | undefined
  /** Asked for only when it comes near the window; the first picture of a page is not. */
  lazy?: boolean
}

/** A drawing in lines is sharp at any width: counted as this many pixels, it goes to screens that show the difference. */
const LINES_WIDTH = 2400

/**
 * An image that keeps its place. The browser takes the small picture where that is enough: by itself when the image is lazy,
 * else when `sizes` tells how wide it is shown. Where one does not load, `platform/picture-fallback` asks for another.
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

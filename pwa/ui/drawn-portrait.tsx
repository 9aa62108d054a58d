import { useId, useMemo } from 'react'
import { drawPortrait, type PortraitOptions } from '#visagism/portrait/portrait.ts'
import { toSvg } from '#visagism/portrait/to-svg.ts'

interface DrawnPortraitProps {
  options: PortraitOptions
  /** Part of the tile to show: x, y, width, height in drawing units. The whole tile without it. */
  viewBox?: readonly [number, number, number, number]
  /** What the drawing tells; empty for one that only accompanies words. */
  alt?: string
  className?: string
}

/**
 * The parametric portrait as inline SVG, drawn on the device. Load it lazily: the pen and its cuts weigh some 40 kB. Where many
 * portraits stand on one page, or a page must be light, use the pictures the build draws.
 */
export default function DrawnPortrait({ options, viewBox, alt = '', className }: DrawnPortraitProps) {
  const idPrefix = `r${useId().replace(/\W/g, '')}-`
  const svg = useMemo(
    () => toSvg(drawPortrait(options), viewBox ? { viewBox, idPrefix } : { idPrefix }),
    [options, viewBox, idPrefix],
  )
  const meaning = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const)
  return <span className={className} {...meaning} dangerouslySetInnerHTML={{ __html: svg }} />
}

/** Frames a drawn head without loading the engine. */
import type { ViewBox } from '../portrait/views/portrait.ts'

export interface Behind {
  readonly plate?: string
  /** Heights of the four lines, in drawing units. */
  readonly levels?: readonly number[]
}

/** A standalone `<svg>`. @param body the engine's markup */
export function framedHead(body: string, viewBox: ViewBox, { plate, levels = [] }: Behind = {}): string {
  const [x, y, width, height] = viewBox
  const ground = plate ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${plate}"/>` : ''
  const lines = levels.map((level) => `M${x} ${level}h${width}`).join('')
  const behind = lines && `<path d="${lines}" stroke="#231A17" stroke-width=".6" opacity=".38"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${width}" height="${height}">${ground}${behind}${body}</svg>`
}

import type { Hex } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Portrait, ViewBox } from './portrait.ts'

export interface SvgOptions {
  /** Default the whole tile. */
  readonly viewBox?: ViewBox | undefined
  readonly background?: Hex | undefined
  /** Prefix of clip path ids; default by content, so that drawings in one page do not collide. */
  readonly idPrefix?: string | undefined
}

export function toSvg(
  portrait: Portrait,
  { viewBox = portrait.viewBox, background, idPrefix }: SvgOptions = {},
): string {
  const [x, y, width, height] = viewBox
  const plate = background ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${background}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}">${plate}${toSvgBody(portrait, idPrefix)}</svg>`
}

export function toSvgBody(portrait: Pick<Portrait, 'items'>, idPrefix = fingerprint(portrait.items)): string {
  let clips = 0
  const print = (items: readonly DisplayItem[]): string => {
    let out = ''
    for (const item of items) {
      if ('clip' in item) {
        const id = `${idPrefix}${++clips}`
        const rule = item.evenOdd ? ' clip-rule="evenodd"' : ''
        out += `<clipPath id="${id}"><path d="${item.clip}"${rule}/></clipPath><g clip-path="url(#${id})">${print(item.items)}</g>`
        continue
      }
      const paint =
        'fill' in item
          ? `fill="${item.fill}"`
          : `fill="none" stroke="${item.stroke}" stroke-width="${item.sw}" stroke-linecap="round" stroke-linejoin="round"`
      const dash = 'dash' in item && item.dash ? ` stroke-dasharray="${item.dash}"` : ''
      out += `<path d="${item.d}" ${paint}${dash}${item.op === undefined ? '' : ` opacity="${item.op}"`}/>`
    }
    return out
  }
  return print(portrait.items)
}

/** FNV-1a over all paths and colours. */
function fingerprint(items: readonly DisplayItem[]): string {
  let hash = 0x811c9dc5
  const add = (text: string) => {
    for (let i = 0; i < text.length; i += 3) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  const walk = (list: readonly DisplayItem[]) => {
    for (const item of list) {
      if ('clip' in item) {
        add(item.clip)
        walk(item.items)
      } else add(item.d)
      if ('fill' in item) add(item.fill)
    }
  }
  walk(items)
  return `p${(hash >>> 0).toString(36)}-`
}

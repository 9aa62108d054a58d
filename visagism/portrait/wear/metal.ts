import type { Hex } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'

/** Drawn in gold; other metals replace its three tones. */
export const GOLD = '#B98A3E'
export const GOLD_LIGHT = '#D9B368'
export const GOLD_DARK = '#8A6228'

export type Metal = 'ouro' | 'ouro-velho' | 'prata'

const TONES: Readonly<Record<Metal, Readonly<Record<typeof GOLD | typeof GOLD_LIGHT | typeof GOLD_DARK, Hex>>>> = {
  ouro: { [GOLD]: GOLD, [GOLD_LIGHT]: GOLD_LIGHT, [GOLD_DARK]: GOLD_DARK },
  'ouro-velho': { [GOLD]: '#96673A', [GOLD_LIGHT]: '#BE8E5A', [GOLD_DARK]: '#6B4524' },
  prata: { [GOLD]: '#A9AFB4', [GOLD_LIGHT]: '#DDE1E4', [GOLD_DARK]: '#767D83' },
}

export function inMetal(items: readonly DisplayItem[], metal: Metal = 'ouro'): DisplayItem[] {
  const tones: Readonly<Record<Hex, Hex>> = TONES[metal]
  return items.map((item): DisplayItem => {
    if ('clip' in item) return { ...item, items: inMetal(item.items, metal) }
    if ('fill' in item) return { ...item, fill: tones[item.fill] ?? item.fill }
    return { ...item, stroke: tones[item.stroke] ?? item.stroke }
  })
}

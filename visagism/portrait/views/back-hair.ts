import { skinThrough } from '../hair/fade.ts'
import { mix } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { ResolvedPerson } from '../person/person.ts'
import { backClipped } from '../hair/bare-top.ts'
import { cloud, cords, fall, layeredFall, longLayers } from '../hair/back-loose.ts'
import { clipped, short } from '../hair/back-short.ts'
import { backCornrows } from '../hair/cornrows.ts'
import { backGatheredCords } from '../hair/gathered-cords.ts'
import { tied } from '../hair/back-tied.ts'

export interface BackHair {
  readonly items: readonly DisplayItem[]
  readonly earsCovered: boolean
}

export function backHair({ cut: { build }, hair }: ResolvedPerson): BackHair {
  switch (build.kind) {
    case 'loose':
      return {
        items: build.thinNape
          ? layeredFall(hair, build.ends)
          : build.layers
            ? longLayers(hair, build.ends)
            : fall(hair, build.ends),
        earsCovered: true,
      }
    case 'tied':
      return { items: tied(hair, build.tie), earsCovered: build.tie === 'half-up' }
    case 'short':
      return { items: short(hair, build), earsCovered: false }
    case 'afro':
      return { items: cloud(hair, Math.min(build.volume ?? 1, hair.volume)), earsCovered: true }
    case 'cords':
      return { items: cords(hair, build.ends, build.cord), earsCovered: true }
    case 'gathered-cords':
      return { items: backGatheredCords(hair, build.cord, build.tie), earsCovered: build.tie === 'half-up' }
    case 'cornrows':
      return { items: backCornrows(hair), earsCovered: false }
    case 'clipped':
      if (build.bareTop) return { items: backClipped(hair, build.bareTop), earsCovered: false }
      return {
        items: clipped(
          { ...hair, tones: { ...hair.tones, half: mix(hair.tones.base, hair.skin.base, skinThrough(hair)) } },
          0.5,
          60,
        ),
        earsCovered: false,
      }
    case 'bald':
      return { items: [], earsCovered: false }
  }
}

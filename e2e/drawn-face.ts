import type { Page } from '@playwright/test'

/** Landmarks of api/platform/testing/drawn-person.ts, as shares of a 900 × 1200 photo. */
export const FACE = {
  hairline: [450, 335],
  chin: [450, 876],
  templeLeft: [268, 440],
  cheekboneLeft: [252, 545],
  jawLeft: [310, 760],
} as const

/** From the left side, the nose to the photo's left. */
export const PROFILE = {
  glabella: [284, 460],
  noseTip: [236, 578],
  noseBase: [266, 602],
  chin: [277, 750],
} as const

/** A photo's place on screen, at any zoom. */
export async function onScreen(page: Page, [x, y]: readonly [number, number]): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([px, py]) => {
      const photo = document.querySelector('.face-stage-photo')?.getBoundingClientRect()
      if (!photo) throw new Error('There is no photo on the stage.')
      return { x: photo.left + (px / 900) * photo.width, y: photo.top + (py / 1200) * photo.height }
    },
    [x, y] as const,
  )
}

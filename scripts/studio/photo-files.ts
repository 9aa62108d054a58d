import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { type DrawnPhoto, drawnPhoto } from '#api/platform/testing/drawn-photo.ts'

export async function writePhotoFiles(
  folder: string,
  options: Omit<DrawnPhoto, 'slot'> = {},
): Promise<Readonly<Record<PhotoSlot, string>>> {
  const write = async (slot: PhotoSlot) => {
    const path = join(folder, `${slot}.${options.format === 'png' ? 'png' : 'jpg'}`)
    await writeFile(path, await drawnPhoto({ ...options, slot }))
    return path
  }
  // One by one: each holds 36 MB of pixels.
  return {
    front: await write('front'),
    side_left: await write('side_left'),
    side_right: await write('side_right'),
    back: await write('back'),
  }
}

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { drawSheetScene, type SheetScene } from '#visagism/testing/drawn-sheet.ts'

/** Chromium plays the file at this rate, in a loop. */
const FRAMES_A_SECOND = 30

/** For `--use-file-for-fake-video-capture`: faces with or without a sheet of paper. */
export async function writeSheetScenes(
  path: string,
  scenes: readonly { readonly scene: SheetScene; readonly seconds: number; readonly over?: string }[],
): Promise<void> {
  const parts: Buffer[] = []
  for (const { scene, seconds, over = '' } of scenes) {
    const drawing = `${drawSheetScene(scene).slice(0, -'</svg>'.length)}${over}</svg>`
    const frame = await sharp(Buffer.from(drawing))
      .jpeg({ quality: 92, mozjpeg: false, chromaSubsampling: '4:2:0' })
      .toBuffer()
    for (let at = 0; at < seconds * FRAMES_A_SECOND; at += 1) parts.push(frame)
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, Buffer.concat(parts))
}

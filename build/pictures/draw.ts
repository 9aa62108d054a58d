/** Redraws every committed picture and font, and deletes those without a source. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawnFiles, FOLDERS, WRITTEN } from './files.ts'

const ROOT = join(import.meta.dirname, '../..')

const written = await readFile(join(ROOT, WRITTEN))
for (const folder of FOLDERS) await rm(join(ROOT, folder), { recursive: true, force: true })
for (const { path, draw } of [...drawnFiles, { path: WRITTEN, draw: async () => written }]) {
  const file = join(ROOT, path)
  await mkdir(dirname(file), { recursive: true })
  // Some pictures use fonts cut just before.
  await writeFile(file, await draw())
}
console.log(`${drawnFiles.length} arquivos desenhados em ${FOLDERS.join(', ')}.`)

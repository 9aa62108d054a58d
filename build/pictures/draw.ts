/** Draws every picture and cuts every font anew into the files that are committed; what nothing draws any more goes. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawnFiles, FOLDERS, WRITTEN } from './files.ts'

const ROOT = join(import.meta.dirname, '../..')

const written = await readFile(join(ROOT, WRITTEN))
for (const folder of FOLDERS) await rm(join(ROOT, folder), { recursive: true, force: true })
for (const { path, draw } of [...drawnFiles, { path: WRITTEN, draw: async () => written }]) {
  const file = join(ROOT, path)
  await mkdir(dirname(file), { recursive: true })
  // At once: some pictures have words, in fonts that were cut a moment ago.
  await writeFile(file, await draw())
}
console.log(`${drawnFiles.length} arquivos desenhados em ${FOLDERS.join(', ')}.`)

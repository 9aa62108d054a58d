/** Draws every picture and cuts every font anew into the files that are committed; what nothing draws any more goes. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawnFiles, FOLDERS } from './files.ts'

const ROOT = join(import.meta.dirname, '../..')

for (const folder of FOLDERS) await rm(join(ROOT, folder), { recursive: true, force: true })
for (const { path, draw } of drawnFiles) {
  const file = join(ROOT, path)
  await mkdir(dirname(file), { recursive: true })
  // At once: some pictures have words, in fonts that were cut a moment ago.
  await writeFile(file, await draw())
}
console.log(`${drawnFiles.length} arquivos desenhados em ${FOLDERS.join(', ')}.`)

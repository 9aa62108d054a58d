/** Draws every picture anew into the files that are committed; what nothing draws any more goes. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawnFiles } from './files.ts'

const ROOT = join(import.meta.dirname, '../..')

const files: [path: string, content: Buffer][] = []
for (const { path, draw } of drawnFiles) files.push([join(ROOT, path), await draw()])

await rm(join(ROOT, 'public'), { recursive: true, force: true })
for (const [path, content] of files) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
console.log(`${files.length} arquivos desenhados.`)

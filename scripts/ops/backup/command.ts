import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** One file for all backups of a folder: the newest keys. */
export const keysBeside = (path: string) => join(dirname(path), 'chaves.age')

const SAY_EVERY_MS = 2_000
const Embedded = z.object({ port: z.number(), password: z.string() })

/** The environment's, or a running instance's; also sets the environment. */
export async function databaseUrlOf(): Promise<string> {
  process.env['DATABASE_URL'] ||= await embeddedUrl(process.env['DATA_DIR'] || '.data')
  return process.env['DATABASE_URL']
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const text = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => {
    throw new Error(`Não há banco em ${dataDir}: informe DATABASE_URL, ou DATA_DIR se for outra pasta.`)
  })
  const { port, password } = Embedded.parse(JSON.parse(text))
  return `postgresql://postgres:${password}@127.0.0.1:${port}/rosto_ideal`
}

export function progressLine(verb: string): (done: { rows: number; files: number }) => void {
  let saidAt = Date.now()
  return ({ rows, files }) => {
    if (Date.now() - saidAt < SAY_EVERY_MS) return
    saidAt = Date.now()
    console.log(`  … ${verb}: ${files} arquivos, ${rows} linhas`)
  }
}

import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './port.ts'

/** What one instance must remember between runs. `cluster` is set only when the data cannot lie under DATA_DIR. */
export interface State {
  readonly port: number
  readonly password: string
  readonly cluster?: string
}

const fileOf = (dataDir: string) => join(dataDir, 'postgres.json')

/** Reads `$DATA_DIR/postgres.json`, making port and password the first time. */
export async function readState(dataDir: string): Promise<State> {
  const kept = parse(await readFile(fileOf(dataDir), 'utf8').catch(() => ''))
  if (kept) return kept
  const made = { port: await freePort(), password: randomBytes(24).toString('base64url') }
  await writeState(dataDir, made)
  return made
}

/** Replaces the file in one step: an interrupted write must not lose the password. */
export async function writeState(dataDir: string, state: State): Promise<void> {
  const path = fileOf(dataDir)
  await writeFile(`${path}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

function parse(text: string): State | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('port' in value) || !('password' in value)) return undefined
    if (typeof value.port !== 'number' || typeof value.password !== 'string') return undefined
    const cluster = 'cluster' in value && typeof value.cluster === 'string' ? { cluster: value.cluster } : {}
    return { port: value.port, password: value.password, ...cluster }
  } catch {
    return undefined
  }
}

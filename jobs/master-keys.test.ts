import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ensureLocalSecrets, env } from '#api/platform/env.ts'
import { currentKey } from '#api/platform/keyring.ts'

function endOf(file: string, masterKeys: string): Promise<{ code: number | null; said: string }> {
  ensureLocalSecrets(env.DATA_DIR)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
      env: { ...process.env, PORT: '0', MASTER_KEYS: masterKeys },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('close', (code) => resolve({ code, said }))
  })
}

it.each(['../api/server.ts', './worker.ts'])(
  '%s does not start where no master key opens what is stored',
  { timeout: 180_000 },
  async (file) => {
    await currentKey({ scope: 'face', ownerId: randomUUID() })
    const other = `nova:${randomBytes(32).toString('base64')}`
    expect(await endOf(file, other)).toEqual({
      code: 78,
      said: 'MASTER_KEYS: falta local, que abre o que já está guardado. Ponha essa chave de volta, depois da atual.\n',
    })
  },
)

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../command.ts'
import { ROOT } from '../root.ts'

/** What `prisma/seed.ts` prints as its last line. A null password is one somebody has already changed. */
export interface Seeded {
  readonly adminEmail: string
  readonly adminPassword: string | null
  readonly buyerLink: string | null
}

/** Gives a development instance an administrator, and a buyer with a link to try. */
export async function plantSeed(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Seeded | undefined> {
  if (!existsSync(join(ROOT, 'prisma/seed.ts'))) return undefined
  const printed = await runCommand('node prisma/seed.ts', { env, signal })
  const lastLine = printed.trimEnd().split('\n').at(-1) ?? ''
  const value: unknown = JSON.parse(lastLine)
  if (typeof value !== 'object' || value === null || !('adminEmail' in value)) {
    throw new Error(`prisma/seed.ts deveria terminar com uma linha JSON; terminou com: ${lastLine}`)
  }
  const textOf = (key: string) => Object.entries(value).find(([name]) => name === key)?.[1]
  const orNull = (found: unknown) => (typeof found === 'string' ? found : null)
  return {
    adminEmail: String(value.adminEmail),
    adminPassword: orNull(textOf('adminPassword')),
    buyerLink: orNull(textOf('buyerLink')),
  }
}

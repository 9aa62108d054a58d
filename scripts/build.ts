import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runCommand } from './command.ts'
import { makeUnlessFresh } from './fresh.ts'
import { ROOT } from './root.ts'

interface Telling {
  readonly say: (sentence: string) => void
  readonly signal?: AbortSignal
}

/** The database client that Prisma writes from the schema. */
export function ensureDatabaseClient({ say, signal }: Telling): Promise<boolean> {
  return makeUnlessFresh(ROOT, {
    name: 'prisma-client',
    inputs: ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
    output: 'prisma/client/client.ts',
    make: async () => {
      say('Gerando o cliente do banco de dados.')
      await runCommand('prisma generate', { env: { CHECKPOINT_DISABLE: '1' }, ...(signal && { signal }) })
    },
  })
}

/** The pages and the app that browsers load, built when a source of theirs has changed. */
export async function ensureBuild({ say, signal }: Telling): Promise<boolean> {
  return await makeUnlessFresh(ROOT, {
    name: 'build',
    inputs: await buildInputs(),
    output: 'dist/web',
    make: async () => {
      say('Montando as páginas e o aplicativo (só quando algo deles mudou).')
      await runCommand(await buildCommand(), { env: { NODE_ENV: 'production' }, ...(signal && { signal }) })
    },
    onWait: () => say('Outra execução está montando as páginas; esperando por ela.'),
  })
}

/** Everything the pages are made of: the floors a browser loads, what is installed, and the build's own sources. */
export async function buildInputs(root: string = ROOT): Promise<string[]> {
  const named = [...(await buildCommand(root)).matchAll(/[\w./-]+\.ts\b/g)].map(([path]) => path)
  const tools = await withImports(root, ['vite.config.ts', ...named])
  return ['pwa', 'public', 'contract', 'visagism', 'package.json', 'package-lock.json', ...tools]
}

/** These files and all that they import of ours by a relative path, however far. */
async function withImports(root: string, files: readonly string[]): Promise<string[]> {
  const known = new Set(files)
  // A set hands out what is added to it while it is gone through.
  for (const file of known) {
    const text = await readFile(join(root, file), 'utf8').catch(() => '')
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?'(\.{1,2}\/[^']+)'/g))
      known.add(join(dirname(file), path))
  }
  return [...known]
}

/** What `npm run build` does, written once, in package.json. */
async function buildCommand(root: string = ROOT): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'scripts' in manifest) {
    const { scripts } = manifest
    if (typeof scripts === 'object' && scripts !== null && 'build' in scripts) return String(scripts.build)
  }
  throw new Error('package.json não diz como montar as páginas (scripts.build).')
}

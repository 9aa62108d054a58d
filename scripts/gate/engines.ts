import { installWithApt, programs, runs } from './programs.ts'

interface Engine {
  readonly title: string
  readonly needs: readonly Need[]
  /** Debian's. */
  readonly packages: readonly string[]
}

interface Need {
  /** The first that starts is taken. */
  readonly names: readonly string[]
  /** An argument that it answers with success. */
  readonly ask: string
}

/** The engines of buyers' browsers that are not Chromium. */
export const ENGINES = {
  webkit: {
    title: 'WebKit',
    needs: [
      { names: ['WebKitWebDriver'], ask: '--help' },
      { names: ['Xvfb'], ask: '-help' },
    ],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  firefox: {
    title: 'Firefox',
    needs: [{ names: ['firefox-esr', 'firefox'], ask: '--version' }],
    packages: ['firefox-esr'],
  },
} as const satisfies Record<string, Engine>
export type EngineName = keyof typeof ENGINES

/** One path for each need, or undefined if one is missing. */
export function findEngine(name: EngineName): readonly string[] | undefined {
  const { needs }: Engine = ENGINES[name]
  const found = needs.map(({ names, ask }) => programs(names).find((path) => runs(path, ask)))
  return found.every((path) => path !== undefined) ? found : undefined
}

/** Installs it if needed. @returns its programs, or why it cannot be had */
export function ensureEngine(name: EngineName): readonly string[] | string {
  const found = findEngine(name)
  if (found) return found
  const { title, packages } = ENGINES[name]
  console.log(`Nenhum ${title} nesta máquina; instalando um para os testes (só na primeira vez)…`)
  return installWithApt(...packages) ?? findEngine(name) ?? `apt-get não instalou ${packages.join(' e ')}`
}

import { installWithApt, programs, runs } from './programs.ts'

interface Engine {
  readonly title: string
  /** One of each line is needed, the first that starts. */
  readonly needs: readonly (readonly string[])[]
  /** What a program is asked, to see whether it starts. */
  readonly ask: string
  /** Debian's. */
  readonly packages: readonly string[]
}

/** The engines of buyers' browsers that are not Chromium. */
export const ENGINES = {
  webkit: {
    title: 'WebKit',
    needs: [['WebKitWebDriver'], ['Xvfb']],
    ask: '-help',
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  firefox: { title: 'Firefox', needs: [['firefox-esr', 'firefox']], ask: '--version', packages: ['firefox-esr'] },
} as const satisfies Record<string, Engine>
export type EngineName = keyof typeof ENGINES

/** One path for each need, or undefined if one is missing. */
export function findEngine(name: EngineName): readonly string[] | undefined {
  const { needs, ask }: Engine = ENGINES[name]
  const found = needs.map((names) => programs(names).find((path) => runs(path, ask)))
  return found.every((path) => path !== undefined) ? found : undefined
}

/** Installs it if needed. @returns its programs, or why it cannot be had */
export function ensureEngine(name: EngineName): readonly string[] | string {
  const found = findEngine(name)
  if (found) return found
  const { title, packages } = ENGINES[name]
  console.log(`Nenhum ${title} nesta máquina; instalando um para os testes (só na primeira vez)…`)
  return installWithApt(...packages) ?? findEngine(name) ?? `${packages.join(' e ')}: não se instalou`
}

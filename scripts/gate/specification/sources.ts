import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'

const FLOORS = ['api', 'contract', 'jobs', 'public', 'pwa', 'visagism'] as const
const READ = /\.(ts|tsx|mts|mjs|css|html|md|svg|txt)$/
const IS_TEST = /\.(test|spec)\.tsx?$|(^|\/)testing\//

/** Text of each file, without comments. */
export type Sources = ReadonlyMap<string, string>

export async function readSources(root: string): Promise<Sources> {
  const files = (await Promise.all(FLOORS.map((floor) => filesBelow(root, floor)))).flat()
  const production = files.filter((file) => READ.test(file) && !IS_TEST.test(file)).toSorted()
  return new Map(
    await Promise.all(
      production.map(async (file) => [file, withoutComments(await readFile(join(root, file), 'utf8'))] as const),
    ),
  )
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** Comments say what no screen says. Also collapses spaces. */
export function withoutComments(source: string): string {
  return source
    .replace(/(^|[\s{(])\/\*[\s\S]*?\*\//g, '$1')
    .replace(/(^|\s)\/\/ .*$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\{' '\}/g, ' ')
    .replace(/(\\u00a0|&nbsp;|\s)+/g, ' ')
}

/** All sources without `places`, files or folders. */
export function saidIn(sources: Sources, places: readonly string[] | undefined): readonly string[] {
  if (!places) return [...sources.values()]
  return places.flatMap((place) => {
    const whole = sources.get(place)
    if (whole !== undefined) return [whole]
    return [...sources].filter(([file]) => file.startsWith(`${place}/`)).map(([, said]) => said)
  })
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Whole words; `{name}` stands for any expression of a template or JSX. */
export function patternOf(text: string): RegExp {
  const body = text
    .split(/\{\w+\}/)
    .map((part) => escaped(part.replace(/\s+/g, ' ')))
    .join(String.raw`\$?\{[^{}]*\}`)
  const before = /^[\p{L}\p{N}]/u.test(text) ? String.raw`(?<![\p{L}\p{N}])` : ''
  const after = /[\p{L}\p{N}]$/u.test(text) ? String.raw`(?![\p{L}\p{N}])` : ''
  return new RegExp(before + body + after, 'u')
}

const FEWEST_SIGNS = 8
const signsOf = (text: string) => text.replace(/\{\w+\}/g, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Too short a text proves nothing. Undefined if long enough. */
export function tooShort(text: string, places: readonly string[] | undefined): string | undefined {
  if (signsOf(text) === 0) return 'has neither letter nor digit: prove it by a constant or a test'
  if (signsOf(text) >= FEWEST_SIGNS || places?.every((place) => READ.test(place))) return undefined
  return `has fewer than ${FEWEST_SIGNS} letters: name the file it stands in`
}

export function isTextIn(text: string, said: readonly string[]): boolean {
  const pattern = patternOf(text)
  // Searching the longest part first is fast and usually decisive.
  const [longest = ''] = text
    .replace(/\s+/g, ' ')
    .split(/\{\w+\}/)
    .toSorted((one, other) => other.length - one.length)
  return said.some((source) => source.includes(longest) && pattern.test(source))
}

/**
 * From its literal, or imported if that refers to others.
 * @throws an explanation if it does not exist
 */
export async function constantOf(root: string, sources: Sources, file: string, path: string): Promise<unknown> {
  const [name = '', ...keys] = path.split('.')
  if (!sources.has(file)) throw new Error(`there is no ${file}`)
  const source = await readFile(join(root, file), 'utf8')
  const value = literalIn(source, name) ?? (await exported(root, file, name))
  if (value === undefined) throw new Error(`${file} has no constant ${name}`)
  return keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)
}

/** A constant's literal value; undefined if it is not literal. */
function literalIn(source: string, name: string): unknown {
  const declaration = new RegExp(String.raw`^(?:export )?const ${name}\b[^=]*= (.*[[{(]\n[\s\S]*?^[\]})].*|.*)`, 'm')
  const text = declaration.exec(source)?.[1]?.replace(/\bas const\b|\bsatisfies\b.*$/g, '')
  if (text === undefined) return undefined
  const others = new Set(text.match(/\b[A-Z][A-Z_0-9]+\b/g))
  others.delete(name)
  try {
    const known = Object.fromEntries(
      [...others].map((other) => [other, literalIn(source, other)]).filter(([, value]) => value !== undefined),
    )
    const value: unknown = runInNewContext(`(${text.trim()})`, known)
    return value
  } catch {
    return undefined
  }
}

async function exported(root: string, file: string, name: string): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(join(root, file)).href)
  return isObject(module) ? module[name] : undefined
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const CALL =
  /\b(it|test|describe)((?:\.\w+)*)(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

/** `describe › it`, nested by indentation, active tests only. */
export function titlesOf(source: string): string[] {
  const around: { indent: number; title: string; runs: boolean }[] = []
  const titles: string[] = []
  const code = source.replace(/^\s*\/\/.*$/gm, '').replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1')
  for (const match of code.matchAll(CALL)) {
    const [, name, modifiers = '', , single, double, template] = match
    const lineStart = code.lastIndexOf('\n', match.index) + 1
    const indent = code.slice(lineStart).search(/\S/)
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop()
    const title = (single ?? double ?? template ?? '').replace(/\\(['"`])/g, '$1')
    const runs = !/\.(skip|todo|fixme|fails)\b/.test(modifiers) && (around.at(-1)?.runs ?? true)
    if (name === 'describe' || modifiers.includes('.describe')) around.push({ indent, title, runs })
    else if (runs) titles.push([...around.map((one) => one.title), title].join(' › '))
  }
  return titles
}

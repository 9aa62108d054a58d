import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isObject } from './sources.ts'

/** Its schemas are inspected, never run. */
interface DeclaredCall {
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: readonly string[]
  readonly reply?: unknown
}

/** By `METHOD /path`, parameters as `{id}`. */
export async function declaredCalls(root: string): Promise<ReadonlyMap<string, DeclaredCall>> {
  const entries = await readdir(join(root, 'contract'), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
  const calls = new Map<string, DeclaredCall>()
  for (const module of await Promise.all(files.map((file): Promise<unknown> => import(pathToFileURL(file).href)))) {
    for (const table of Object.values(isObject(module) ? module : {}).filter(isObject)) {
      for (const call of Object.values(table).filter(isCall)) {
        calls.set(`${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`, call)
      }
    }
  }
  return calls
}

const isCall = (value: unknown): value is DeclaredCall & { method: string; path: string } =>
  isObject(value) && typeof value['method'] === 'string' && typeof value['path'] === 'string' && 'audience' in value

/** `a.b`, through arrays, optionals and unions. */
export function hasField(schema: unknown, path: string): boolean {
  let at = objectsIn(schema)
  for (const key of path.split('.')) {
    const inner = at.filter((shape) => Object.hasOwn(shape, key)).map((shape) => shape[key])
    if (inner.length === 0) return false
    at = inner.flatMap((one) => objectsIn(one))
  }
  return true
}

/** Of all objects that the schema allows. */
function objectsIn(schema: unknown, seen = new Set<unknown>()): Record<string, unknown>[] {
  if (!isObject(schema) || seen.has(schema)) return []
  seen.add(schema)
  const zod = schema['_zod']
  const def = isObject(zod) ? zod['def'] : undefined
  if (!isObject(def)) return []
  const shape = def['shape']
  if (isObject(shape)) return [shape]
  const { element, innerType, left, right, in: input, out, valueType, getter, options } = def
  const lazy: unknown = typeof getter === 'function' ? getter() : undefined
  const within = [element, innerType, left, right, input, out, valueType, lazy]
  return [...within, ...(Array.isArray(options) ? options : [])].flatMap((one: unknown) => objectsIn(one, seen))
}

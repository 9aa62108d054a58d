import compatibility from '@mdn/browser-compat-data/forLegacyNode'
import { BROWSER_FLOOR, type FloorBrowser } from './browser-floor.ts'

interface Support {
  readonly version_added?: string | boolean | null
  readonly version_removed?: string | boolean | null
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: readonly unknown[]
}
interface Feature {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> }
  readonly [part: string]: unknown
}

const data = compatibility as Readonly<Record<'api' | 'javascript' | 'css', Feature>>
const BROWSERS = Object.keys(BROWSER_FLOOR) as FloorBrowser[]

/** Features that a supported browser lacks, with their MDN path. */
export interface NewerFeatures {
  /** `OffscreenCanvas`, `requestIdleCallback`. */
  readonly globals: ReadonlyMap<string, string>
  /** On a constructor or namespace: `AbortSignal.any`. */
  readonly statics: ReadonlyMap<string, string>
  /** On objects: `toSorted`, if no older member has the name. */
  readonly members: ReadonlyMap<string, string>
  /** Even if something older has the name: `Response.json`, `Iterator.prototype.map`. */
  readonly owned: readonly string[]
  /** In a method's options: `createImageBitmap.resizeWidth`. */
  readonly options: ReadonlyMap<string, string>
  readonly properties: ReadonlyMap<string, string>
  /** Values of properties: `overflow: clip`. */
  readonly keywords: ReadonlyMap<string, string>
  readonly functions: ReadonlyMap<string, string>
  readonly units: ReadonlyMap<string, string>
  readonly atRules: ReadonlyMap<string, string>
  readonly mediaFeatures: ReadonlyMap<string, string>
  readonly selectors: ReadonlyMap<string, string>
}

/**
 * @param lacking decides by the browsers that lack a feature; by default one is enough
 * @throws Error when the data has an unexpected shape
 */
export function newerFeatures(
  lacking: (browsers: readonly FloorBrowser[]) => boolean = (browsers) => browsers.length > 0,
): NewerFeatures {
  const isNew = (feature: Feature | undefined): boolean =>
    feature?.__compat !== undefined &&
    lacking(BROWSERS.filter((browser) => !isThere(feature.__compat?.support[browser], BROWSER_FLOOR[browser])))

  const builtins = partsOf(partOf(data.javascript, 'builtins'))
  const namespaces = partsOf(partOf(partOf(data.javascript, 'builtins'), 'Intl')).map(
    ([name, feature]) => [`Intl.${name}`, feature] as const,
  )
  const interfaces = partsOf(data.api)
  const older = new Set<string>()
  for (const [, feature] of [...builtins, ...namespaces, ...interfaces])
    for (const [name, member] of partsOf(feature)) if (!isNew(member)) older.add(name)

  const globals = new Map<string, string>()
  const statics = new Map<string, string>()
  const members = new Map<string, string>()
  const owned: string[] = []
  const options = new Map<string, string>()
  const note = (owner: string, feature: Feature, path: string) => {
    if (isNew(feature)) {
      const [space, name] = owner.split('.')
      if (name) statics.set(`${space}.${name}`, path)
      else globals.set(owner, path)
      return // Its members are only reachable through it.
    }
    for (const [key, member] of partsOf(feature)) {
      const name = key.replace(/_static$/, '')
      if (key.endsWith('_event') || key.startsWith('@@') || key === owner) continue
      for (const [option, inner] of optionsOf(member))
        if (isNew(inner)) options.set(`${name}.${option}`, `${path}.${key}.${option}`)
      if (!isNew(member) || /[^\w$]/.test(name)) continue
      const isOfOwner = key.endsWith('_static') || isStatic(owner, name)
      owned.push(isOfOwner ? `${owner}.${name}` : `${owner}.prototype.${name}`)
      if (GLOBAL_SCOPES.includes(owner)) {
        if (!older.has(name)) globals.set(name, `${path}.${key}`)
      } else if (isOfOwner) statics.set(`${owner}.${name}`, `${path}.${key}`)
      else if (!older.has(name)) members.set(name, `${path}.${key}`)
    }
  }
  for (const [name, feature] of [...builtins, ...namespaces]) note(name, feature, `javascript.builtins.${name}`)
  for (const [name, feature] of interfaces) note(name, feature, `api.${name}`)

  const named = (feature: Feature, path: string) =>
    new Map(
      partsOf(feature)
        .filter(([, part]) => isNew(part))
        .map(([name]) => [name, `${path}.${name}`] as const),
    )
  const types = partOf(data.css, 'types')
  const functions = new Map<string, string>()
  const deep = (feature: Feature, path: string) => {
    for (const [name, part] of partsOf(feature)) {
      if (isNew(part)) functions.set(name, `${path}.${name}`)
      deep(part, `${path}.${name}`)
    }
  }
  deep(types, 'css.types')
  const keywords = new Map<string, string>()
  for (const [property, feature] of partsOf(partOf(data.css, 'properties')))
    if (!isNew(feature))
      for (const [name, part] of partsOf(feature))
        if (isNew(part)) keywords.set(`${property}: ${name}`, `css.properties.${property}.${name}`)

  const lengths = partOf(types, 'length')
  const units = new Map<string, string>()
  for (const [group, names] of Object.entries(UNITS))
    if (isNew(partOf(lengths, group))) for (const unit of names) units.set(unit, `css.types.length.${group}`)

  return {
    globals,
    owned,
    statics,
    members,
    options,
    functions,
    keywords,
    units,
    properties: named(partOf(data.css, 'properties'), 'css.properties'),
    atRules: named(partOf(data.css, 'at-rules'), 'css.at-rules'),
    mediaFeatures: named(partOf(partOf(data.css, 'at-rules'), 'media'), 'css.at-rules.media'),
    selectors: named(partOf(data.css, 'selectors'), 'css.selectors'),
  }
}

const GLOBAL_SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope', 'DedicatedWorkerGlobalScope']

/** The data lists units by kind. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  container_query_length_units: ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'],
  viewport_percentage_units_dynamic: ['dvw', 'dvh', 'dvi', 'dvb', 'dvmin', 'dvmax'],
  viewport_percentage_units_large: ['lvw', 'lvh', 'lvi', 'lvb', 'lvmin', 'lvmax'],
  viewport_percentage_units_small: ['svw', 'svh', 'svi', 'svb', 'svmin', 'svmax'],
  cap: ['cap'],
  ic: ['ic'],
  lh: ['lh'],
  rcap: ['rcap'],
  rch: ['rch'],
  rex: ['rex'],
  ric: ['ric'],
  rlh: ['rlh'],
}

/** The data mixes static and instance methods; this Node knows most. */
function isStatic(owner: string, name: string): boolean {
  const value = owner.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), globalThis)
  return (typeof value === 'function' || typeof value === 'object') && value !== null && Reflect.has(value, name)
}

function* optionsOf(feature: Feature): Iterable<[string, Feature]> {
  for (const [name, part] of partsOf(feature)) {
    const option = /^(?:options|init)_(\w+)_parameter$/.exec(name)?.[1]
    if (option) yield [option, part]
    if (name.endsWith('_parameter')) yield* optionsOf(part)
  }
}

const isFeature = (value: unknown): value is Feature => typeof value === 'object' && value !== null
const partsOf = (feature: Feature): [string, Feature][] =>
  Object.entries(feature).filter((entry): entry is [string, Feature] => entry[0] !== '__compat' && isFeature(entry[1]))

function partOf(feature: Feature, name: string): Feature {
  const part = feature[name]
  if (!isFeature(part)) throw new Error(`MDN's data has no ${name}.`)
  return part
}

/** Not behind flags, with a prefix, or removed. */
function isThere(support: Support | readonly Support[] | undefined, floor: string): boolean {
  const isBy = (version: Support['version_added']) =>
    version === true || (typeof version === 'string' && /\d/.test(version) && isAtMost(version, floor))
  return [support ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, prefix, alternative_name, flags }: Support) =>
        isBy(added) && !isBy(removed) && !prefix && !alternative_name && !flags?.length,
    )
}

function isAtMost(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.replace('≤', '').split('.').map(Number))
  for (let at = 0; at < 2; at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

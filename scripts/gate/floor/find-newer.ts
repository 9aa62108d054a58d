import { parse, type AnyNode, type CallExpression, type MemberExpression, type Property } from 'acorn'
import { ancestor } from 'acorn-walk'
import postcss, { type Declaration } from 'postcss'
import type { NewerFeatures } from './newer-features.ts'

export interface NewerUse {
  /** MDN's path, or the syntax's name. */
  readonly feature: string
  readonly near: string
}

/** What iOS 15 lacks of it is checked separately. */
const SYNTAX = 2022

/** Guarded uses (`typeof`, `in`, `?.()`) do not count. */
export function newerInScript(code: string, newer: NewerFeatures): NewerUse[] {
  const found: NewerUse[] = []
  const note = (feature: string, node: AnyNode) =>
    found.push({
      feature,
      near: code.slice(Math.max(0, node.start - 40), Math.min(code.length, node.end, node.start + 60) + 20),
    })
  let tree
  try {
    tree = parse(code, { ecmaVersion: SYNTAX, sourceType: 'module', allowHashBang: true })
  } catch (error) {
    const at = error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : 0
    return [{ feature: `syntax after ${SYNTAX}: ${String(error)}`, near: code.slice(Math.max(0, at - 60), at + 60) }]
  }
  const own = namesDeclaredIn(tree)
  const member = (node: AnyNode) => {
    const name = node.type === 'MemberExpression' ? nameOf(node) : undefined
    return node.type === 'MemberExpression' && name !== undefined ? { node, name } : undefined
  }
  ancestor(tree as AnyNode, {
    StaticBlock: (node) => note('syntax: static block', node),
    Literal: (node) => {
      if (/\(\?<[=!]/.test(node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : '')))
        note('syntax: lookbehind', node)
    },
    // Minifiers turn a regular expression into a call with a template.
    TemplateElement: (node) => {
      if (/\(\?<[=!]/.test(node.value.cooked ?? '')) note('syntax: lookbehind', node)
    },
    Identifier: (node, _state, ancestors) => {
      const path = newer.globals.get(node.name)
      if (path && !own.has(node.name) && !isAsked(ancestors as AnyNode[])) note(path, node)
    },
    MemberExpression: (node, _state, ancestors) => {
      const { name } = member(node) ?? {}
      if (name === undefined || isGuarded(node, ancestors as AnyNode[])) return
      const owner = pathOf(node.object)
      const path =
        (owner !== undefined && !own.has(owner.split('.')[0] ?? '')
          ? newer.statics.get(`${owner}.${name}`)
          : undefined) ??
        (owner === 'window' || owner === 'self' || owner === 'globalThis' ? newer.globals.get(name) : undefined) ??
        newer.members.get(name)
      if (path) note(path, node)
    },
    CallExpression: (node) => {
      const called = node.callee.type === 'Identifier' ? node.callee.name : member(node.callee as AnyNode)?.name
      if (called === undefined) return
      for (const [key, at] of keysOf(node)) {
        const path = newer.options.get(`${called}.${key}`)
        if (path) note(path, at)
      }
    },
  })
  return found
}

const nameOf = ({ property, computed }: MemberExpression): string | undefined => {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** Text of a member expression: `Intl.Segmenter`. */
function pathOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return undefined
  const [owner, name] = [pathOf(node.object), nameOf(node)]
  if (owner === 'window' || owner === 'self' || owner === 'globalThis') return name
  return owner !== undefined && name !== undefined ? `${owner}.${name}` : undefined
}

function isAsked(ancestors: readonly AnyNode[]): boolean {
  const parent = ancestors.at(-2)
  return parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
}

/** True for `typeof a.b`, `a.b?.()`, `a.b?.c`. */
function isGuarded(node: AnyNode, ancestors: readonly AnyNode[]): boolean {
  const parent = ancestors.at(-2)
  if (parent?.type === 'CallExpression') return parent.optional && parent.callee === node
  if (parent?.type === 'MemberExpression') return parent.optional && parent.object === node
  return isAsked(ancestors)
}

function keysOf({ arguments: given }: CallExpression): [string, Property][] {
  return given
    .flatMap((argument) => (argument.type === 'ObjectExpression' ? argument.properties : []))
    .flatMap((property): [string, Property][] =>
      property.type === 'Property' && property.key.type === 'Identifier' ? [[property.key.name, property]] : [],
    )
}

/** Names declared in any scope. */
function namesDeclaredIn(tree: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  ancestor(tree as AnyNode, {
    Pattern: (node) => void (node.type === 'Identifier' && names.add(node.name)),
    Function: (node) => void (node.id && names.add(node.id.name)),
    Class: (node) => void (node.id && names.add(node.id.name)),
    ImportDeclaration: (node) => {
      for (const { local } of node.specifiers) names.add(local.name)
    },
  })
  return names
}

/** Except inside `@supports`, or after an older value. */
export function newerInStyle(css: string, newer: NewerFeatures): NewerUse[] {
  const found: NewerUse[] = []
  const root = postcss.parse(css)
  root.walk((node) => {
    for (let at = node.parent; at; at = at.parent as typeof at)
      if (at.type === 'atrule' && 'name' in at && at.name === 'supports') return
    const note = (path: string | undefined) =>
      void (path && found.push({ feature: path, near: node.toString().slice(0, 100) }))
    if (node.type === 'atrule') {
      note(newer.atRules.get(node.name))
      if (node.name === 'media') {
        for (const [, name = ''] of node.params.matchAll(/\(\s*([\w-]+)/g)) note(newer.mediaFeatures.get(name))
        if (/[<>]/.test(node.params)) note(newer.mediaFeatures.get('range_syntax'))
      }
    } else if (node.type === 'rule') {
      if (node.parent?.type === 'rule') note('css.selectors.nesting')
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z][\w-]*)/g)) note(newer.selectors.get(name))
    } else if (node.type === 'decl' && !isLaterWord(node)) {
      if (!node.prop.startsWith('-')) note(newer.properties.get(node.prop))
      for (const [word] of node.value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '').matchAll(/-?[a-z][\w-]*\(?/gi)) {
        if (word.endsWith('(')) note(newer.functions.get(word.slice(0, -1)))
        else note(newer.keywords.get(`${node.prop}: ${word}`))
      }
      for (const [, unit = ''] of node.value.matchAll(/[\d.](d?[a-z]+)\b/gi)) note(newer.units.get(unit))
    }
  })
  return found
}

/** The earlier one serves older browsers. */
const isLaterWord = (node: Declaration) =>
  node.parent?.some(
    (other) =>
      other.type === 'decl' &&
      other.prop === node.prop &&
      other !== node &&
      node.parent !== undefined &&
      node.parent.index(other) < node.parent.index(node),
  ) === true

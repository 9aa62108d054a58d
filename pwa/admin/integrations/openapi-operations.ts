import type { OpenApi } from '#contract/admin/openapi.ts'

export interface Operation {
  readonly method: string
  readonly path: string
  readonly room: string
  readonly summary: string
  readonly detail: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function operationOf(path: string, method: string, value: unknown): Operation | null {
  if (!isObject(value)) return null
  const { tags, summary, ...detail } = value
  const room: unknown = Array.isArray(tags) ? tags[0] : undefined
  return {
    method: method.toUpperCase(),
    path,
    room: typeof room === 'string' ? room : 'Outras',
    summary: typeof summary === 'string' ? summary : '',
    detail,
  }
}

/** Matching operations, grouped by tag, in the document's order. */
export function operationsOf(document: OpenApi, search: string): readonly (readonly [string, readonly Operation[]])[] {
  const wanted = search.trim().toLowerCase()
  const rooms = new Map<string, Operation[]>()
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, value] of Object.entries(methods)) {
      const operation = operationOf(path, method, value)
      if (!operation || !`${method} ${path} ${operation.summary}`.toLowerCase().includes(wanted)) continue
      rooms.set(operation.room, [...(rooms.get(operation.room) ?? []), operation])
    }
  return [...rooms]
}

export function valueAt(report: unknown, key: string): unknown {
  if (typeof report !== 'object' || report === null) return undefined
  return Object.entries(report).find(([name]) => name === key)?.[1]
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const list = valueAt(value, key)
  return Array.isArray(list) ? list : []
}

export function textAt(value: unknown, key: string): string {
  const text = valueAt(value, key)
  return typeof text === 'string' ? text : ''
}

export function numberAt(report: unknown, key: string): number {
  const value = valueAt(report, key)
  return typeof value === 'number' ? value : 0
}

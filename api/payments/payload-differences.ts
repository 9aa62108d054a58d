/** Null where one lacks the value. */
export interface PayloadDifference {
  /** `Customer.full_name`, `Products.0.name` */
  readonly path: string
  readonly first: string | null
  readonly other: string | null
}

export function payloadDifferences(first: unknown, other: unknown): PayloadDifference[] {
  const [before, after] = [leavesOf(first), leavesOf(other)]
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, first: before.get(path) ?? null, other: after.get(path) ?? null }))
    .filter((leaf) => leaf.first !== leaf.other)
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, string>()): Map<string, string> {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (children.length === 0) leaves.set(path, typeof value === 'string' ? value : JSON.stringify(value))
  for (const [key, child] of children) leavesOf(child, path === '' ? key : `${path}.${key}`, leaves)
  return leaves
}

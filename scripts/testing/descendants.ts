import { readdirSync, readFileSync } from 'node:fs'

export interface Descendant {
  readonly pid: number
  readonly command: string
}

/** Reads Linux's /proc. */
export function descendantsOf(ancestor: number): Descendant[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .map(readProcess)
    .filter((one) => one !== undefined)
  const below = (pid: number): Descendant[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)])
  return below(ancestor)
}

function readProcess(pid: number): (Descendant & { parent: number }) | undefined {
  try {
    // `1234 (name) S 1 …`: names may contain spaces and parentheses.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return { pid, parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  } catch {
    return undefined
  }
}

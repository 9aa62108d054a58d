export function stampFor(lockText: string, platform?: string): string
export function decide(found: {
  lockText: string
  stamp: string
  stampText: string | undefined
  installedText: string | undefined
  isLinked: boolean
}): { install: boolean; keepStamp: boolean }
export function ensureInstalled(): Promise<void>
export function runOnOwnNode(script: string, args?: readonly string[]): void

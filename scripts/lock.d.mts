export function isAlive(pid: number): boolean
export function take(path: string): boolean
export function release(path: string): void
export function holderOf(path: string): number | undefined
export function withLock<T>(path: string, work: () => Promise<T> | T, onWait?: () => void): Promise<T>

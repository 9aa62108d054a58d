/** An element as its engine names it. */
export type ElementId = string

/**
 * One browser with one window, as wide as a phone. Functions run in the page: they see their arguments and nothing else.
 */
export interface Tab {
  readonly version: string
  readonly open: (address: string) => Promise<void>
  readonly read: (work: (...args: string[]) => string, ...args: readonly string[]) => Promise<string>
  readonly find: (
    work: (...args: string[]) => Element | null,
    ...args: readonly string[]
  ) => Promise<ElementId | undefined>
  /** In its middle, as by a finger. */
  readonly click: (element: ElementId) => Promise<void>
  /** Into the focused element. */
  readonly type: (element: ElementId, text: string) => Promise<void>
  /** A file of this machine for `<input type="file">`. */
  readonly choose: (element: ElementId, path: string) => Promise<void>
  /** PNG. */
  readonly picture: () => Promise<Buffer>
  /** Uncaught errors, unhandled rejections and `console.error`, since the start. */
  readonly errors: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export const WINDOW = { width: 390, height: 844 } as const

/** Only stops a hanging browser. */
export const ANSWER_MS = 120_000

/** What an engine answers when an element moved, went or was covered after it was found. */
const RETRYABLE_CODES: ReadonlySet<unknown> = new Set([
  'stale element reference',
  'no such element',
  'no such node',
  'element click intercepted',
  'element not interactable',
  'move target out of bounds',
])

export class Refused extends Error {
  override name = 'Refused'
  /** True if it may succeed on a second try. */
  readonly isRetryable: boolean
  constructor(code: unknown, message: unknown) {
    super(`${String(code)}: ${String(message)}`)
    this.isRetryable = RETRYABLE_CODES.has(code)
  }
}

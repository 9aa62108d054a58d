import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Is this `npm run test:all`, which may take its time? */
    isLongTest: boolean
  }
}

/** How many cases a test draws: few where everybody waits for it, many in `npm run test:all`. */
export const cases = (few: number, many: number): number => (inject('isLongTest') ? many : few)

/** Every nth row of a table, the first among them; all of it in `npm run test:all`. */
export const everyNth = <Row>(n: number, rows: readonly Row[]): readonly Row[] =>
  rows.filter((_, at) => inject('isLongTest') || at % n === 0)

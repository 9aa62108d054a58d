import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isLongTest: boolean
  }
}

/** Few cases in the quick run, many in `npm run test:all`. */
export const cases = (few: number, many: number): number => (inject('isLongTest') ? many : few)

/** Every nth row including the first; all in `npm run test:all`. */
export const everyNth = <Row>(n: number, rows: readonly Row[]): readonly Row[] =>
  rows.filter((_, at) => inject('isLongTest') || at % n === 0)

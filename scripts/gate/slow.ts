import { isAbsolute, relative } from 'node:path'
import { ROOT } from '../root.ts'
import { listAt, numberAt, textAt } from './report.ts'

/** Duration in milliseconds of `file › title`. */
export interface Timed {
  readonly name: string
  readonly took: number
}

/**
 * Four times the list's limit of five seconds, so that a busy moment never fails the gate. A share of all tests' time, since load slows
 * them all.
 */
const SHARE = 0.02

export function timesOfVitest(report: unknown): Timed[] {
  return listAt(report, 'testResults').flatMap((file) => {
    const path = textAt(file, 'name')
    const place = isAbsolute(path) ? relative(ROOT, path) : path
    return listAt(file, 'assertionResults').map((test) => ({
      name: `${place} › ${textAt(test, 'title')}`,
      took: numberAt(test, 'duration'),
    }))
  })
}

export function timesOfPlaywright(report: unknown): Timed[] {
  const ofSuite = (suite: unknown): Timed[] => [
    ...listAt(suite, 'suites').flatMap(ofSuite),
    ...listAt(suite, 'specs').flatMap((spec) =>
      listAt(spec, 'tests').map((played) => ({
        name: `e2e/${textAt(spec, 'file')} › ${textAt(spec, 'title')}`,
        took: numberAt(listAt(played, 'results').at(-1), 'duration'),
      })),
    ),
  ]
  return listAt(report, 'suites').flatMap(ofSuite)
}

/** @param list lines `file › title: reason`; # starts a comment */
export function slowWithoutReason(times: readonly Timed[], list: string): Timed[] {
  const reasons = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const whole = times.reduce((sum, { took }) => sum + took, 0)
  return times.filter(({ name, took }) => took > SHARE * whole && !reasons.some((line) => line.startsWith(`${name}: `)))
}

import { isAbsolute, relative } from 'node:path'
import { ROOT } from '../root.ts'
import { listAt, numberAt, textAt } from './report.ts'

/** How long a test took, in milliseconds, under `file › title`. */
export interface Timed {
  readonly name: string
  readonly took: number
}

/**
 * Above this share of all tests' time the gate fails without a reason: four times the five seconds above which the list wants one, so
 * that no busy moment of a machine turns a run red. A share and no time, since a busy machine is slow for all of them.
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

/**
 * The tests that take more than their share and stand in no list of reasons.
 * @param list lines `file › title: reason`; what begins with # says something of the list
 */
export function slowWithoutReason(times: readonly Timed[], list: string): Timed[] {
  const reasons = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const whole = times.reduce((sum, { took }) => sum + took, 0)
  return times.filter(({ name, took }) => took > SHARE * whole && !reasons.some((line) => line.startsWith(`${name}: `)))
}

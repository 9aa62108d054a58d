import { describe, expect, it } from 'vitest'
import { CONTRARY_GUIDES } from './contrary-guides.ts'
import { guideOf } from './guide.ts'
import { KEPT_ASIDE } from './kept-aside.ts'
import { KNOWN_FAILURES } from './known-failures.ts'
import { countOf, listenTo, STRANGERS } from './strangers.ts'
import { firstCutsGivenSilently, sharesOfTwins } from './twins.ts'

const heard = STRANGERS.map((stranger) => listenTo(stranger))
const shares = sharesOfTwins(12)
const mostShared = Math.round(Math.max(...shares) * 100)
const silent = firstCutsGivenSilently(20)

const failures = [
  ...heard.flatMap((person) => person.failures),
  ...(mostShared < 50 ? [] : ['twins: share less than half of their sentences']),
  ...(silent.length === 0 ? [] : ['first path: never what is worn today, unsaid']),
]

describe(`the guides of ${STRANGERS.length} strangers: ${countOf(heard)}`, () => {
  it(`keep every demand but those known to fail; twins share ${mostShared} % at most, ${silent.length} of 20 first cuts are worn already`, () => {
    expect(failures.filter((failure) => !KNOWN_FAILURES.includes(failure))).toEqual([])
  })

  it('keep none of those known to fail: whoever mends one takes it off the list', () => {
    expect(KNOWN_FAILURES.filter((known) => !failures.includes(known))).toEqual([])
  })

  it('are asked nothing that could not fail', () => {
    const guides = [...CONTRARY_GUIDES, ...STRANGERS.map(({ brief }) => guideOf(brief))]
    const unfailing = [...STRANGERS, ...KEPT_ASIDE].flatMap(({ id, musts, mustNots }) =>
      [...musts, ...mustNots].filter(({ isKept }) => guides.every(isKept)).map(({ says }) => `${id}: ${says}`),
    )
    expect(unfailing).toEqual([])
  })

  it('have names and demands of their own', () => {
    const people = [...STRANGERS, ...KEPT_ASIDE]
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
    for (const { musts, mustNots } of people) {
      const said = [...musts, ...mustNots].map(({ says }) => says)
      expect(new Set(said).size).toBe(said.length)
    }
  })
})

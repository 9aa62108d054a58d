import { expect, test } from 'vitest'
import { FACTS } from '../facts/facts.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { readBrief, type Brief } from '../reading/reading.ts'
import { writeChapters } from '../chapters/chapters.ts'
import { BROUGHT_UP } from '../testing/brought-up.ts'
import { STRANGERS } from '../testing/strangers/strangers.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { answersOf, type Given } from './answers.ts'
import { FACE_ANSWERS } from './face.ts'

const SAYING: readonly Brief[] = [
  ...STRANGERS.map(({ brief }) => brief),
  ...BROUGHT_UP.map((observations, at) => {
    const brief = at % 2 === 0 ? MARINA : PAULO
    return { ...brief, form: { ...brief.form, observations } }
  }),
]

/** Beginnings of the words that carry it: “bigode”, “raspada”. */
const stems = (text: string): Set<string> =>
  new Set(
    plainLetters(text)
      .match(/[a-z]{5,}|\d+/g)
      ?.map((word) => word.slice(0, 5)) ?? [],
  )
const shareOf = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((stem) => other.has(stem)).length / Math.max(1, Math.min(one.size, other.size))

const nameOf = ({ fact, topic }: Given): string => (fact ? FACTS[fact].words : (topic?.what ?? ''))
const areEqual = (one: Set<string>, other: Set<string>): boolean =>
  one.size > 0 && one.size === other.size && shareOf(one, other) === 1
/** The same name, or much the same words. */
const isSame = (one: Given, other: Given): boolean =>
  areEqual(stems(nameOf(one)), stems(nameOf(other))) || shareOf(stems(one.words), stems(other.words)) >= 0.45

/** Itch, gaps and a rule are different questions of a beard, and trimmed alike. */
const OF_FACE = FACE_ANSWERS.map((answer) => ('fact' in answer ? FACTS[answer.fact].words : answer.what))
const areOfFace = (...given: readonly Given[]): boolean => given.every((one) => OF_FACE.includes(nameOf(one)))

test('no chapter answers the same thing twice', () => {
  const doubles = SAYING.flatMap((brief) => {
    const r = readBrief(brief)
    const ids = new Set(writeChapters(r).map(({ id }) => id))
    const given = answersOf(r, (id) => ids.has(id)).filter(({ words }) => words !== '')
    return given.flatMap((one, at) =>
      given
        .slice(at + 1)
        .filter((other) => other.chapter === one.chapter && isSame(one, other) && !areOfFace(one, other))
        .map((other) => `${one.chapter}: ${nameOf(one)}, ${nameOf(other)}`),
    )
  })
  expect([...new Set(doubles)]).toEqual([])
})

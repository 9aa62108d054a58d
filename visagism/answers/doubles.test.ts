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
import { ANSWERS } from './vocabulary.ts'

/** Each buyer alone, so that none waits for the others, and everybody who says one thing. */
const SAYING: readonly (readonly [who: string, briefs: readonly Brief[]])[] = [
  ...STRANGERS.map(({ id, brief }) => [id, [brief]] as const),
  [
    'whoever says one thing',
    BROUGHT_UP.map((observations, at) => {
      const brief = at % 2 === 0 ? MARINA : PAULO
      return { ...brief, form: { ...brief.form, observations } }
    }),
  ],
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

const isDouble = (one: Given, other: Given): boolean => isSame(one, other) && !areOfFace(one, other)

test.each(SAYING)('no chapter answers the same thing twice to %s', (_, briefs) => {
  const doubles = briefs.flatMap((brief) => {
    const r = readBrief(brief)
    // Words do not change with the chapters that are written: where no two are the same, and none gave way to another, none need be.
    const any = answersOf(r, () => true)
    const names = new Set<string | undefined>(any.map(({ fact, topic }) => fact ?? topic?.what))
    const gaveWay = ANSWERS.some(({ yieldsTo = [] }) => yieldsTo.some((name) => names.has(name)))
    if (!gaveWay && !any.some((one, at) => any.slice(at + 1).some((other) => isDouble(one, other)))) return []
    const ids = new Set(writeChapters(r).map(({ id }) => id))
    const given = answersOf(r, (id) => ids.has(id)).filter(({ words }) => words !== '')
    return given.flatMap((one, at) =>
      given
        .slice(at + 1)
        .filter((other) => other.chapter === one.chapter && isDouble(one, other))
        .map((other) => `${one.chapter}: ${nameOf(one)}, ${nameOf(other)}`),
    )
  })
  expect([...new Set(doubles)]).toEqual([])
})

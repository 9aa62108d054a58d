/** The answers that hold for one reading, each in its chapter. */
import type { FactKey } from '../facts/facts.ts'
import { hushedWordsOf } from '../facts/hushed.ts'
import { valuesSaid } from '../facts/said.ts'
import { wholeNote } from '../facts/settle.ts'
import { list } from '../knowledge/pt.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { Reading } from '../reading/reading.ts'
import { broughtUpIn } from './earned.ts'
import { ANSWERS } from './vocabulary.ts'

export type Given = {
  readonly chapter: ChapterId
  /** Empty where another answer of the chapter says it better. */
  readonly words: string
  /** Absent where a fact's own record names it. */
  readonly topic?: { readonly what: string; readonly why: string; readonly heard: RegExp }
  readonly fact?: FactKey
}

/** @param isWritten whether the guide has the chapter */
export function answersOf(r: Reading, isWritten: (id: ChapterId) => boolean): Given[] {
  const whole = wholeNote(r.brief.form.observations, r.brief.facts ?? [])
  const isBroughtUp = broughtUpIn(r.spoken.note)
  const isHushed = hushedWordsOf(whole)
  const isSpokenOf = (key: FactKey): boolean => {
    const said = r.said.filter((one) => one.key === key)
    return (
      r.spoken.facts.has(key) &&
      (said.length === 0 || said.some(({ words }) => words === undefined || !isHushed(words)))
    )
  }
  const given = ANSWERS.flatMap((answer): (Given & Yielding)[] => {
    const isAsked = 'fact' in answer ? isSpokenOf(answer.fact) : isBroughtUp(answer)
    const chapter = [answer.chapter].flat().find(isWritten)
    if (!isAsked || chapter === undefined) return []
    const words = typeof answer.words === 'string' ? answer.words : answer.words(r)
    if (words === null) return []
    const { yieldsTo = [] } = answer
    if (!('fact' in answer))
      return [{ chapter, words, yieldsTo, topic: { what: answer.what, why: answer.why, heard: answer.heard } }]
    const values = valuesSaid(r.facts, answer.fact)
    return words.includes('{v}') && values.length === 0
      ? []
      : [{ chapter, yieldsTo, fact: answer.fact, words: words.replace('{v}', list(values)) }]
  })
  return given.flatMap(({ yieldsTo, ...one }) => {
    if (!given.some(({ chapter, ...other }) => chapter === one.chapter && yieldsTo.includes(nameOf(other))))
      return [one]
    // The fact is answered all the same, in other words.
    return one.fact === undefined ? [] : [{ ...one, words: '' }]
  })
}

type Yielding = { readonly yieldsTo: readonly string[] }

/** Of the fact or the topic that it answers. */
const nameOf = ({ fact, topic }: Pick<Given, 'fact' | 'topic'>): string => fact ?? topic?.what ?? ''

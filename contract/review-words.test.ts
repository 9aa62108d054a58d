import { expect, it } from 'vitest'
import * as sentences from './review-words.ts'

/** Words that promise somebody who looks. */
const PROMISES = /visagista|especialista|profissiona|uma pessoa|alguém|confere|aprova/i
/** What a person does when asked, or when nothing tells the shape. */
const CONDITIONS = /pode pedir que uma pessoa|Se faltam os dois, alguém|Não havendo, alguém/

it.each(Object.entries(sentences))('%s promises a person only under one of the settings', (_, { auto, required }) => {
  expect(auto).not.toBe(required)
  const promised = auto.split(/(?<=\.) /).filter((sentence) => PROMISES.test(sentence) && !CONDITIONS.test(sentence))
  expect(promised).toEqual([])
})

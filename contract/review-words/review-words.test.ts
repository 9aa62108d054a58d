import { expect, it } from 'vitest'
import * as about from './about.ts'
import * as home from './home.ts'
import * as howItWorks from './how-it-works.ts'
import * as law from './law.ts'
import * as order from './order.ts'
import * as questions from './questions.ts'
import * as sales from './sales.ts'

const sentences = { ...about, ...home, ...howItWorks, ...law, ...order, ...questions, ...sales }

/** Promises of a human review. */
const PROMISES = /visagista|especialista|profissiona|uma pessoa|alguém|confere|aprova/i
/** A person steps in only on request or without evidence. */
const CONDITIONS = /pode pedir que uma pessoa|Se faltam os dois, alguém|Não havendo, alguém/

it.each(Object.entries(sentences))('%s promises a person only under one of the settings', (_, { auto, required }) => {
  expect(auto).not.toBe(required)
  const promised = auto.split(/(?<=\.) /).filter((sentence) => PROMISES.test(sentence) && !CONDITIONS.test(sentence))
  expect(promised).toEqual([])
})

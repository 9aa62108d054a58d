/** Every word that some answer or some subject of the facts listens for. */
import { SUBJECTS } from '../facts/subjects.ts'
import type { Answer } from './answer.ts'
import { BODY_ANSWERS } from './bodies.ts'
import { FACE_ANSWERS } from './face.ts'
import { HAIR_ANSWERS } from './hair.ts'
import { LIFE_ANSWERS } from './life.ts'
import { WORN_ANSWERS } from './worn.ts'

export const ANSWERS: readonly Answer[] = [
  ...HAIR_ANSWERS,
  ...FACE_ANSWERS,
  ...WORN_ANSWERS,
  ...LIFE_ANSWERS,
  ...BODY_ANSWERS,
]

/** Meals, weather and verbs of every day: they change nothing that is said beside them. */
const EVERYDAY = `
  almoco jantar cafe garoa sereno neblina memoria sigo seguir tomar tomo enche enchem piora pioram lavar lava baile bailes forro samba pagode
  colacao tendencia formo ensino fundamental infantil publico publica concursado concursada aposentado aposentada autonomo autonoma comeca comecou virou viraram
  apareceu apareceram nasceu nasceram acontece aconteceu parece parecem vira junta juntam ourico horrivel horriveis terrivel demais sozinho
  sozinha mosca seca secar secam molha molhar umidade dificil facil rapido devagar bagunca moto onibus metro academia clube quintal garagem farmacia secretaria recepcao
  trabalhista criminal civil oliva musgo bordo mostarda pessego creme leporino tufos montes ralo banheiro
`

/** By a stem, one may go on: “engordur\\w+”, “brinc[oa]”. */
const TOKEN = /([a-z]{2,})(\??)(\\w[+*]|\(\?:|\[)?/g

const { words, stems } = wordsOf([
  ...ANSWERS.flatMap((answer) => ('heard' in answer ? [answer.heard] : [])),
  ...Object.values(SUBJECTS).map(({ heard }) => heard),
])

function wordsOf(patterns: readonly RegExp[]): { words: Set<string>; stems: readonly string[] } {
  const found = new Set(EVERYDAY.trim().split(/\s+/))
  const begun = new Set<string>()
  for (const { source } of patterns)
    for (const [, word = '', optional, goesOn] of source.replaceAll(/\\[bdSs]/g, ' ').matchAll(TOKEN)) {
      found.add(word)
      if (optional) found.add(word.slice(0, -1))
      if (goesOn && word.length > 3) begun.add(word)
    }
  return { words: found, stems: [...begun] }
}

const isWord = (word: string): boolean => {
  const before = asked.get(word)
  if (before !== undefined) return before
  const isKnown =
    words.has(word) ||
    words.has(word.replace(/s$/, '')) ||
    stems.some((stem) => word.startsWith(stem) && word.length <= stem.length + MOST_ENDING)
  asked.set(word, isKnown)
  return isKnown
}
const asked = new Map<string, boolean>()
const MOST_ENDING = 6

/** As a set of `oddWords`. */
export const LISTENED_FOR: Pick<ReadonlySet<string>, 'has'> = { has: isWord }

/** What somebody asked to be shown, and no drawing shows: one sentence in the letter says so. */
import { bodyOf, isBodyKey } from '../facts/bodies.ts'
import { plainOf } from '../facts/clause.ts'
import { valuesSaid } from '../facts/said.ts'
import { plainLetters } from '../knowledge/observations.ts'
import { list } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'

const ASKS_TO_BE_SHOWN = /\b(?:desenh\w+|retrat\w+|figuras?|aparec(?:a|am|er|esse)|mostr(?:a|ar|e|em))\b/
/** Under the skin, or through it. */
const MARK = /\b(?:tatuage\w*|tattoo|piercing|septo)\b/

export function undrawnWords({ spoken: { facts, note } }: Reading): string[] {
  if (!ASKS_TO_BE_SHOWN.test(plainOf(note))) return []
  const named = new Set([
    ...[...facts.keys()].flatMap((key) => (isBodyKey(key) ? (bodyOf(key).undrawn ?? []) : [])),
    ...(facts.has('scar') ? ['a cicatriz'] : []),
    ...valuesSaid(facts, 'mark-stays')
      .flatMap((value) => MARK.exec(plainLetters(value))?.[0] ?? [])
      .map(withArticle),
  ])
  return named.size === 0
    ? []
    : [
        `Os nossos desenhos ainda não mostram ${list([...named])}: não é esquecimento, e o que importa está escrito nestas páginas.`,
      ]
}

const withArticle = (mark: string): string => (mark.startsWith('t') ? 'a tatuagem' : `o ${mark}`)

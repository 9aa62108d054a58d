/** A second vocabulary of measures: who is no woman, or wants the contrary, reads of no delicate jaw. */
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { plainLetters } from '../knowledge/observations.ts'
import type { Reading } from './reading.ts'

/** They speak of the face. Elsewhere a ring or a hair may be delicate. */
const OF_THE_FACE: readonly ChapterId[] = [
  'carta',
  'como-ler',
  'rosto-medido',
  'forma',
  'tercos',
  'cabelo',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'sobrancelhas',
  'oculos',
  'barba',
  'decotes',
  'acessorios',
]

const FIRMER =
  /\bmais (?:firmes?|marcad[ao]s?|fortes?|masculin[ao]s?|angulos[ao]s?)\b|\bnao quero (?:\w+ )?(?:suaviz\w+|delicad\w+)|\bquero (?:\w+ )?(?:poder|forca|firmeza)\b/

/** True where “delicada” would say what they do not wish to read. */
export const wantsPlainMeasures = ({ gender, brief: { form } }: Pick<Reading, 'gender' | 'brief'>): boolean =>
  gender !== 'Feminino' || FIRMER.test(plainLetters(form.observations ?? ''))

/** Their own words are quoted as they are. */
const QUOTED = /(“[^”]*”)/

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b([Pp]eças) delicadas/g, '$1 finas'],
  [/\bdelicad([ao]s?)\b/g, 'compact$1'],
  [/\bDelicad([ao]s?)\b/g, 'Compact$1'],
  [/\bem delicadeza\b/g, 'em linha compacta'],
]

function plainly(text: string): string {
  if (!/delicad/i.test(text)) return text
  return text
    .split(QUOTED)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : WORDS.reduce((said, [word, plain]) => said.replace(word, plain), part).replace(
            /(couro )?com delicadeza\b/g,
            (whole, scalp: string | undefined) => (scalp === undefined ? 'com precisão' : whole),
          ),
    )
    .join('')
}

/** Every text of it, whatever its form. */
export function inPlainMeasures<T>(value: T): T {
  if (typeof value === 'string') return plainly(value) as T
  if (Array.isArray(value)) return value.map((one: unknown) => inPlainMeasures(one)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inPlainMeasures(one)])) as T
}

/** The letter's headline is theirs where they wrote. */
export function withPlainMeasures<C extends { readonly id: ChapterId; readonly quotes: readonly string[] }>(
  r: Pick<Reading, 'gender' | 'brief'>,
  chapter: C,
): C {
  if (!OF_THE_FACE.includes(chapter.id) || !wantsPlainMeasures(r)) return chapter
  const said = inPlainMeasures(chapter)
  return chapter.id === 'carta' && (r.brief.form.observations ?? '').trim() !== ''
    ? { ...said, quotes: chapter.quotes }
    : said
}

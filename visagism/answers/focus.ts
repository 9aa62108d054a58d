/** The pages that somebody says they came for: what each begins with, in the order in which they were named. */
import { ornamentsFor } from '../advice/accessories.ts'
import { beardFor } from '../advice/beard.ts'
import { browsFor } from '../advice/brows.ts'
import { framesFor } from '../advice/frames.ts'
import { collarForNow } from '../advice/necklines.ts'
import type { Pick3 } from '../advice/shape-advice.ts'
import { adviseColours } from '../colour/colours.ts'
import { ownSentences } from '../facts/own-words.ts'
import { fringeFor } from '../hair/fringe.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { list, lower } from '../knowledge/pt.ts'
import { wearsBeard } from '../reading/care.ts'
import type { Reading } from '../reading/reading.ts'
import type { Done } from './done.ts'

const FOCUS =
  /\b(?:so (?:quero|queria|preciso|busco|vim)|(?:o )?(?:meu )?foco|me interess\w+|interessad[oa]|principalmente|sobretudo|especialmente|prioridade|em primeiro lugar|vim (?:por|pel[oa]s?|atras)|(?:comprei|pedi|quis|quero) (?:o guia |isso |mesmo )?(?:por causa|pel[oa]s?)\b|(?:o )?que (?:eu )?mais (?:quero|queria|preciso|me interessa)|quero (?:mais )?(?:a parte|as paginas|as dicas)|(?:quero|queria|gostaria de) (?:mesmo |so |mais |e )*saber (?:mesmo |so |mais )*(?:e )?d[eoa]s?)\b|^so (?:os? |as? )?(?:oculos|sobrancelha\w*|barba|cores|gola\w*|brinco\w*|franja)\b/
/** Named for its being last, or settled. */
const SET_ASIDE =
  /\b(?:por ultimo|so se|tanto faz|resolvid\w+|o resto|nao (?:quero|preciso|devo|interessa)|sem|dispens\w+|menos|deixa para)\b/

type Page = {
  readonly named: RegExp
  readonly what: string
  readonly chapter: ChapterId
  readonly begins: (r: Reading) => string | null
}

const first = (opening: string, { what, why }: Pick3): string => `${opening} ${lower(what)}: ${why}.`

const PAGES: readonly Page[] = [
  {
    named: /\b(?:oculos|armac(?:ao|oes))\b/,
    what: 'A armação',
    chapter: 'oculos',
    begins: (r) => first('Prove primeiro', framesFor(r).picks[0]),
  },
  {
    named: /\bsobrancelhas?\b/,
    what: 'As sobrancelhas',
    chapter: 'sobrancelhas',
    begins: (r) => (r.facts.has('brows-stay') ? null : first('Primeiro,', browsFor(r).picks[0])),
  },
  {
    named: /\bfranj\w+\b/,
    what: 'A franja',
    chapter: 'franja',
    begins: (r) => (r.facts.has('no-fringe') ? null : first('Se for ter uma,', fringeFor(r).picks[0])),
  },
  {
    named: /\b(?:barba|cavanhaque)\b/,
    what: 'A barba',
    chapter: 'barba',
    begins: (r) => (wearsBeard(r) && r.beard !== 'Sem barba' ? first('Comece por', beardFor(r).picks[0]) : null),
  },
  {
    named: /\b(?:golas?|decotes?)\b/,
    what: 'A gola',
    chapter: 'decotes',
    begins: (r) => first('Comece por', collarForNow(r)),
  },
  {
    named: /\b(?:brincos?|colar|colares|acessorios?)\b/,
    what: 'Os acessórios',
    chapter: 'acessorios',
    begins: (r) => first('Comece por', ornamentsFor(r).picks[0]),
  },
  {
    named: /\bcor(?:es)?\b(?! d[oe] (?:meu )?(?:cabelo|fio))/,
    what: 'As cores',
    chapter: 'cores',
    begins: (r) =>
      `Perto do rosto, comece por ${list(
        adviseColours(r.brief.colour, r.colours)
          .best.slice(0, 3)
          .map(({ name }) => lower(name)),
      )}.`,
  },
]

/** @param isWritten whether the guide has the chapter */
export function focusOf(r: Reading, isWritten: (id: ChapterId) => boolean): Done[] {
  const found = ownSentences(r.spoken.note).flatMap((sentence) => focusIn(r, sentence, isWritten))
  return found.filter(({ chapter }, at) => found.findIndex((one) => one.chapter === chapter) === at)
}

/** @param sentence of `ownSentences` */
export function focusIn(r: Reading, sentence: string, isWritten: (id: ChapterId) => boolean): Done[] {
  if (!FOCUS.test(sentence)) return []
  return sentence
    .split(', ')
    .filter((clause) => !SET_ASIDE.test(clause))
    .flatMap((clause) =>
      PAGES.map((page) => ({ page, at: clause.search(page.named) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at),
    )
    .flatMap(({ page: { what, chapter, begins } }) => {
      const why = isWritten(chapter) ? begins(r) : null
      return why === null ? [] : [{ what, why, chapter }]
    })
}

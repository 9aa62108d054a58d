import { chapter, chapterTexts, type Chapter } from '../chapter.ts'
import { glossaryFor } from '../glossary.ts'
import { count } from '../pt.ts'
import { CERTAINTY_WORDS, citedSources } from '../sources.ts'

/** The words this person's pages use and the works behind them: two pages at most, to look things up in. */
export function writeSources(written: readonly Chapter[]): Chapter {
  const used = citedSources(written.flatMap((c) => c.bases))
  const words = glossaryFor(written.flatMap((one) => chapterTexts(asPrinted(one))))
  return chapter({
    id: 'fontes',
    title: 'Palavras e fontes',
    head: 'Palavras e fontes',
    lead: `${count(words.length, 'palavra', 'palavras')} do ofício e ${used.length} fontes: só as que aparecem nas suas páginas.`,
    lists: [{ title: 'As palavras', items: words.map(({ term, meaning }) => ({ what: term, why: meaning })) }],
    sections: [
      {
        heading: 'O que não sabemos',
        paragraphs: [
          'Não conhecemos estudo que prove que um corte favorece um formato de rosto. O que há é ofício acumulado, e por isso cada conselho traz o motivo: para você poder discordar com conhecimento. As médias de referência vêm de populações que não são a brasileira inteira. E nenhum conselho foi visto em você antes de ser escrito: a prova é o seu espelho.',
        ],
      },
    ],
    tables: [
      {
        title: 'As fontes',
        columns: ['Fonte', 'Certeza'],
        rows: used.map((source) => [source.title, briefly(CERTAINTY_WORDS[source.certainty])]),
      },
    ],
  })
}

/** What both editions print of a chapter: the card is drawn from its own data, and no season has a bar of what to leave. */
function asPrinted(one: Chapter): Chapter {
  if (one.id === 'cartao') return { ...one, sections: [], lists: [], tables: [] }
  return one.id === 'cores' ? { ...one, avoid: [] } : one
}

/** `fonte primária: norma…` is read as `fonte primária` beside a title. */
const briefly = (words: string) => words.split(/[:,]/)[0] ?? words

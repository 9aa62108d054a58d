import { chapter, chapterTexts, type Chapter } from './chapter.ts'
import { glossaryFor } from '../cuts/glossary.ts'
import { count } from '../knowledge/pt.ts'
import { CERTAINTY_WORDS, citedSources } from '../knowledge/sources.ts'

/** Two pages at most. */
export function writeSources(written: readonly Chapter[]): Chapter {
  const used = citedSources(written.flatMap((c) => c.bases))
  const words = glossaryFor(written.flatMap((one) => chapterTexts(asPrinted(one))))
  return chapter({
    id: 'fontes',
    title: 'Palavras e fontes',
    head: 'Palavras e fontes',
    lead: `${count(words.length, 'palavra', 'palavras')} da profissão e ${used.length} fontes: só as que aparecem nas suas páginas.`,
    lists: [{ title: 'As palavras', items: words.map(({ term, meaning }) => ({ what: term, why: meaning })) }],
    sections: [
      {
        heading: 'O que não sabemos',
        paragraphs: [
          'Não conhecemos estudo que prove que um corte favorece um formato de rosto. O que há é a prática de muita gente, e por isso cada conselho traz o motivo: para você poder discordar com conhecimento. As médias de referência vêm de populações que não são a brasileira inteira. E nenhum conselho foi visto em você antes de ser escrito: a prova é o seu espelho.',
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

/** The card prints its own data; without a season there is no list to avoid. */
function asPrinted(one: Chapter): Chapter {
  if (one.id === 'cartao') return { ...one, sections: [], lists: [], tables: [] }
  return one.id === 'cores' ? { ...one, avoid: [] } : one
}

/** `fonte primária: norma…` becomes `fonte primária`. */
const briefly = (words: string) => words.split(/[:,]/)[0] ?? words

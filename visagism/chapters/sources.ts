import { chapter, type Chapter } from '../chapter.ts'
import { list } from '../pt.ts'
import { citedSources, type SourceId } from '../sources.ts'

/** The works behind this person's pages, each with its certainty. */
export function writeSources(written: readonly Chapter[]): Chapter {
  const used = citedSources(written.flatMap((c) => c.bases))
  return chapter({
    id: 'fontes',
    title: 'Fontes e certezas',
    head: 'Fontes',
    lead: `Estas páginas se apoiam em ${used.length} fontes. A letra diz o quanto confiar em cada uma.`,
    sections: [
      {
        heading: 'O que não sabemos',
        paragraphs: [
          'Não conhecemos estudo que prove que um corte favorece um formato de rosto. O que há é ofício acumulado, e por isso cada conselho aqui traz o motivo: para você poder discordar com conhecimento.',
          'As médias de referência vêm de populações que não são a brasileira inteira. Com mais rostos confirmados, elas serão refeitas, e o seu caderno pode ser lido de novo.',
        ],
      },
    ],
    tables: [
      {
        title: 'Obras e sites consultados',
        columns: ['Certeza', 'Fonte', 'Capítulos'],
        rows: used.map((source) => [source.certainty, source.title, restingOn(written, source.id)]),
      },
    ],
  })
}

const MANY = 4

function restingOn(written: readonly Chapter[], id: SourceId): string {
  const heads = written.filter((c) => c.bases.some((basis) => basis.sources.includes(id))).map((c) => c.head)
  return heads.length > MANY ? `${heads.slice(0, MANY - 1).join(', ')} e mais ${heads.length - MANY + 1}` : list(heads)
}

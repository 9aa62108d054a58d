import { chapter, chapterTexts, type Chapter } from '../chapter.ts'
import { glossaryFor } from '../glossary.ts'

/** Only the words this person's pages use. */
export function writeGlossary(written: readonly Chapter[]): Chapter {
  const entries = glossaryFor(written.flatMap(chapterTexts))
  return chapter({
    id: 'glossario',
    title: 'Glossário',
    lead: `${entries.length} palavras do ofício que aparecem no seu caderno.`,
    lists: [{ title: 'De A a Z', items: entries.map(({ term, meaning }) => ({ what: term, why: meaning })) }],
  })
}

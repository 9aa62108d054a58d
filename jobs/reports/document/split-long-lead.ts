/** Retold chapters may open at length: keep one to three sentences there. */
import type { Chapter } from '#visagism/chapters/chapter.ts'

/** Characters beside a plate. */
const LONGEST_LEAD = 300

export function splitLongLead(chapter: Chapter): Chapter {
  if (chapter.lead.length <= LONGEST_LEAD) return chapter
  const end = lastSentenceEnd(chapter.lead.slice(0, LONGEST_LEAD))
  const lead = chapter.lead.slice(0, end).trim()
  const rest = chapter.lead.slice(end).trim()
  const [first, ...others] = chapter.sections
  return {
    ...chapter,
    lead,
    sections: first
      ? [{ ...first, paragraphs: [rest, ...first.paragraphs] }, ...others]
      : [{ heading: chapter.head, paragraphs: [rest] }],
  }
}

function lastSentenceEnd(text: string): number {
  const end = Math.max(...['. ', '! ', '? ', '; '].map((mark) => text.lastIndexOf(mark)))
  if (end > 40) return end + 1
  const space = text.lastIndexOf(' ')
  return space > 40 ? space : text.length
}

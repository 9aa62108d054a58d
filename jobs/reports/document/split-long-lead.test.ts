import { expect, test } from 'vitest'
import { chapter } from '#visagism/chapters/chapter.ts'
import { splitLongLead } from './split-long-lead.ts'

const sentence = 'Uma frase que diz alguma coisa sobre este rosto e nenhum outro.'

test('a short opening stays as it is', () => {
  const made = chapter({ id: 'carta', title: 'Carta', lead: sentence })
  expect(splitLongLead(made)).toBe(made)
})

test('a long opening keeps whole sentences and gives the rest to the text', () => {
  const lead = Array.from({ length: 12 }, () => sentence).join(' ')
  const made = splitLongLead(
    chapter({ id: 'carta', title: 'Carta', lead, sections: [{ heading: 'Um', paragraphs: ['texto'] }] }),
  )
  expect(made.lead.length).toBeLessThanOrEqual(300)
  expect(made.lead.endsWith('.')).toBe(true)
  expect(`${made.lead} ${made.sections[0]?.paragraphs[0] ?? ''}`).toBe(lead)
  expect(made.sections[0]?.paragraphs[1]).toBe('texto')
})

test('an opening without sentences or spaces is cut all the same', () => {
  const made = splitLongLead(chapter({ id: 'carta', title: 'Carta', lead: 'x'.repeat(900) }))
  expect(made.lead).toHaveLength(300)
  expect(made.sections[0]?.paragraphs[0]).toHaveLength(600)
})

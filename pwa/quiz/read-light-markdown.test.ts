import { expect, it } from 'vitest'
import { readLightMarkdown } from './read-light-markdown.ts'

it('reads paragraphs, numbered items, bold and italics', () => {
  expect(readLightMarkdown('Seu **rosto** é *seu*.\n\n1. Um\n2. Dois')).toEqual([
    {
      kind: 'paragraph',
      number: 0,
      spans: [
        { kind: 'text', text: 'Seu ' },
        { kind: 'strong', text: 'rosto' },
        { kind: 'text', text: ' é ' },
        { kind: 'em', text: 'seu' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'item', number: 1, spans: [{ kind: 'text', text: 'Um' }] },
    { kind: 'item', number: 2, spans: [{ kind: 'text', text: 'Dois' }] },
  ])
})

it('leaves HTML and stray marks as the text they are', () => {
  const text = '<img src=x onerror=alert(1)> 2 * 3 ** 4'
  expect(readLightMarkdown(text)).toEqual([{ kind: 'paragraph', number: 0, spans: [{ kind: 'text', text }] }])
})

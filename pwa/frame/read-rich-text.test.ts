import { expect, it } from 'vitest'
import { plainText, readRichText } from './read-rich-text.ts'

it('reads links and stresses, and leaves everything else as it is', () => {
  expect(readRichText('Veja a [ajuda](/central-de-ajuda), **agora** [sic].')).toEqual([
    { kind: 'text', text: 'Veja a ' },
    { kind: 'link', text: 'ajuda', href: '/central-de-ajuda' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'agora' },
    { kind: 'text', text: ' [sic].' },
  ])
  expect(plainText('A [b](/c) **d**')).toBe('A b d')
})

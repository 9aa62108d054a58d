import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PostFacts } from './post-facts.tsx'

afterEach(cleanup)

it.each([
  [0, 'Lia6 min de leitura'],
  [1, 'Lia6 min de leitura1 visualização'],
  [24_317, 'Lia6 min de leitura24.317 visualizações'],
])('%i views are told as %s', (viewCount, words) => {
  const { container } = render(<PostFacts post={{ authorName: 'Lia', readTime: 6, viewCount }} />)
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(words)
})

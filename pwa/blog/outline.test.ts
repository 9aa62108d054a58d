import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

test('the sections of an article are its second-level headings, as people read them', () => {
  const html =
    '<p>a</p><h2 id="um">Um &amp; <em>dois</em></h2><h3 id="tres">não</h3>\n<h2 id="quatro">&quot;Quatro&quot;</h2>'
  expect(outlineOf(html)).toEqual([
    { id: 'um', title: 'Um & dois' },
    { id: 'quatro', title: '"Quatro"' },
  ])
})

test('an article without sections has no outline', () => expect(outlineOf('<p>só um parágrafo</p>')).toEqual([]))

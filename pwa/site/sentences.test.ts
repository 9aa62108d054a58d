import { beforeAll, expect, it } from 'vitest'
import { builtPaths, renderPage } from './render.tsx'

/** What each public page says, tags gone. */
const pages = new Map<string, string>()

beforeAll(async () => {
  for (const path of builtPaths) {
    const { head, body } = await renderPage(path)
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(head) ?? []
    pages.set(path, `${description} ${body.replace(/<[^>]*>/g, ' ')}`.replace(/\s+/g, ' '))
  }
})

const found = (pattern: RegExp) =>
  [...pages].flatMap(([path, text]) => (text.match(pattern) ?? []).map((words) => `${path}: ${words}`))

it.each([
  ['the mail of the access carries no code', /código[^.]{0,30} do mesmo e-mail/gi],
  [
    'the delivery clock does not stop for a photo that was asked for again',
    /recomeça quando ela chegar|espera por ela/gi,
  ],
  ['the salon card is not the last page', /última página/gi],
  ['the button is called Baixar PDF', /baixar relatório/gi],
  ['the form asks for no texture', /minha textura/gi],
])('%s', (_, sentence) => {
  expect(found(sentence)).toEqual([])
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HELP_TOPICS } from '../content/help.ts'
import { HelpSearch } from './help-search.tsx'
import HelpTopics from './help-topics.tsx'

beforeEach(() => {
  render(
    <>
      <HelpSearch />
      <HelpTopics />
    </>,
  )
})
afterEach(cleanup)

const ask = (text: string) =>
  fireEvent.change(screen.getByLabelText('Procure por uma palavra'), { target: { value: text } })
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-article]')]
    .filter((article) => !article.hidden)
    .map((article) => article.querySelector('h3')?.textContent)

describe('the search of the help centre', () => {
  it('finds by words of the article or by words people use instead, with or without accents', () => {
    ask('cartao salao')
    expect(shown()).toEqual(['Como usar o guia no salão'])
    ask('ESTORNO')
    expect(shown()).toEqual(['Como pedir o dinheiro de volta'])
    expect(screen.getByRole('status').textContent).toBe('1 resposta')
  })

  it.each([
    ['email não chegou', 'e-mail'],
    ['e-mail não chegou', 'e-mail'],
    ['parcelar', 'parcelas'],
    ['link não funciona', 'painel'],
    ['desistir', 'dinheiro'],
    ['quero desistir da compra', 'dinheiro'],
    ['fotos escuras', 'foto'],
  ])('finds for %j an answer that speaks of %j', (asked, word) => {
    ask(asked)
    expect(shown().length).toBeGreaterThan(0)
    expect(shown().join(' ').toLowerCase()).toContain(word)
  })

  it('opens what it finds when it is little, and leaves only the ways to it', () => {
    ask('estorno')
    expect([...document.querySelectorAll('details[open] h3')].map((title) => title.textContent)).toEqual([
      'Como pedir o dinheiro de volta',
    ])
    expect(screen.getAllByRole('link', { name: /./ }).map((link) => link.textContent)).toContain('Pagamento e garantia')
    expect(screen.queryByRole('link', { name: 'Formulário' })).toBeNull()
    ask('')
    expect(document.querySelector('details[open]')).toBeNull()
    expect(screen.getByRole('link', { name: 'Formulário' })).toBeTruthy()
  })

  it('says when there is nothing, and puts the emptied topics away', () => {
    ask('xilofone')
    expect(shown()).toEqual([])
    expect(screen.getByRole('status').textContent).toMatch(/^Nada com essas palavras/)
    expect([...document.querySelectorAll<HTMLElement>('[data-topic]')].every((topic) => topic.hidden)).toBe(true)
  })

  it('shows everything again when the question is taken back', () => {
    ask('pix')
    ask('')
    expect(shown()).toHaveLength(HELP_TOPICS.flatMap(({ articles }) => articles).length)
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

import { describe, expect, test } from 'vitest'
import { analyse, findChapter, type Brief } from '#visagism/analysis/analysis.ts'
import { MARINA, PAULO } from '#visagism/testing/test-people.ts'
import { reportInput } from '../../report-input.ts'
import { draftChapter, layoutsOf, placeLayout } from '../compose/compose-chapter.ts'
import { Page } from '../page.ts'
import { openContext } from '../testing/lay-out.ts'
import { layoutFaults } from '../testing/layout-faults.ts'
import { readPages } from '../testing/read-pages.ts'
import { letterOpening } from './letter.ts'

const MUCH =
  'Uso óculos e capacete. Não uso brincos. Minha papada me incomoda, e o nariz também. Nado na piscina todo dia. ' +
  'Gosto das minhas sobrancelhas. Tenho um redemoinho na frente. Tenho alergia a amônia. Não quero franja. Sem tinta.'
const QUESTIONS =
  'Que cores me valorizam? Meu chefe vai reclamar? De quanto em quanto tempo devo cortar? Isso tem garantia?'
const FILLER = 'Trabalho numa escola e moro perto do parque, onde caminho de manhã com a minha cachorra. '.repeat(6)

const writing = (observations: string, brief: Brief): Brief => ({ ...brief, form: { ...brief.form, observations } })

/** Its pages alone, laid out as in the guide. */
async function letterPages(brief: Brief) {
  const analysis = analyse(brief)
  const letter = findChapter(analysis, 'carta')
  if (!letter) throw new Error('every guide has a letter')
  const site = 'https://rostoideal.com.br'
  const input = reportInput({ orderId: '0198a3f0-0000-7000-8000-00007f3a9c21', brief, analysis, photos: {}, site })
  const { pen, context } = await openContext(input)
  const draft = draftChapter(context, letter, 0, letterOpening)
  const [layout] = layoutsOf(draft)
  if (!layout) throw new Error('a letter without a page')
  const { sheets } = placeLayout(context, draft, layout)
  // After the cover, which is checked for less.
  const own = readPages(pen, [new Page({ head: '' }), ...sheets])
  const text = own.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  return { letter, pages: sheets.length, text, faults: layoutFaults(own).filter((fault) => fault.includes('(Carta)')) }
}
const squash = (text: string) => text.replace(/[\s\u00ad-]/g, '')

describe('the letter', () => {
  test.each([
    ['nothing written', '', 1],
    ['one thing', 'Uso óculos.', 1],
    ['much', MUCH, 2],
    ['questions alone', QUESTIONS, 2],
    ['much, asked and told at length', `${FILLER}${MUCH} ${QUESTIONS}`, 2],
  ] as const)('with %s prints every row and answer, without a fault', async (_, note, most) => {
    for (const person of [MARINA, PAULO]) {
      const { letter, pages, text, faults } = await letterPages(writing(note, person))
      expect(pages).toBeLessThanOrEqual(most)
      const texts = [
        ...letter.lists.flatMap(({ items }) => items.map(({ what }) => what)),
        ...letter.sections.slice(1).flatMap(({ paragraphs }) => paragraphs),
      ]
      expect(texts.filter((one) => !squash(text).includes(squash(one)))).toEqual([])
      expect(faults).toEqual([])
    }
  })
})

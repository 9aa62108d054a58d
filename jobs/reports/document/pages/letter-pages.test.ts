/** The page numbers of the letter are those of the set document. */
import { expect, test } from 'vitest'
import { analyse, findChapter, type Brief } from '#visagism/analysis/analysis.ts'
import { MARINA, PAULO, RUI } from '#visagism/testing/test-people.ts'
import { composeDocument } from '../compose/compose-document.ts'
import { reportInput } from '../../report-input.ts'
import { Page } from '../page.ts'
import { openContext } from '../testing/lay-out.ts'
import { readPages } from '../testing/read-pages.ts'

const NOTES: readonly string[] = [
  'Uso óculos e nado todo dia. Minha papada me incomoda. Tenho um redemoinho na frente. Meu cabelo arma na chuva.',
  'Minhas orelhas aparecem demais. O nariz é grande e eu sei. Trabalho no sol. Caso em 12/12. Que gola eu uso?',
  'Sou cozinheira, cabelo sempre preso. Quero parecer menos cansada. Os brancos, pinto ou deixo? Só tenho alergia a níquel.',
  'Tenho entradas e a barba tem falhas. Treino jiu-jitsu. Ando de moto com capacete. Deixo a barba ou tiro?',
]
const squash = (text: string) => text.replace(/[\s\u00ad-]/g, '')

test.each(
  NOTES.flatMap((note, at) => [MARINA, PAULO, RUI].slice(at % 2, (at % 2) + 2).map((who) => [note, who] as const)),
)('of “%s”', { timeout: 240_000 }, async (observations, who) => {
  const brief: Brief = { ...who, form: { ...who.form, observations } }
  const analysis = analyse(brief)
  const letter = findChapter(analysis, 'carta')
  const site = 'https://rostoideal.com.br'
  const { pen, context } = await openContext(
    reportInput({ orderId: '0198a3f0-0000-7000-8000-00007f3a9c21', brief, analysis, photos: {}, site }),
  )
  const pages = await composeDocument(context)
  const textOf = (page: Page | undefined): string =>
    page
      ? squash(
          readPages(pen, [page])[0]
            ?.lines.map(({ text }) => text)
            .join('') ?? '',
        )
      : ''
  const rows = (letter?.lists ?? []).flatMap(({ items }) => items).filter(({ chapter }) => chapter !== undefined)
  const printed = pages
    .filter(({ options }) => options.head === 'Carta')
    .flatMap(({ marks }) => marks)
    .flatMap((mark) => {
      if (!mark.link) return []
      const alone = new Page()
      alone.marks.push(mark)
      return [{ to: mark.link.to, page: Number(/\d+/.exec(textOf(alone))?.[0]) }]
    })
  expect(new Set(printed.map(({ to }) => to))).toEqual(new Set(rows.map(({ chapter }) => chapter)))
  expect(rows.length).toBeGreaterThan(2)
  const missed = rows.filter(({ chapter, stands = '' }) => {
    const head = analysis.chapters.find(({ id }) => id === chapter)?.head
    const numbers = printed.filter(({ to }) => to === chapter).map(({ page }) => page)
    const isOf = (number: number) => pages[number - 1]?.options.head === head
    const holds = (page: Page | undefined) => textOf(page).includes(squash(stands).slice(0, 30))
    const isSet = pages.some((page) => page.options.head === head && holds(page))
    return !numbers.every(isOf) || (isSet && !numbers.some((number) => holds(pages[number - 1])))
  })
  expect(missed).toEqual([])
})

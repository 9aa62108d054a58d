import { describe, expect, test } from 'vitest'
import { MARINA, PAULO } from '#visagism/testing/test-people.ts'
import { planDocument } from '../compose/compose-document.ts'
import { BODY_HEIGHT, BOTTOM } from '../grid.ts'
import { contextFor } from '../../testing/page-context.ts'
import { spread } from './countdown.ts'

test('texts stand at their day, and no nearer to each other than their heights', () => {
  expect(spread([0, 100, 200], [50, 50, 50], 300)).toEqual([0, 100, 200])
  expect(spread([0, 10, 20], [50, 50, 50], 300)).toEqual([0, 50, 100])
  // The foot holds.
  expect(spread([0, 200, 260], [50, 50, 50], 260)).toEqual([0, 160, 210])
})

describe('the plan of a day', () => {
  const cases = [
    [PAULO, '2026-12-26', 'Caso minha filha dia 26/12.', 1],
    [MARINA, '2026-12-26', 'Caso na praia, véu curto. Quero pintar os fios brancos.', 1],
    [PAULO, '2026-12-26', 'Uso óculos e a minha barba fica. Formatura dia 19/12. Viajo dia 5/1.', 1],
    [MARINA, '2026-12-26', 'Uso óculos. Meu TCC é dia 20/12, no Natal viajo.', 1],
    [MARINA, '2026-11-28', '', 1],
    [MARINA, '2026-11-27', '', 1],
    [PAULO, '2027-01-20', '', 1],
    [MARINA, '2027-03-27', 'Vou casar no sítio.', 3],
  ] as const
  test.each(cases)(
    'of %#: on whole pages, with the ruler on the first',
    async (base, eventDate, observations, most) => {
      const brief = {
        ...base,
        at: '2026-11-27T12:00:00Z',
        form: { ...base.form, eventDate, observations, makeup: 'Sim' as const },
      }
      const { drafts, layouts } = await planDocument(await contextFor(brief))
      const at = drafts.findIndex(({ chapter }) => chapter.id === 'plano')
      const pages = layouts[at]?.pages ?? []
      expect(pages.length).toBeGreaterThanOrEqual(1)
      expect(pages.length).toBeLessThanOrEqual(most)
      for (const { bottom } of pages) expect(bottom).toBeLessThanOrEqual(BOTTOM + 0.5)
      expect(drafts[at]?.opening.blocks(0)[0]?.height).toBeLessThanOrEqual(BODY_HEIGHT + 0.5)
    },
  )
})

test('many days of theirs break no page of letter and calendar', async () => {
  const observations =
    'Casamento da minha irmã 12/12, minha formatura 19/12, TCC 16/12, show 20/12, viajo 22/12, jantar 28/12, volto a trabalhar 4/1 e batizado em março. Uso óculos.'
  const brief = {
    ...MARINA,
    at: '2026-11-27T12:00:00Z',
    form: { ...MARINA.form, eventDate: '2026-12-30', observations },
  }
  const { layouts } = await planDocument(await contextFor(brief))
  const pages = layouts.flatMap((layout) => layout.pages)
  for (const { bottom } of pages) expect(bottom).toBeLessThanOrEqual(BOTTOM + 0.5)
  expect(pages.length).toBeLessThanOrEqual(42)
})

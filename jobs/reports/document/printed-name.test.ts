import { expect, test } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import { MARINA } from '#visagism/testing/test-people.ts'
import { openContext } from './testing/lay-out.ts'
import { readPages } from './testing/read-pages.ts'
import { composeDocument } from './compose/compose-document.ts'
import { composePhone } from '../phone/compose-phone.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

/** All printed text of both editions. */
async function printedTexts(fullName: string, observations = 'Quero parar de alisar o cabelo.'): Promise<string> {
  const form = { ...MARINA.form, observations }
  const { pen, context } = await openContext({
    orderNumber: '7F3A9C21',
    analysis: analyse({ ...MARINA, form, person: { ...MARINA.person, fullName } }),
    photos: {},
    marking: null,
    at: new Date('2026-03-12T12:00:00Z'),
    contact: { email: 'suporte@example.com', site: 'https://example.com' },
  })
  const pages = [...readPages(pen, await composeDocument(context)), ...readPages(pen, await composePhone(context))]
  return pages.map(({ lines }) => lines.map(({ text }) => text).join(' ')).join('\n')
}

const GAPS = /(?:^|\n|[.!?”] ),|^, |\bpara ,|\bde ,|, ,|\bpara (?=\n)/u

test.each(
  everyNth(3, [
    ['MARIA APARECIDA DA SILVA', 'Maria Aparecida', 'Maria Aparecida da Silva'],
    ['Dra. Paula Nunes', 'Paula', 'Dra. Paula Nunes'],
    ["carolina d'ávila", 'Carolina', "Carolina d'Ávila"],
  ] as const),
)('%s is greeted as %s and printed as %s', async (typed, greeted, printed) => {
  const text = await printedTexts(typed)
  expect(text).toContain(`Uma carta para ${greeted}`)
  expect(text).toContain(`${greeted}, você escreveu:`)
  expect(text).toContain(printed)
  expect(text).not.toMatch(GAPS)
})

test.each(
  everyNth(3, [
    ['Елена Иванова', 'Guia pessoal'],
    ['فاطمة الزهراء', 'Guia pessoal'],
    ['山田 さくら', 'Guia pessoal'],
    ['😀', 'Guia pessoal'],
    ['', 'Guia pessoal'],
    ['Dra.', 'Dra.'],
  ] as const),
)('“%s”, which cannot be printed or greeted, is spoken to as “você” over “%s”', async (typed, owner) => {
  const text = await printedTexts(typed)
  expect(text).toContain('O seu rosto')
  expect(text).toContain('Uma carta para você')
  expect(text).toContain('Você escreveu:')
  expect(text).toContain(owner)
  expect(text).not.toMatch(GAPS)
})

test('the name they ask to be called by is the only one on every page', async () => {
  const text = await printedTexts('CARLA RIOS PRADO', 'Meu nome social é Caio. Uso óculos.')
  expect(text).toContain('Uma carta para Caio')
  expect(text).not.toMatch(/Carla|Rios|Prado/)
})

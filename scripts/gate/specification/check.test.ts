import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../root.ts'
import { unprovedRows } from './check.ts'
import { titlesOf } from './sources.ts'
import { readRows } from './table.ts'

/** One screen, call, constant, test and decision, with a row for each. */
const TREE = {
  'pwa/orders.tsx': `
    const title = 'Ver Detalhes' // Este texto só o fim de uma linha diz.
    export const Card = ({ id }) => <h2>Pedido #{id}, entrega em 24h</h2>
    // Este texto só um comentário diz.
    {/* Este outro texto também. */}`,
  'contract/ratings.ts': `
    import * as z from 'zod/mini'
    export const ratingsApi = {
      rate: {
        method: 'POST',
        path: '/api/orders/:id/ratings',
        audience: 'customer',
        query: z.object({ days: z.optional(z.number()) }),
        body: z.object({ rating: z.int(), answers: z.optional(z.array(z.object({ words: z.string() }))) }),
        files: ['front'],
        reply: z.nullable(z.object({ message: z.string() })),
      },
    }`,
  'contract/limits.ts': `
    const SECOND_MS = 1000
    export const AUTOSAVE_MS: number = 3 * SECOND_MS
    export const WORDS = {
      style: ['Clássico', 'Moderno'],
    } as const
    export const WHOLE = \`\${WORDS.style.length} estilos\``,
  'pwa/orders.test.tsx': `
    const wanted = 'Este texto só um teste diz'
    describe('a card', () => {
      it('leads to the order', () => {})
      it.each([1, 2])('counts %i', () => {})
      it.skip('is not run', () => {})
    })`,
  'scripts/words.ts': `const words = 'Este texto só um script diz'`,
  'docs/decisions/0007-no-numbers.md':
    '# 7. No numbers\n\n2026-11-22 · accepted\n\n**Decision.** Row 1.001 shows no\nnumbers.\n',
  'docs/decisions/0008-old.md': '# 8. Old\n\n2026-11-22 · superseded by [0009](x.md)\n\nRow 1.001.\n',
  'public/logo.png': '',
} as const

let folder: string
beforeAll(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  // Inside the project, so that libraries are found.
  folder = await mkdtemp(join(ROOT, '.cache/specification-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let planted = 0
/** Of one row, with files changed (`null`: deleted). */
async function unproved(
  proof: string,
  changed: Readonly<Record<string, string | null>> = {},
  says = 'Orders are shown.',
): Promise<string[]> {
  const root = join(folder, String((planted += 1)))
  const table = `- row: '1.001'\n  says: ${says}\n  proof:\n    - ${proof}\n`
  const files = {
    ...TREE,
    'docs/specification/customer.yaml': table,
    'docs/specification/funnel.yaml': '[]',
    'docs/specification/administration.yaml': '[]',
    ...changed,
  }
  for (const [name, text] of Object.entries(files)) {
    if (text === null) continue
    await mkdir(dirname(join(root, name)), { recursive: true })
    // Removes the indentation of the sources above.
    await writeFile(join(root, name), /\.tsx?$/.test(name) ? text.replace(/^ {4}/gm, '') : text)
  }
  return (await unprovedRows(root)).flatMap(({ row, lookedFor }) => lookedFor.map((one) => `${row}: ${one}`))
}

const without = (file: keyof typeof TREE, what: string, instead = '') => ({
  [file]: TREE[file].replace(what, instead),
})

describe('a text', () => {
  it('proves its row where a source of production says it', async () => {
    expect(await unproved('text: Ver Detalhes')).toEqual([])
    expect(await unproved('{ text: [Ver Detalhes, "Pedido #{number}"], in: pwa/orders.tsx }')).toEqual([])
    expect(await unproved('{ text: Ver Detalhes, in: [contract, pwa] }')).toEqual([])
  })

  it('that vanished is red, and the row says what was looked for', async () => {
    expect(await unproved('text: Ver Detalhes', without('pwa/orders.tsx', 'Ver Detalhes', 'Ver Mais'))).toEqual([
      '1.001: the text “Ver Detalhes” in the sources of production',
    ])
    expect(await unproved('{ text: Ver Detalhes, in: contract }')).toEqual([
      '1.001: the text “Ver Detalhes” in contract',
    ])
  })

  it.each([
    'Este texto só um teste diz',
    'Este texto só um script diz',
    'Este texto só um comentário diz.',
    'Este outro texto também.',
    'Este texto só o fim de uma linha diz.',
    'Este texto só a tabela diz',
  ])('that only a test, a script, a comment or the table itself says proves nothing: %s', async (text) => {
    expect(await unproved(`text: ${text}`)).toEqual([`1.001: the text “${text}” in the sources of production`])
  })

  it('is found as whole words only', async () => {
    expect(await unproved('{ text: Ver Detalhe, in: pwa/orders.tsx }')).toHaveLength(1)
    expect(await unproved('{ text: 4h, in: pwa/orders.tsx }')).toHaveLength(1)
    expect(await unproved('{ text: 24h, in: pwa/orders.tsx }')).toEqual([])
  })

  it('of a few letters names its file, and signs alone prove nothing', async () => {
    expect(await unproved('text: 24h')).toEqual([
      '1.001: the text “24h”, which has fewer than 8 letters: name the file it stands in',
    ])
    expect(await unproved('{ text: 24h, in: pwa }')).toHaveLength(1)
    expect(await unproved('{ text: "#", in: pwa/orders.tsx }')).toHaveLength(1)
    expect(await unproved('{ text: "{id}", in: pwa/orders.tsx }')).toHaveLength(1)
  })
})

describe('words that a row quotes', () => {
  const says = '“Ver Detalhes” and “Baixar PDF” are shown.'

  it('need each a text, a value or a decision', async () => {
    expect(await unproved('text: Ver Detalhes', {}, says)).toEqual([
      '1.001: a proof of “Baixar PDF”, which the row quotes: a text of these very words, or a record',
    ])
    expect(await unproved("record: '0007'", {}, says)).toEqual([])
    expect(
      await unproved(
        '{ constant: WORDS, in: contract/limits.ts, is: { style: [Clássico, Moderno] } }',
        {},
        '“Moderno”.',
      ),
    ).toEqual([])
  })
})

describe('a call', () => {
  const call =
    '{ call: "POST /api/orders/{orderId}/ratings", query: [days], body: [rating, answers.words], files: [front], reply: [message] }'
  const file = 'contract/ratings.ts'

  it('proves its row where the contract declares it with these fields', async () => {
    expect(await unproved(call)).toEqual([])
  })

  it('that is gone, or answers to another method, is red', async () => {
    const wanted = ["1.001: the call POST /api/orders/{orderId}/ratings in the contract's tables"]
    expect(await unproved(call, { [file]: null })).toEqual(wanted)
    expect(await unproved(call, without(file, "'POST'", "'PUT'"))).toEqual(wanted)
  })

  it('whose field was renamed is red, at any depth and on either side', async () => {
    expect(await unproved(call, without(file, 'rating:', 'score:'))).toEqual([
      '1.001: the field rating in the body of POST /api/orders/{orderId}/ratings',
    ])
    expect(await unproved(call, without(file, 'words:', 'text:'))).toHaveLength(1)
    expect(await unproved(call, without(file, 'message:', 'answer:'))).toHaveLength(1)
    expect(await unproved(call, without(file, 'days:', 'weeks:'))).toHaveLength(1)
    expect(await unproved(call, without(file, "'front'", "'face'"))).toHaveLength(1)
  })
})

describe('a constant', () => {
  const autosave = '{ constant: AUTOSAVE_MS, in: contract/limits.ts, is: 3000 }'

  it('proves its row by its value, written out or computed', async () => {
    expect(await unproved(autosave)).toEqual([])
    expect(await unproved('{ constant: SECOND_MS, in: contract/limits.ts, is: 1000 }')).toEqual([])
    expect(await unproved('{ constant: WORDS.style.1, in: contract/limits.ts, is: Moderno }')).toEqual([])
    expect(await unproved('{ constant: WHOLE, in: contract/limits.ts, is: 2 estilos }')).toEqual([])
  })

  it('of another value, or gone, is red', async () => {
    expect(await unproved(autosave, without('contract/limits.ts', '3 *', '5 *'))).toEqual([
      '1.001: the constant AUTOSAVE_MS of contract/limits.ts with the value 3000; it is 5000',
    ])
    expect(await unproved(autosave, without('contract/limits.ts', 'AUTOSAVE_MS', 'SAVE_MS'))).toHaveLength(1)
    expect(await unproved(autosave, { 'contract/limits.ts': null })).toHaveLength(1)
  })
})

describe('a test', () => {
  const file = 'pwa/orders.test.tsx'

  it('proves its row by its whole title', async () => {
    expect(await unproved(`{ test: a card › leads to the order, in: ${file} }`)).toEqual([])
    expect(await unproved(`{ test: a card › counts %i, in: ${file} }`)).toEqual([])
  })

  it('that was deleted, renamed, moved or is skipped is red', async () => {
    const leads = `{ test: a card › leads to the order, in: ${file} }`
    expect(await unproved(leads, { [file]: null })).toEqual([
      `1.001: the test “a card › leads to the order” in ${file}`,
    ])
    expect(await unproved(leads, without(file, 'to the order', 'to that order'))).toHaveLength(1)
    expect(await unproved(leads, without(file, "'a card'", "'a row'"))).toHaveLength(1)
    expect(await unproved(`{ test: leads to the order, in: ${file} }`)).toHaveLength(1)
    expect(await unproved(`{ test: a card › is not run, in: ${file} }`)).toHaveLength(1)
    expect(await unproved(leads, without(file, 'describe(', 'describe.skip('))).toHaveLength(1)
  })

  it('is read with what it stands in, whatever its quotes', () => {
    const source = `
describe.each([1, 2])('all %i', () => {
  test(\`is "this"\`, () => {})
  describe('inside', () => {
    it(
      'isn\\'t that',
      async () => {},
    )
  })
})
// it('is a comment', () => {})
it("is alone", () => {})
test.describe('a journey', () => {
  test.skip('is no journey', () => {})
  test('is one', () => {})
})`
    expect(titlesOf(source)).toEqual([
      'all %i › is "this"',
      "all %i › inside › isn't that",
      'is alone',
      'a journey › is one',
    ])
  })
})

describe('a decision', () => {
  const file = 'docs/decisions/0007-no-numbers.md'

  it('changes the row it names, by its number or by its words', async () => {
    expect(await unproved("record: '0007'")).toEqual([])
    expect(await unproved("{ record: '0007', about: shows no numbers }")).toEqual([])
  })

  it('that was deleted, names another row or is in force no more is red', async () => {
    expect(await unproved("record: '0007'", { [file]: null })).toEqual(['1.001: the decision 0007 in docs/decisions'])
    expect(await unproved("record: '0007'", without(file, '1.001', '1.002'))).toEqual([
      '1.001: “1.001” in the decision 0007-no-numbers.md',
    ])
    expect(await unproved("{ record: '0007', about: shows many numbers }")).toHaveLength(1)
    expect(await unproved("record: '0008'")).toEqual(['1.001: the decision 0008, which is not in force any more'])
  })
})

it('a file that is gone is red', async () => {
  expect(await unproved('file: public/logo.png')).toEqual([])
  expect(await unproved('file: [public/logo.png, public/mark.png]')).toEqual(['1.001: the file public/mark.png'])
})

describe('a row', () => {
  it.each([
    '- { row: "1.001", says: Nothing proves it., proof: [] }',
    '- { row: "1.001", says: It has a proof of no kind., proof: [{ txt: Ver Detalhes }] }',
    '- { row: "1.001", says: It says too much., proof: [{ test: one, record: "0007" }] }',
    '- { row: 1.001, says: Its number is a number., proof: [{ file: public/logo.png }] }',
    '- { says: It has no number., proof: [{ file: public/logo.png }] }',
  ])('that nobody could look up is refused: %s', (yaml) => {
    expect(() => readRows('customer.yaml', yaml)).toThrow('customer.yaml, entry 1')
  })
})

import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../root.ts'

process.env['DATA_DIR'] = await mkdtemp(join(tmpdir(), 'rosto-data-book-'))
const { dataBook, tablesOf } = await import('./data-book.ts')
const read = (file: string) => readFile(join(ROOT, file), 'utf8')

it('is what docs/data.md says', async () => {
  expect(await read('docs/data.md')).toBe(dataBook(await read('prisma/schema.prisma')))
})

it('does not pass a table that nobody ends, and tells sealed columns apart', () => {
  expect(() => dataBook('model Diary {\n  text String\n  @@map("diaries")\n}\n')).toThrow(/diaries/)
  const [form] = tablesOf('model OnboardingForm {\n  fullName String\n  order Order\n  gone Int\n}\nmodel Order {\n}\n')
  expect(form?.columns).toEqual(['**fullName**', 'gone'])
})

import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { analyse, type Analysis, type Brief } from '#visagism/analysis/analysis.ts'
import { chapter, type Chapter } from '#visagism/chapters/chapter.ts'
import { CHAPTER_IDS } from '#visagism/knowledge/chapter-ids.ts'
import { REPORT_PAGES } from '#visagism/chapters/outline.ts'
import { FACE, MARINA, PAULO, RUI } from '#visagism/testing/test-people.ts'
import { drawReport, type Report, type ReportInput } from './draw-report.ts'
import type { Photos } from '../photos.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

let photos: Photos

beforeAll(async () => {
  const photo = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#c9b29b' } })
    .jpeg()
    .toBuffer()
  photos = { front: photo, side_left: photo, side_right: photo, back: photo }
})

const input = (analysis: Analysis, more: Partial<ReportInput> = {}): ReportInput => ({
  orderNumber: '7F3A9C21',
  analysis,
  photos: {},
  marking: null,
  at: new Date('2026-03-12T12:00:00Z'),
  contact: { email: 'suporte@rostoideal.com.br', site: 'https://rostoideal.com.br' },
  ...more,
})
const draw = (brief: Brief, more: Partial<ReportInput> = {}) => drawReport(input(analyse(brief), more))
const source = ({ bytes }: Report) => bytes.toString('latin1')
const withChapters = (analysis: Analysis, chapters: readonly Chapter[]): Analysis => ({ ...analysis, chapters })

/** The same points, with a proposed hairline that nobody could see. */
function fringed(brief: Brief): Brief {
  const { marking } = brief
  if (!marking) throw new Error('no points')
  const names = Object.keys(marking.points)
  const origins = Object.fromEntries(names.map((name) => [name, name === 'hairline' ? 'device' : 'checked'] as const))
  return { ...brief, marking: { ...marking, proposed: { origins, straight: marking.points, hairline: 'fringe' } } }
}

describe('the document', () => {
  test.each(
    everyNth(2, [
      ['a woman with marked points', MARINA],
      ['a man with a beard', PAULO],
      ['somebody of whom only the test is known', RUI],
      ['a woman whose fringe hides where the hair begins', fringed(MARINA)],
    ] as const),
  )('has a good length for %s, with and without photos', async (_, brief) => {
    for (const given of [{}, photos]) {
      const { pageCount, bytes } = await draw(brief, {
        photos: given,
        marking: { points: FACE, width: 1200, height: 1600 },
      })
      expect(pageCount).toBeGreaterThanOrEqual(REPORT_PAGES.least)
      expect(pageCount).toBeLessThanOrEqual(REPORT_PAGES.most)
      expect(bytes.length).toBeLessThan(4_000_000)
    }
  })

  test('knows nobody by a name they left behind: no page, no title, no bookmark', async () => {
    const person = { ...RUI.person, fullName: 'Carlos Eduardo Siqueira' }
    const analysis = analyse({ ...RUI, person, form: { ...RUI.form, observations: 'Podem me chamar de Duda.' } })
    expect(JSON.stringify(analysis)).not.toMatch(/Carlos|Siqueira/)
    const pdf = source(await drawReport(input(analysis)))
    const wide = (name: string) => Buffer.from(name, 'utf16le').swap16().toString('latin1')
    for (const name of ['Carlos', 'Siqueira'])
      expect([name, wide(name)].filter((letters) => pdf.includes(letters))).toEqual([])
    expect([/Title \(O rosto de Duda/.test(pdf), pdf.includes(wide('O rosto de Duda'))]).toContain(true)
  })

  test('is tagged, in Portuguese, with a title and a bookmark for each chapter', async () => {
    const analysis = analyse(MARINA)
    const pdf = source(await drawReport(input(analysis)))
    expect(pdf).toMatch(/\/Lang \(pt-BR\)/)
    expect(pdf).toMatch(/\/Marked true/)
    expect(pdf).toMatch(/\/DisplayDocTitle true/)
    const printed = analysis.chapters.filter(({ id }) => id !== 'na-foto').length
    expect(pdf.match(/\/S \/H1\b/g)).toHaveLength(printed + 3)
    expect(pdf.match(/\/S \/TOCI\b/g)).toHaveLength(printed + 1)
    expect(pdf).toMatch(/\/Type \/Outlines|\/Outlines \d+ 0 R/)
    expect(pdf.match(/\/Title /g)?.length).toBeGreaterThanOrEqual(analysis.chapters.length)
    expect(pdf).toMatch(/\/S \/Figure[\s\S]{0,200}\/Alt|\/Alt[\s\S]{0,200}\/S \/Figure/)
  })

  test('is the same length when it is drawn again, and tells its progress', async () => {
    const steps: number[] = []
    const analysis = analyse(RUI)
    const first = await drawReport(input(analysis), (done) => void steps.push(done))
    const second = await drawReport(input(analysis))
    expect(second.pageCount).toBe(first.pageCount)
    expect(Math.abs(second.bytes.length - first.bytes.length)).toBeLessThan(200)
    expect(steps).toEqual(Array.from({ length: first.pageCount }, (_, page) => page + 1))
  })

  test('lets other work run while it is drawn', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await draw(RUI)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })
})

describe('any chapter', () => {
  const rich = (id: Chapter['id']): Chapter =>
    chapter({
      id,
      title: 'Um título de capítulo que ocupa mais de uma linha na página',
      lead: 'Uma frase de abertura que diz a que o capítulo vem.',
      quotes: ['Uma frase para pendurar.'],
      sections: Array.from({ length: 3 }, (_, n) => ({
        heading: `Seção ${n}`,
        paragraphs: Array.from({ length: 2 }, (__, p) =>
          `Parágrafo ${n}.${p}, `.concat('com palavras de tamanho comum '.repeat(8)),
        ),
      })),
      lists: [{ title: 'Uma lista', items: [{ what: 'isto', why: 'por isso' }] }],
      avoid: [{ what: 'aquilo', why: 'por aquilo' }],
      tables: [
        {
          title: 'Tabela',
          columns: ['a', 'b'],
          rows: [
            ['1', '2'],
            ['3', '4 #A9431E'],
          ],
        },
      ],
      origin: 'De um teste.',
    })

  test.each(everyNth(6, CHAPTER_IDS))('%s can be set, full and empty', async (id) => {
    const analysis = analyse(MARINA)
    for (const made of [rich(id), chapter({ id, title: '', lead: '' })]) {
      const { pageCount } = await drawReport(input(withChapters(analysis, [made])))
      expect(pageCount).toBeGreaterThanOrEqual(4)
    }
  })
})

describe('whatever people type', () => {
  const NAMES = [
    'A'.repeat(120),
    'Maria Aparecida do Perpétuo Socorro de Alcântara e Bragança Albuquerque Cavalcanti de Vasconcelos',
    '😀😀',
    'فاطمة الزهراء',
    '<script>alert(1)</script>',
    '%s%n \u0000\u0007\u202e x',
    '',
  ]

  test.each(everyNth(3, NAMES))('the name “%s” gives a clean document', async (fullName) => {
    const { pageCount, bytes } = await draw({ ...MARINA, person: { ...MARINA.person, fullName } }, { photos })
    expect(pageCount).toBeGreaterThanOrEqual(REPORT_PAGES.least)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('observations of 2,000 characters and words of 120 letters are set', async () => {
    const observations = `${'x'.repeat(120)} ${'uso óculos e treino 😀 <b>%s</b> '.repeat(60)}`.slice(0, 2000)
    const { pageCount } = await draw({ ...RUI, form: { ...RUI.form, observations } })
    expect(pageCount).toBeLessThanOrEqual(REPORT_PAGES.longest)
  })

  test('a name in another script is spoken to as "você"', async () => {
    const pdf = source(await draw({ ...RUI, person: { ...RUI.person, fullName: 'فاطمة' } }))
    // Non-ASCII titles are UTF-16 in PDF.
    expect(pdf).toContain(Buffer.from('\ufeffO seu rosto', 'utf16le').swap16().toString('latin1'))
  })

  test('a photo that is not one and points from another world do no harm', async () => {
    const { pageCount } = await draw(MARINA, {
      photos: { front: Buffer.from('GIF89a'), back: Buffer.alloc(0) },
      marking: { points: { ...FACE, chin: { x: -5, y: 1e9 } }, width: 10, height: 10 },
    })
    expect(pageCount).toBeGreaterThanOrEqual(REPORT_PAGES.least)
  })
})

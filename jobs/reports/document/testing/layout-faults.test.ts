import PDFDocument from 'pdfkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadFonts } from '../fonts.ts'
import { BOTTOM, LEFT, MEASURE, RIGHT, TOP } from '../grid.ts'
import { drawText, type Pen, Page, tagged, type Role } from '../page.ts'
import { TYPE } from '../type-styles.ts'
import { layoutFaults } from './layout-faults.ts'
import { readPages } from './read-pages.ts'

let pen: Pen
beforeAll(async () => {
  pen = new PDFDocument({ autoFirstPage: false })
  for (const [name, file] of await loadFonts()) pen.registerFont(name, file)
})

/** A well-filled page; each test adds a fault. */
function page(head = 'Rosto', fill = 400): Page {
  const sheet = new Page({ head })
  plate(sheet, LEFT, TOP + 60, MEASURE - 40, fill)
  return sheet
}
function cover(): Page {
  const sheet = new Page()
  sheet.art((on) => void on.rect(0, 0, 595, 842).fill('#000000'))
  return sheet
}

function plate(sheet: Page, x: number, y: number, width: number, height: number) {
  sheet.content(tagged('Figure', null), (on) => {
    on.save().rect(x, y, width, height).clip()
    on.rect(x - 50, y - 50, 900, 900).fill('#000000')
    on.restore()
  })
}
function words(sheet: Page, role: Role, text: string, x: number, baseline: number, tag = tagged(role, null)) {
  sheet.content(tag, (on) => drawText(on, text, TYPE.body, x, baseline))
  return tag
}
/** @param sheets after the cover */
const faultsOf = (...sheets: Page[]) => layoutFaults(readPages(pen, [cover(), ...sheets]))
const under = TOP + 500

describe('the check of laid-out pages', () => {
  it('finds nothing wrong with a calm page', () => {
    const sheet = page()
    words(sheet, 'H1', 'Um título', LEFT, TOP + 30)
    const tag = words(sheet, 'P', 'Uma linha de texto,', LEFT, under)
    words(sheet, 'P', 'e a outra.', LEFT, under + 15, tag)
    expect(faultsOf(sheet, new Page())).toEqual([expect.stringMatching(/p\. 3.*0 % filled/)])
  })

  it('finds a heading at the foot whose text stands overleaf or in the next column', () => {
    for (const place of ['overleaf', 'beside'] as const) {
      const [first, second] = [page(), page()]
      words(first, 'H2', 'Um título só', LEFT, BOTTOM - 4)
      const at = place === 'overleaf' ? second : first
      const tag = words(at, 'P', 'o texto dele,', LEFT + 200, under - 20)
      words(at, 'P', 'aqui.', LEFT + 200, under - 5, tag)
      expect(faultsOf(first, second)).toEqual([expect.stringContaining('a heading without its text')])
    }
  })

  it('finds a sentence that goes on overleaf, and lets a paragraph go on after one', () => {
    const turned = (end: string) => {
      const [first, second] = [page(), page()]
      const tag = words(first, 'P', 'Uma linha do parágrafo', LEFT, under)
      words(first, 'P', end, LEFT, under + 15, tag)
      words(second, 'P', 'com um degrau', LEFT, TOP + 10, tag)
      words(second, 'P', 'e o resto.', LEFT, TOP + 25, tag)
      return faultsOf(first, second).filter((fault) => fault.includes('sentence'))
    }
    expect(turned('são a sua base,')).toEqual([expect.stringContaining('goes on overleaf')])
    expect(turned('são a sua base.')).toEqual([])
  })

  it('takes text beside a heading of two lines for its text', () => {
    const [first, second] = [page(), page()]
    const heading = words(first, 'H2', 'Um título', LEFT, BOTTOM - 34)
    words(first, 'H2', 'de duas linhas', LEFT, BOTTOM - 10, heading)
    const tag = words(first, 'P', 'o texto dele,', LEFT + 200, BOTTOM - 38)
    words(first, 'P', 'ao lado.', LEFT + 200, BOTTOM - 23, tag)
    expect(faultsOf(first, second).filter((fault) => fault.includes('heading'))).toEqual([])
  })

  it('lets a heading stand over one line that is all of its text, and finds one whose text goes on overleaf', () => {
    const turned = (opens: Role) => {
      const [first, second] = [page(), page()]
      words(first, 'H2', 'Um título só', LEFT, BOTTOM - 30)
      words(first, 'P', 'e o texto dele.', LEFT + 200, BOTTOM - 30)
      words(second, opens, 'O que vem depois', LEFT, TOP + 10)
      return faultsOf(first, second).filter((fault) => fault.includes('heading'))
    }
    expect(turned('H2')).toEqual([])
    expect(turned('P')).toEqual([expect.stringContaining('a heading without its text')])
  })

  it('finds a heading over two lines at the foot of a column whose text goes on in the next', () => {
    const under3 = (rows: number) => {
      const [first, second] = [page(), page()]
      words(first, 'H2', 'Um título', LEFT, BOTTOM - 70)
      const tag = tagged('P', null)
      for (let row = 0; row < rows; row++) words(first, 'P', `linha ${row} dele`, LEFT, BOTTOM - 56 + row * 15, tag)
      words(first, 'P', 'e o resto,', LEFT + 200, under, tag)
      words(first, 'P', 'ao lado.', LEFT + 200, under + 15, tag)
      return faultsOf(first, second).filter((fault) => fault.includes('heading'))
    }
    expect(under3(2)).toEqual([expect.stringContaining('a heading over 2 lines at the foot of its column')])
    expect(under3(3)).toEqual([])
  })

  it('finds a page that ends high though its chapter goes on, and lets the last one be', () => {
    const [first, second] = [page('Rosto', 300), page('Rosto', 300)]
    expect(faultsOf(first, second)).toEqual([expect.stringMatching(/p\. 2 .*ends at 51 % of its height/)])
  })

  it('finds a line alone at the foot of a page or the head of a column', () => {
    const [first, second] = [page(), page()]
    const tag = words(first, 'P', 'A primeira linha fica.', LEFT, BOTTOM - 4)
    words(second, 'P', 'e duas vão', LEFT, under, tag)
    words(second, 'P', 'embora.', LEFT, under + 15, tag)
    expect(faultsOf(first, second)).toEqual([expect.stringMatching(/p\. 2 .*a line alone/)])
  })

  it('finds a title in mid-page, and two titles', () => {
    const sheet = page()
    words(sheet, 'H1', 'Primeiro', LEFT, TOP + 30)
    words(sheet, 'H1', 'Segundo', LEFT, under)
    expect(faultsOf(sheet)).toEqual([expect.stringContaining('two titles')])
    const late = page()
    words(late, 'H1', 'Tarde', LEFT, under)
    expect(faultsOf(late)).toEqual([expect.stringContaining('mid-page')])
  })

  it('finds text over the margin, off the page, over other text and half on a picture', () => {
    const sheet = page()
    words(sheet, 'TD', 'longe demais', RIGHT - 20, under)
    words(sheet, 'TD', 'fora', 590, under + 40)
    words(sheet, 'TD', 'baixo', LEFT, BOTTOM + 20)
    words(sheet, 'TD', 'em cima', LEFT, under + 80)
    words(sheet, 'TD', 'embaixo', LEFT + 20, under + 84)
    words(sheet, 'TD', 'metade na figura', LEFT + MEASURE - 70, TOP + 200)
    expect(faultsOf(sheet).map((fault) => fault.split(': ')[1]?.replace(/^\d+ pt /, ''))).toEqual([
      'over the right margin',
      'off the page',
      'under the lower margin',
      'under “embaixo”',
      'runs over the edge of a picture',
    ])
  })

  it('finds running text of more than 68 characters a line', () => {
    const sheet = page()
    words(sheet, 'P', 'x'.repeat(69), LEFT, under)
    words(sheet, 'P', 'x'.repeat(68), LEFT, under + 30)
    expect(faultsOf(sheet)).toEqual([expect.stringContaining('a line of 69 characters')])
  })

  it('finds a table and a year that are divided', () => {
    const [first, second] = [page(), page()]
    const table = tagged('Table', null)
    const list = tagged('L', null)
    for (const [sheet, row] of [
      [first, 1],
      [second, 2],
    ] as const) {
      words(sheet, 'TD', `linha ${row}`, LEFT, under, tagged('TD', tagged('TR', table)))
      words(sheet, 'LBody', `março de 202${row}`, LEFT, under + 40, tagged('LBody', tagged('LI', list)))
    }
    expect(faultsOf(first, second)).toEqual([
      expect.stringContaining('a table of 2 rows is divided'),
      expect.stringContaining('1 months of the year'),
      expect.stringContaining('1 months of the year'),
    ])
  })

  it('finds two plates that bleed left at one height on facing pages, and lets others be', () => {
    const bleeding = (y: number) => {
      const sheet = new Page()
      plate(sheet, 0, y, 300, 420)
      return sheet
    }
    expect(faultsOf(bleeding(150), bleeding(155))).toEqual([expect.stringContaining('bleed left at the same height')])
    expect(faultsOf(bleeding(150), bleeding(250))).toEqual([])
    // Two sides of one leaf.
    expect(faultsOf(bleeding(250), bleeding(150), bleeding(150))).toEqual([])
  })

  it('finds seven pages in a row with a picture, and a page nearly empty', () => {
    const row = Array.from({ length: 7 }, () => page())
    expect(faultsOf(...row)).toEqual([expect.stringMatching(/p\. 8 .*7th page with a picture/)])
    expect(faultsOf(page('Rosto', 120))).toEqual([expect.stringMatching(/only \d+ % filled/)])
  })
})

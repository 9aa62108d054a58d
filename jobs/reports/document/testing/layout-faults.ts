/** Layout faults a strict reader would mark. */
import { LARGEST_WHOLE_TABLE } from '../blocks/table.ts'
import { BOTTOM, PAGE, RIGHT, TOP } from '../grid.ts'
import type { Tag } from '../page.ts'
import { overlapOf, type ReadBox, type ReadLine, type ReadPage, roleOf } from './read-pages.ts'

/** Characters. */
const LONGEST_LINE = 68
/** Share of the height between the margins. */
const LEAST_FILLED = 0.35
/** Least share for a page inside a chapter. */
const LEAST_END = 0.6
/** Pages with pictures in a row. */
const MOST_PICTURED = 6

export function layoutFaults(pages: readonly ReadPage[]): string[] {
  return [
    ...pages.flatMap((page) => [
      ...titleFaults(page),
      ...headingFaults(page, pages),
      ...footFaults(page, pages),
      ...edgeFaults(page),
      ...overlapFaults(page),
      ...lengthFaults(page),
      ...fillFaults(page),
    ]),
    ...loneLineFaults(pages),
    ...sentenceFaults(pages),
    ...splitFaults(pages),
    ...plateFaults(pages),
    ...rhythmFaults(pages),
    ...endFaults(pages),
  ]
}

const where = ({ number, head }: ReadPage, text = '') =>
  `p. ${number}${head === '' ? '' : ` (${head})`}${text === '' ? '' : ` “${text.slice(0, 50)}”`}`

const HEADINGS = ['H1', 'H2', 'H3']
const isHeading = (line: ReadLine) => HEADINGS.includes(roleOf(line) ?? '')

function titleFaults(page: ReadPage): string[] {
  if (page.number === 1) return []
  const titles = page.lines.filter((line) => roleOf(line) === 'H1')
  const first = titles[0]
  if (!first) return []
  return [
    ...(first.y > TOP + 40 ? [`${where(page, first.text)}: the title begins in mid-page`] : []),
    ...(new Set(titles.map(({ tag }) => tag)).size > 1 ? [`${where(page)}: two titles`] : []),
  ]
}

/** A heading needs two lines of its text below, or all of it. */
function headingFaults(page: ReadPage, pages: readonly ReadPage[]): string[] {
  const last = page.lines.findLast(isHeading)
  if (!last || roleOf(last) === 'H1') return []
  const next = pages[page.number]
  // A page that opens with a heading takes none of this text.
  const isWhole = next?.lines[0] !== undefined && isHeading(next.lines[0])
  const goesOn = next?.head === page.head
  // The text may be beside the heading.
  const first = page.lines.find(({ tag }) => tag === last.tag) ?? last
  const own = page.lines.slice(page.lines.indexOf(last) + 1)
  const beneath = own.filter(({ tag, baseline }) => tag !== last.tag && baseline > first.baseline - first.size)
  const rows = new Set(beneath.map(({ baseline }) => Math.round(baseline))).size
  return goesOn && rows < (isWhole ? 1 : 2) ? [`${where(page, last.text)}: a heading without its text`] : []
}

/** Lines under a heading whose text continues in another column. */
const LEAST_UNDER_HEADING = 3
/** A paragraph's indent, which may separate text from its heading's edge. */
const INDENT = 16

/** At a column's foot, a heading needs three lines or all of its text. */
function footFaults(page: ReadPage, pages: readonly ReadPage[]): string[] {
  return page.lines.flatMap((heading, index) => {
    if (!isHeading(heading) || roleOf(heading) === 'H1' || page.lines[index + 1]?.tag === heading.tag) return []
    const under: ReadLine[] = []
    let above = heading
    for (const line of page.lines.slice(index + 1)) {
      const isBeneath = Math.abs(line.x - heading.x) < INDENT && line.baseline > above.baseline
      if (!isBeneath || isHeading(line) || line.baseline - above.baseline > line.size * 2.4) break
      under.push(line)
      above = line
    }
    const last = under.at(-1)
    const goesOn =
      last !== undefined &&
      roleOf(last) === 'P' &&
      pages.some(({ lines }) => lines.some((line) => line.tag === last.tag && !under.includes(line)))
    return goesOn && under.length < LEAST_UNDER_HEADING
      ? [`${where(page, heading.text)}: a heading over ${under.length} lines at the foot of its column`]
      : []
  })
}

/** Only plates may leave the margins, and nothing the page. */
function edgeFaults(page: ReadPage): string[] {
  if (page.number === 1) return []
  return page.lines.flatMap((line) => {
    const right = line.x + line.width
    if (line.x < 0 || right > PAGE.width || line.baseline > PAGE.height)
      return [`${where(page, line.text)}: off the page`]
    if (page.pictures.some((picture) => overlapOf(picture, line))) return []
    if (right > RIGHT + 2) return [`${where(page, line.text)}: ${Math.round(right - RIGHT)} pt over the right margin`]
    return line.baseline > BOTTOM + 3 ? [`${where(page, line.text)}: under the lower margin`] : []
  })
}

function overlapFaults(page: ReadPage): string[] {
  const { lines, pictures } = page
  const faults: string[] = []
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const over = overlapOf(line, other)
      if (over && over.width > 1.5 && over.height > 1.5)
        faults.push(`${where(page, line.text)}: under “${other.text.slice(0, 30)}”`)
    }
    // A figure's own labels may overlap it.
    if (page.number === 1 || roleOf(line) === 'Figure') continue
    const half = pictures.find((picture) => {
      const over = overlapOf(picture, line)
      return over !== null && over.width > 2 && over.height > 2 && over.width < line.width - 2
    })
    if (half) faults.push(`${where(page, line.text)}: runs over the edge of a picture`)
  }
  return faults
}

function lengthFaults(page: ReadPage): string[] {
  return page.lines
    .filter((line) => roleOf(line) === 'P' && line.text.length > LONGEST_LINE)
    .map(({ text }) => `${where(page, text)}: a line of ${text.length} characters`)
}

function fillFaults(page: ReadPage): string[] {
  const covered = coveredHeight([...page.lines.map(withLeading), ...page.pictures, ...page.grounds])
  const part = covered / (BOTTOM - TOP)
  return part < LEAST_FILLED ? [`${where(page)}: only ${Math.round(part * 100)} % filled`] : []
}

/** Where content ends, as a share of the height, without the foot's note on sources. */
function endOf({ lines, pictures, grounds }: ReadPage): number {
  const boxes = [...lines.filter((line) => roleOf(line) !== 'Note'), ...pictures, ...grounds].filter(
    ({ y }) => y < BOTTOM,
  )
  return (Math.max(TOP, ...boxes.map(({ y, height }) => Math.min(BOTTOM, y + height))) - TOP) / (BOTTOM - TOP)
}

/** A page inside a chapter must not end early. */
function endFaults(pages: readonly ReadPage[]): string[] {
  return pages.slice(1).flatMap((page) => {
    const goesOn = page.head !== '' && pages[page.number]?.head === page.head
    const end = endOf(page)
    return goesOn && end < LEAST_END ? [`${where(page)}: ends at ${Math.round(end * 100)} % of its height`] : []
  })
}

const withLeading = (line: ReadLine): ReadBox => ({ ...line, y: line.y - line.size * 0.4, height: line.size * 1.9 })

/** Height covered by anything. */
function coveredHeight(boxes: readonly ReadBox[]): number {
  let [sum, reached] = [0, TOP]
  for (const { y, height } of boxes.toSorted((a, b) => a.y - b.y)) {
    const end = Math.min(BOTTOM, y + height)
    if (end <= reached) continue
    sum += end - Math.max(reached, y)
    reached = end
  }
  return sum
}

/** Widows and orphans. */
function loneLineFaults(pages: readonly ReadPage[]): string[] {
  const pieces = new Map<Tag, { page: ReadPage; lines: ReadLine[] }[]>()
  for (const page of pages.slice(1))
    for (const line of page.lines) {
      // The words of a drawn ruler are no lines of a paragraph: its sentence is read instead.
      if (!line.tag || roleOf(line) !== 'P' || line.tag.actual !== undefined) continue
      const known = pieces.get(line.tag) ?? []
      pieces.set(line.tag, known)
      const last = known.at(-1)
      const above = last?.lines.at(-1)
      if (last && last.page === page && above && line.baseline > above.baseline - line.size * 2) last.lines.push(line)
      else known.push({ page, lines: [line] })
    }
  return [...pieces.values()].flatMap((parts) =>
    parts.length < 2
      ? []
      : parts
          .filter(({ lines }) => lines.length === 1)
          .map(({ page, lines }) => `${where(page, lines[0]?.text)}: a line alone in its column`),
  )
}

/** A page must not open in mid-sentence. */
function sentenceFaults(pages: readonly ReadPage[]): string[] {
  return pages.slice(1).flatMap((page) => {
    const next = pages[page.number]
    const carried = page.lines.findLast(
      (line) => roleOf(line) === 'P' && next?.lines.some(({ tag }) => tag !== null && tag === line.tag),
    )
    if (!carried || /[.!?…:][”"’»)]*\s*$/.test(carried.text)) return []
    return [`${where(page, carried.text)}: its sentence goes on overleaf`]
  })
}

const rootOf = (tag: Tag | null, role: Tag['role']): Tag | null =>
  tag === null || tag.role === role ? tag : rootOf(tag.parent, role)

function splitFaults(pages: readonly ReadPage[]): string[] {
  const places = new Map<Tag, { first: ReadPage; pages: Set<number>; rows: Set<Tag> }>()
  for (const page of pages)
    for (const line of page.lines) {
      const table = rootOf(line.tag, 'Table')
      const row = rootOf(line.tag, 'TR')
      if (!table || !row) continue
      const known = places.get(table) ?? { first: page, pages: new Set(), rows: new Set() }
      places.set(table, known)
      known.pages.add(page.number)
      known.rows.add(row)
    }
  const tables = [...places.values()].flatMap(({ first, pages: on, rows }) =>
    on.size > 1 && rows.size <= LARGEST_WHOLE_TABLE ? [`${where(first)}: a table of ${rows.size} rows is divided`] : [],
  )
  const monthsOn = pages.flatMap((page) => (monthsOf(page) === 0 ? [] : [{ page, months: monthsOf(page) }]))
  const year = monthsOn.filter(({ months }) => months !== 12)
  return [
    ...tables,
    ...year.map(({ page, months }) => `${where(page)}: ${months} months of the year without the others`),
  ]
}

const MONTH = /^(janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de \d{4}$/i
const monthsOf = ({ lines }: ReadPage) =>
  lines.filter((line) => rootOf(line.tag, 'L') !== null && MONTH.test(line.text)).length

const bleedsLeft = ({ x, width, height }: ReadBox) => x < 1 && width < PAGE.width - 1 && height > 60

/** Pages 2 and 3 face each other, and so on. */
function plateFaults(pages: readonly ReadPage[]): string[] {
  return pages.flatMap((left, index) => {
    const right = pages[index + 1]
    if (left.number % 2 !== 0 || !right) return []
    const same = left.pictures
      .filter(bleedsLeft)
      .some((plate) => right.pictures.filter(bleedsLeft).some(({ y }) => Math.abs(y - plate.y) < 12))
    return same ? [`${where(left)} and ${where(right)}: two plates bleed left at the same height`] : []
  })
}

function rhythmFaults(pages: readonly ReadPage[]): string[] {
  let row = 0
  return pages.flatMap((page) => {
    row = page.pictures.length > 0 ? row + 1 : 0
    return row === MOST_PICTURED + 1 ? [`${where(page)}: the ${row}th page with a picture in a row`] : []
  })
}

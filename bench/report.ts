/**
 * How fast the report is drawn: milliseconds a page beside the same words and photos through @react-pdf/renderer and through
 * headless Chromium's print, in one run.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { Document, Image, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import sharp from 'sharp'
import { drawReport } from '#jobs/reports/document/draw-report.ts'
import { findChromium } from '#scripts/chromium.ts'
import { sampleReport } from '#scripts/sample-report.ts'
import { type Analysis, analysisTexts } from '#visagism/analysis.ts'

const ROUNDS = 5

const input = await sampleReport('marina')
const { analysis, photos } = input
// Every rival gets photos of the size ours prints them at.
const small = await Promise.all(
  Object.values(photos).map((photo) => sharp(photo).resize(900).jpeg({ quality: 80 }).toBuffer()),
)

interface Run {
  readonly pages: number
  readonly milliseconds: number
}

async function median(work: () => Promise<number>): Promise<Run> {
  await work()
  const times: number[] = []
  let pages = 0
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    pages = await work()
    times.push(performance.now() - started)
  }
  return { pages, milliseconds: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0 }
}

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

async function withReactPdf(read: Analysis): Promise<number> {
  const chapters = read.chapters.map((chapter, i) =>
    createElement(
      Page,
      { key: chapter.id, size: 'A4', style: { padding: 60, fontSize: 10, lineHeight: 1.5 }, wrap: true },
      createElement(Text, { style: { fontSize: 32 } }, chapter.title),
      ...(i < small.length
        ? [createElement(Image, { src: { data: small[i] ?? Buffer.alloc(0), format: 'jpg' }, style: { height: 320 } })]
        : []),
      ...analysisTexts({ ...read, chapters: [chapter] }).map((text, at) =>
        createElement(Text, { key: at, style: { marginBottom: 6 } }, text),
      ),
    ),
  )
  return countPages(await renderToBuffer(createElement(Document, {}, chapters)))
}

const escape = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)

const html = `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:22mm 20mm}body{font:10pt/15pt sans-serif}section{break-before:page}img{height:110mm}</style>${analysis.chapters
  .map((chapter, i) => {
    const image = small[i] ? `<img src="data:image/jpeg;base64,${small[i].toString('base64')}">` : ''
    return `<section><h1>${escape(chapter.title)}</h1>${image}${analysisTexts({ ...analysis, chapters: [chapter] })
      .map((text) => `<p>${escape(text)}</p>`)
      .join('')}</section>`
  })
  .join('')}`

const folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic', '--no-first-run'],
})
async function withChromium(): Promise<number> {
  const page = await browser.newPage()
  await page.setContent(html)
  await page.pdf({ path: join(folder, 'print.pdf'), preferCSSPageSize: true, printBackground: true })
  await page.close()
  return countPages(await readFile(join(folder, 'print.pdf')))
}

const rows = {
  ours: await median(async () => (await drawReport(input)).pageCount),
  '@react-pdf/renderer': await median(() => withReactPdf(analysis)),
  'Chromium, print': await median(withChromium),
}
await browser.close()
await rm(folder, { recursive: true, force: true })
const perPage = ({ pages, milliseconds }: Run) => milliseconds / Math.max(1, pages)
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([name, run]) => [
      name,
      {
        pages: run.pages,
        ms: Math.round(run.milliseconds),
        'ms/page': perPage(run).toFixed(1),
        '× ours': (perPage(run) / perPage(rows.ours)).toFixed(2),
      },
    ]),
  ),
)
console.log('The rivals set the words and four photos only: no portraits, tables, bookmarks or tags.')

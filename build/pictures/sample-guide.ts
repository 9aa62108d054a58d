import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { format, type FormatConfig } from 'oxfmt'
import sharp, { type Sharp } from 'sharp'
import {
  SAMPLE_CARD,
  SAMPLE_PAGE,
  SAMPLE_PAGE_WIDTHS,
  SAMPLE_PORTRAIT,
  samplePageAvif,
  samplePagePath,
} from '#pwa/sample-guide/sample-page.ts'
import { BRAND } from '#contract/brand.ts'
import { drawReport } from '#jobs/reports/document/compose/draw-report.ts'
import { type SampleName } from '#scripts/studio/sample-people.ts'
import { sampleReport } from '#scripts/studio/sample-report.ts'
import { portraitOf } from '#visagism/looks/portrait-of.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'
import { type DrawnFile, paint } from './picture-files.ts'

const PERSON: SampleName = 'zelia'
/** Separate files: some pages need only the chapters' places. */
const TITLES = 'pwa/sample-guide/drawn/guide.ts'
const CHAPTERS = 'pwa/sample-guide/drawn/chapters.ts'
/** Not a chapter: found by its page's title. */
const CARD_TITLE = 'Cartão'

// Without a visagist, whom not every installation has: nobody signs, no season is set.
const input = await sampleReport(PERSON, { desk: undefined })
const { bytes } = await drawReport(input)
const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise

/** In page pixels. */
const CARD_BOX = { left: 76, top: 142, width: 642, height: 797 } as const

async function paintPage(number: number, scale: number): Promise<Sharp> {
  const page = await pdf.getPage(number)
  const { width } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (scale * SAMPLE_PAGE.width) / width })
  const canvas = createCanvas(SAMPLE_PAGE.width * scale, SAMPLE_PAGE.height * scale)
  // @ts-expect-error -- typed for browsers alone; in Node pdf.js draws on this canvas.
  await page.render({ canvas, viewport }).promise
  return sharp(canvas.toBuffer('image/png'))
}

/** Looks as good as the WebP. */
const AVIF = { quality: 45 } as const
const CARD_AVIF = { quality: 55 } as const

/** @returns WebP, `SAMPLE_PAGE` wide */
export const drawPage = async (number: number) => (await paintPage(number, 1)).webp({ quality: 76 }).toBuffer()

const drawPageAvif = async (number: number, width: number) =>
  (await paintPage(number, 1)).resize(width).avif(AVIF).toBuffer()

async function paintCard(width: number): Promise<Sharp> {
  const { page = 0 } = (await outline()).find(({ title }) => title.startsWith(CARD_TITLE)) ?? {}
  const scale = SAMPLE_CARD.width / CARD_BOX.width
  const [left, top, w, h] = [CARD_BOX.left, CARD_BOX.top, CARD_BOX.width, CARD_BOX.height].map((side) => side * scale)
  return (await paintPage(page, scale))
    .extract({ left: left ?? 0, top: top ?? 0, width: w ?? 0, height: h ?? 0 })
    .resize(width)
}

export const drawCard = async (width: number) => (await paintCard(width)).webp({ quality: 78 }).toBuffer()

/** Head and neck: x, y, width, height. */
const PORTRAIT_FRAME = [-150, -172, 300, 300] as const

const drawSitter = async (width: number): Promise<Buffer> => {
  const portrait = portraitOf(input.analysis, { shape: input.analysis.face.primary })
  const svg = toSvg(portrait, { viewBox: PORTRAIT_FRAME })
  return await paint(svg, PORTRAIT_FRAME[2], width).webp({ quality: 82 }).toBuffer()
}

/** Title and first page of each entry of the guide's outline. */
async function outline(): Promise<{ title: string; page: number }[]> {
  const entries = (await pdf.getOutline()) ?? []
  return Promise.all(
    entries.map(async ({ title, dest }) => {
      const target = Array.isArray(dest) ? (dest[0] as Parameters<typeof pdf.getPageIndex>[0]) : null
      if (!target) throw new Error(`“${title}” of the sample guide leads nowhere.`)
      return { title, page: (await pdf.getPageIndex(target)) + 1 }
    }),
  )
}

const STYLE = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8')) as FormatConfig
const MADE = '/** Made by `npm run pictures` from the sample guide itself. */\n\n'

const written = async (file: string, text: string): Promise<Buffer> =>
  Buffer.from((await format(file, MADE + text, STYLE)).code)

async function drawTitles(): Promise<Buffer> {
  const entries = await outline()
  const titles = Array.from(
    { length: pdf.numPages },
    (_, at) => entries.findLast(({ page }) => page <= at + 1)?.title ?? '',
  )
  return written(
    TITLES,
    `/** What each of its pages stands under, in their order. */
export const SAMPLE_TITLES: readonly string[] = ${JSON.stringify(titles)}

/** The WhatsApp number printed on its last page: another one asks for pages drawn anew. */
export const SAMPLE_WHATSAPP = ${JSON.stringify(BRAND.whatsapp)}
`,
  )
}

async function drawChapters(): Promise<Buffer> {
  const entries = await outline()
  const pageOf = new Map(entries.map(({ title, page }) => [title, page]))
  const chapters = Object.fromEntries(
    input.analysis.chapters.flatMap(({ id, title }) => {
      const page = pageOf.get(title)
      return page === undefined ? [] : [[id, page]]
    }),
  )
  const card = entries.find(({ title }) => title.startsWith(CARD_TITLE))
  if (card) chapters['cartao'] = card.page
  return written(
    CHAPTERS,
    `/** The page on which a chapter begins, by its id. */
export const SAMPLE_CHAPTERS: Readonly<Record<string, number>> = ${JSON.stringify(chapters)}
`,
  )
}

export const sampleGuideFiles: readonly DrawnFile[] = [
  { path: TITLES, draw: drawTitles },
  { path: CHAPTERS, draw: drawChapters },
  { path: `public${SAMPLE_CARD.src}`, draw: () => drawCard(SAMPLE_CARD.width) },
  {
    path: `public${SAMPLE_CARD.small.src}`,
    draw: async () => (await paintCard(SAMPLE_CARD.small.width)).avif(CARD_AVIF).toBuffer(),
  },
  { path: `public${SAMPLE_PORTRAIT.src}`, draw: () => drawSitter(SAMPLE_PORTRAIT.width) },
  { path: `public${SAMPLE_PORTRAIT.small.src}`, draw: () => drawSitter(SAMPLE_PORTRAIT.small.width) },
  ...Array.from({ length: pdf.numPages }, (_, at) => at + 1).flatMap((page) => [
    { path: `public${samplePagePath(page)}`, draw: () => drawPage(page) },
    ...SAMPLE_PAGE_WIDTHS.map((width) => ({
      path: `public${samplePageAvif(page, width)}`,
      draw: () => drawPageAvif(page, width),
    })),
  ]),
]

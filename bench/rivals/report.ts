// The report's words and photos set by what one would pick instead. Neither draws the portraits, tables, bookmarks and tags of ours.
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { Document, Image, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import sharp from 'sharp'
import type { ReportInput } from '#jobs/reports/document/draw-report.ts'
import { findChromium } from '#scripts/chromium.ts'
import { analysisTexts } from '#visagism/analysis.ts'

/** The photos in the size ours prints them at. */
export const printPhotos = (photos: ReportInput['photos']): Promise<Buffer[]> =>
  Promise.all(Object.values(photos).map((photo) => sharp(photo).resize(900).jpeg({ quality: 80 }).toBuffer()))

/** @returns the document's bytes */
export async function drawWithReactPdf({ analysis }: ReportInput, photos: readonly Buffer[]): Promise<number> {
  const chapters = analysis.chapters.map((chapter, i) =>
    createElement(
      Page,
      { key: chapter.id, size: 'A4', style: { padding: 60, fontSize: 10, lineHeight: 1.5 }, wrap: true },
      createElement(Text, { style: { fontSize: 32 } }, chapter.title),
      ...(i < photos.length
        ? [createElement(Image, { src: { data: photos[i] ?? Buffer.alloc(0), format: 'jpg' }, style: { height: 320 } })]
        : []),
      ...analysisTexts({ ...analysis, chapters: [chapter] }).map((text, at) =>
        createElement(Text, { key: at, style: { marginBottom: 6 } }, text),
      ),
    ),
  )
  return (await renderToBuffer(createElement(Document, {}, chapters))).length
}

const escape = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)

/** A running Chromium that prints the report; its start is not measured. */
export async function openChromium({ analysis }: ReportInput, photos: readonly Buffer[]) {
  const html = `<!doctype html><meta charset="utf-8"><style>@page{size:A4;margin:22mm 20mm}body{font:10pt/15pt sans-serif}section{break-before:page}img{height:110mm}</style>${analysis.chapters
    .map((chapter, i) => {
      const photo = photos[i] ? `<img src="data:image/jpeg;base64,${photos[i].toString('base64')}">` : ''
      return `<section><h1>${escape(chapter.title)}</h1>${photo}${analysisTexts({ ...analysis, chapters: [chapter] })
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
  return {
    /** @returns the document's bytes */
    async print(): Promise<number> {
      const page = await browser.newPage()
      const path = join(folder, 'print.pdf')
      await page.setContent(html)
      await page.pdf({ path, preferCSSPageSize: true, printBackground: true })
      await page.close()
      return (await stat(path)).size
    },
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

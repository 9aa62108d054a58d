/** The report a person pays for: an analysis and four photos in, a printed document out. */
import PDFDocument from 'pdfkit'
import { BRAND } from '#contract/brand.ts'
import type { Analysis } from '#visagism/analysis.ts'
import { composeDocument } from './compose-document.ts'
import { loadFonts } from './fonts.ts'
import { metricsOf } from './metrics.ts'
import { type MarkedSide, pointsOn, preparePhotos, sideOn, type Marking, type Photos } from './photos.ts'
import { namesOf, type Contact, type Press } from './press.ts'
import { printSheets } from './print-sheets.ts'
import { settingWith } from './setting.ts'

export type ReportInput = {
  /** Short id, as the buyer knows it. */
  readonly orderNumber: string
  readonly analysis: Analysis
  /** Upright JPEGs, at most 2400 pixels on the long edge. */
  readonly photos: Photos
  /** Points in pixels of the front photo of `width` by `height`. */
  readonly marking: Marking | null
  readonly side?: MarkedSide | null | undefined
  readonly at: Date
  readonly contact: Contact
}

export type Report = { readonly bytes: Buffer; readonly pageCount: number }

/** Draws the whole document. `onProgress` is told after each page; the event loop runs between chapters and pages. */
export async function drawReport(
  input: ReportInput,
  onProgress?: (done: number, of: number) => Promise<void> | void,
): Promise<Report> {
  const [fonts, photos] = await Promise.all([loadFonts(), preparePhotos(input.photos)])
  const names = namesOf(input.analysis)
  const pen = new PDFDocument({
    autoFirstPage: false,
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${names.title} · Análise de visagismo`,
      Author: BRAND.name,
      Subject: `Relatório de visagismo de ${names.owner}`,
      Creator: BRAND.name,
      CreationDate: input.at,
      ModDate: input.at,
    },
  })
  for (const [name, file] of fonts) pen.registerFont(name, file)
  const finished = collect(pen)
  const press: Press = {
    ...names,
    analysis: input.analysis,
    setting: settingWith(metricsOf(pen)),
    photos,
    points: pointsOn(photos.front, input.marking),
    side: sideOn(photos, input.side),
    laying: input.marking?.laying ?? {},
    orderNumber: input.orderNumber,
    at: input.at,
    contact: input.contact,
  }
  const sheets = await composeDocument(press)
  await printSheets(pen, sheets, { orderNumber: input.orderNumber, ...(onProgress ? { onPage: onProgress } : {}) })
  pen.end()
  return { bytes: await finished, pageCount: sheets.length }
}

function collect(pen: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  pen.on('data', (chunk: Buffer) => chunks.push(chunk))
  pen.on('end', () => resolve(Buffer.concat(chunks)))
  pen.on('error', reject)
  return promise
}

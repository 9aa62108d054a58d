/** Draws the paid report. */
import PDFDocument from 'pdfkit'
import { BRAND } from '#contract/brand.ts'
import type { Analysis } from '#visagism/analysis/analysis.ts'
import { composeDocument } from './compose-document.ts'
import { loadFonts } from '../fonts.ts'
import { metricsOf } from '../metrics.ts'
import {
  type MarkedSide,
  pointsOn,
  preparePhotos,
  sideOn,
  type Marking,
  type Photos,
  type PrintPhotos,
} from '../photos.ts'
import { namesOf, type Contact, type PageContext } from '../page-context.ts'
import { printPages, type PageForm } from '../print-pages.ts'
import { settingWith } from '../setting.ts'
import type { Page } from '../page.ts'

export type ReportInput = {
  /** The short id the buyer knows. */
  readonly orderNumber: string
  readonly analysis: Analysis
  /** Upright JPEGs, at most 2400 pixels on the long edge. */
  readonly photos: Photos
  /** In pixels of the front photo of `width` by `height`. */
  readonly marking: Marking | null
  readonly side?: MarkedSide | null | undefined
  readonly at: Date
  readonly contact: Contact
}

export type Report = { readonly bytes: Buffer; readonly pageCount: number }

/** One way to print an analysis. */
export type Edition = {
  readonly compose: (context: PageContext) => Promise<Page[]>
  /** A4 by default. */
  readonly form?: PageForm
}

export type OnPage = (done: number, of: number) => Promise<void> | void

/** Shared by both editions. */
export type Prepared = { readonly fonts: Awaited<ReturnType<typeof loadFonts>>; readonly photos: PrintPhotos }

export async function prepareReport(input: ReportInput): Promise<Prepared> {
  const [fonts, photos] = await Promise.all([loadFonts(), preparePhotos(input.photos)])
  return { fonts, photos }
}

/** The event loop runs between chapters and pages. */
export async function drawReport(input: ReportInput, onProgress?: OnPage): Promise<Report> {
  return drawEdition({ compose: composeDocument }, input, await prepareReport(input), onProgress)
}

export async function drawEdition(
  { compose, form }: Edition,
  input: ReportInput,
  { fonts, photos }: Prepared,
  onProgress?: OnPage,
): Promise<Report> {
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
      Subject: `Guia de visagismo${names.whose}`,
      Creator: BRAND.name,
      CreationDate: input.at,
      ModDate: input.at,
    },
  })
  for (const [name, file] of fonts) pen.registerFont(name, file)
  const finished = collect(pen)
  const context: PageContext = {
    ...names,
    setting: settingWith(metricsOf(pen)),
    photos,
    points: pointsOn(photos.front, input.marking),
    side: sideOn(photos, input.side),
    photoOverlay: input.marking?.photoOverlay ?? {},
    orderNumber: input.orderNumber,
    at: input.at,
    contact: input.contact,
  }
  const pages = await compose(context)
  await printPages(pen, pages, {
    orderNumber: input.orderNumber,
    ...(form ? { form } : {}),
    ...(onProgress ? { onPage: onProgress } : {}),
  })
  pen.end()
  return { bytes: await finished, pageCount: pages.length }
}

function collect(pen: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  pen.on('data', (chunk: Buffer) => chunks.push(chunk))
  pen.on('end', () => resolve(Buffer.concat(chunks)))
  pen.on('error', reject)
  return promise
}

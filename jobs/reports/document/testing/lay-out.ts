/** Lays out a report without drawing it. */
import PDFDocument from 'pdfkit'
import { composeDocument } from '../compose/compose-document.ts'
import type { ReportInput } from '../compose/draw-report.ts'
import { loadFonts } from '../fonts.ts'
import { metricsOf } from '../metrics.ts'
import { pointsOn, preparePhotos, sideOn } from '../photos.ts'
import { namesOf, type PageContext } from '../page-context.ts'
import { settingWith } from '../setting.ts'
import { readPages, type ReadPage } from './read-pages.ts'

export async function openContext({ photos: files, marking, side, ...input }: ReportInput) {
  const [fonts, photos] = await Promise.all([loadFonts(), preparePhotos(files)])
  const pen = new PDFDocument({ autoFirstPage: false })
  for (const [name, file] of fonts) pen.registerFont(name, file)
  const context: PageContext = {
    ...input,
    ...namesOf(input.analysis),
    setting: settingWith(metricsOf(pen)),
    photos,
    points: pointsOn(photos.front, marking),
    photoOverlay: marking?.photoOverlay ?? {},
    side: sideOn(photos, side),
  }
  return { pen, context }
}

export async function readReport(input: ReportInput): Promise<ReadPage[]> {
  const { pen, context } = await openContext(input)
  return readPages(pen, await composeDocument(context))
}

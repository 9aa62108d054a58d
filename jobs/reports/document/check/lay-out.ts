/** Lays out a report without drawing it. */
import PDFDocument from 'pdfkit'
import { composeDocument } from '../compose-document.ts'
import type { ReportInput } from '../draw-report.ts'
import { loadFonts } from '../fonts.ts'
import { metricsOf } from '../metrics.ts'
import { pointsOn, preparePhotos, sideOn } from '../photos.ts'
import { namesOf, type Press } from '../press.ts'
import { settingWith } from '../setting.ts'
import { readSheets, type ReadPage } from './read-sheets.ts'

export async function openPress({ photos: files, marking, side, ...input }: ReportInput) {
  const [fonts, photos] = await Promise.all([loadFonts(), preparePhotos(files)])
  const pen = new PDFDocument({ autoFirstPage: false })
  for (const [name, file] of fonts) pen.registerFont(name, file)
  const press: Press = {
    ...input,
    ...namesOf(input.analysis),
    setting: settingWith(metricsOf(pen)),
    photos,
    points: pointsOn(photos.front, marking),
    photoOverlay: marking?.photoOverlay ?? {},
    side: sideOn(photos, side),
  }
  return { pen, press }
}

export async function readReport(input: ReportInput): Promise<ReadPage[]> {
  const { pen, press } = await openPress(input)
  return readSheets(pen, await composeDocument(press))
}

import {
  drawEdition,
  prepareReport,
  type OnPage,
  type Report,
  type ReportInput,
} from './document/compose/draw-report.ts'
import { composeDocument } from './document/compose/compose-document.ts'
import { composePhone } from './phone/compose-phone.ts'
import { SCREEN_FORM } from './phone/screen.ts'

export type Editions = { readonly a4: Report; readonly phone: Report }

const PHONE = { compose: composePhone, form: SCREEN_FORM } as const

/** One after the other: only one document is in memory. */
export async function drawEditions(input: ReportInput, onProgress?: OnPage): Promise<Editions> {
  const prepared = await prepareReport(input)
  // The first half of the progress.
  const a4 = await drawEdition({ compose: composeDocument }, input, prepared, (done, of) => onProgress?.(done, of * 2))
  const phone = await drawEdition(PHONE, input, prepared, (done, of) => onProgress?.(of + done, of * 2))
  return { a4, phone }
}

export const drawPhone = async (input: ReportInput, onProgress?: OnPage): Promise<Report> =>
  drawEdition(PHONE, input, await prepareReport(input), onProgress)

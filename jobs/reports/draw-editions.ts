/** The report as it is delivered: the A4 to print, and the same for a phone. */
import { drawEdition, prepareReport, type OnPage, type Report, type ReportInput } from './document/draw-report.ts'
import { composeDocument } from './document/compose-document.ts'
import { composePhone } from './phone/compose-phone.ts'
import { SCREEN_FORM } from './phone/screen.ts'

export type Editions = { readonly a4: Report; readonly phone: Report }

const PHONE = { compose: composePhone, form: SCREEN_FORM } as const

/** Both editions, one after the other: photos are prepared once, and only one document is in memory while it is drawn. */
export async function drawEditions(input: ReportInput, onProgress?: OnPage): Promise<Editions> {
  const prepared = await prepareReport(input)
  // Of the bar the A4 fills the first half.
  const a4 = await drawEdition({ compose: composeDocument }, input, prepared, (done, of) => onProgress?.(done, of * 2))
  const phone = await drawEdition(PHONE, input, prepared, (done, of) => onProgress?.(of + done, of * 2))
  return { a4, phone }
}

/** The phone edition alone. */
export const drawPhone = async (input: ReportInput, onProgress?: OnPage): Promise<Report> =>
  drawEdition(PHONE, input, await prepareReport(input), onProgress)

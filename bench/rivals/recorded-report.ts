// Records our report's drawing, for rivals to repeat exactly.
import PDFDocument from 'pdfkit'
import { composeDocument } from '#jobs/reports/document/compose/compose-document.ts'
import { prepareReport, type ReportInput } from '#jobs/reports/document/compose/draw-report.ts'
import { metricsOf } from '#jobs/reports/document/metrics.ts'
import { pointsOn, sideOn } from '#jobs/reports/document/photos.ts'
import { namesOf } from '#jobs/reports/document/page-context.ts'
import { printPages } from '#jobs/reports/document/print-pages.ts'
import { settingWith } from '#jobs/reports/document/setting.ts'

export interface PdfCall {
  readonly name: string
  readonly args: readonly unknown[]
}

export interface Recorded {
  readonly calls: readonly PdfCall[]
  /** Font files by name in `font`. */
  readonly fonts: ReadonlyMap<string, Buffer>
}

/** Features that rivals omit; gradients are created where used. */
const STRUCTURE =
  /^(struct|addStructure|markContent|endMarkedContent|addNamedDestination|goTo|link|registerFont|end|on|once|widthOfString)$/

export async function recordReport(input: ReportInput): Promise<Recorded> {
  const { fonts, photos } = await prepareReport(input)
  const pdf = new PDFDocument({ autoFirstPage: false, tagged: true })
  for (const [name, file] of fonts) pdf.registerFont(name, file)
  const calls: PdfCall[] = []
  const pen = new Proxy(pdf, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || typeof name !== 'string') return member
      return (...args: unknown[]) => {
        if (!STRUCTURE.test(name) && name !== 'linearGradient') calls.push({ name, args })
        const answer: unknown = Reflect.apply(member, target, args)
        if (name === 'linearGradient') gradients.set(answer, args.map(Number))
        return answer === target ? pen : answer
      }
    },
  })
  const pages = await composeDocument({
    ...namesOf(input.analysis),
    analysis: input.analysis,
    setting: settingWith(metricsOf(pen)),
    photos,
    points: pointsOn(photos.front, input.marking),
    side: sideOn(photos, input.side),
    photoOverlay: input.marking?.photoOverlay ?? {},
    orderNumber: input.orderNumber,
    at: input.at,
    contact: input.contact,
  })
  calls.length = 0
  await printPages(pen, pages, { orderNumber: input.orderNumber })
  return { calls, fonts }
}

interface Gradient {
  readonly stops: readonly (readonly [at: number, colour: string, opacity?: number])[]
}
const gradients = new Map<unknown, number[]>()

/** @returns the document's bytes */
export function replay({ calls, fonts }: Recorded): Promise<number> {
  const pdf = new PDFDocument({ autoFirstPage: false, pdfVersion: '1.7' })
  for (const [name, file] of fonts) pdf.registerFont(name, file)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let bytes = 0
  pdf.on('data', (chunk: Buffer) => (bytes += chunk.length))
  pdf.on('end', () => resolve(bytes))
  pdf.on('error', reject)
  const ours = new Map<unknown, unknown>()
  const own = (arg: unknown): unknown => {
    const place = gradients.get(arg)
    if (!place) return arg
    let gradient = ours.get(arg)
    if (!gradient) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = place
      const made = pdf.linearGradient(x1, y1, x2, y2)
      for (const [at, colour, opacity] of (arg as Gradient).stops) made.stop(at, colour, opacity)
      ours.set(arg, (gradient = made))
    }
    return gradient
  }
  for (const { name, args } of calls) {
    const method: unknown = Reflect.get(pdf, name)
    if (typeof method !== 'function') throw new Error(`pdfkit has no ${name}.`)
    Reflect.apply(method, pdf, args.map(own))
  }
  pdf.end()
  return promise
}

/** @module-tag long */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openContext } from '#jobs/reports/document/testing/lay-out.ts'
import { PAGE, PLATE_WIDTH } from '#jobs/reports/document/grid.ts'
import { coverLines } from '#jobs/reports/document/pages/cover.ts'
import { measuredLines } from '#jobs/reports/document/pages/measured-face.ts'
import { lookOnPhoto, plateLines } from '#jobs/reports/document/pages/photo-overlay.ts'
import { inflate, overlaps, meetsLine, type PlacedLabel } from '#jobs/reports/document/photo-labels.ts'
import { type Box, type Crop, hasFringe, type PrintPhoto } from '#jobs/reports/document/photos.ts'
import type { PageContext } from '#jobs/reports/document/page-context.ts'
import { phoneFaceLines, placeShares } from '#jobs/reports/phone/phone-face.ts'
import { LEVEL } from '#jobs/reports/phone/phone-on-photo.ts'
import { SCREEN } from '#jobs/reports/phone/screen.ts'
import { PAPER_SHARE } from '#visagism/on-photo/lay-look.ts'
import { SAMPLE_NAMES, type SampleName } from './sample-people.ts'
import { sampleReport } from './sample-report.ts'

type Line = readonly { readonly x: number; readonly y: number }[]

interface Plate {
  readonly where: string
  readonly box: Box
  readonly crop: Crop
  readonly levels: readonly { readonly label: string }[]
  readonly labels: readonly PlacedLabel[]
  readonly contour: Line
  readonly outlines?: readonly Line[]
  /** The photo's visible share under overlays. */
  readonly seen: number
}

const pressOf = async (name: SampleName): Promise<PageContext> => (await openContext(await sampleReport(name))).context

function platesOf(context: PageContext, photo: PrintPhoto): Plate[] {
  const { points } = context
  if (!points) return []
  const cover = coverLines(context, photo, points)
  const measured = [390, 336, 290, 216].map((height): Plate => {
    const box = { x: 0, y: 120, width: PLATE_WIDTH, height }
    const { crop, levels, widths, levelLabels, widthLabels, contour } = measuredLines(context, photo, points, box)
    return {
      where: `measured face, ${height}`,
      box,
      crop,
      levels: [...levels, ...widths],
      labels: [...levelLabels, ...widthLabels],
      contour,
      seen: 1,
    }
  })
  const phone = [300, 350, 420].map((height): Plate => {
    const box = { x: 0, y: 0, width: SCREEN.width, height }
    const { contour, ...placed } = phoneFaceLines(context, photo, points, box)
    return { where: `face on the phone, ${height}`, box, ...placed, contour, seen: 1 }
  })
  const figure = context.analysis.chapters.flatMap((chapter) => chapter.figures).find((one) => one.kind === 'on-photo')
  const laid = [
    { width: PAGE.width / 2, height: 440, style: undefined },
    { width: PAGE.width / 2, height: 390, style: undefined },
    { width: SCREEN.width, height: 468, style: LEVEL },
    { width: SCREEN.width, height: 520, style: LEVEL },
  ].flatMap(({ width, height, style }): Plate[] => {
    const box = { x: 0, y: 0, width, height }
    const look = figure && lookOnPhoto(context, figure, box)
    if (!look?.isLaid) return []
    const plate = { box, crop: look.crop, isPaper: true }
    const { levels, labels, outlines, contour } = plateLines(context, look, plate, style)
    const where = `on the photo, ${width} × ${height}`
    return [{ where, box, crop: look.crop, levels, labels, contour, outlines, seen: 1 - PAPER_SHARE }]
  })
  const coverBox = { x: 0, y: 0, width: PAGE.width, height: PAGE.height }
  return [{ where: 'cover', box: coverBox, ...cover, seen: 1 }, ...measured, ...phone, ...laid]
}

/** Standard deviation, 0 to 1, and brightness. */
async function pixelsUnder(photo: PrintPhoto, { x, y, width, height }: Box, { scale, dx, dy }: Crop) {
  const within = (n: number, most: number) => Math.min(most, Math.max(0, Math.round(n)))
  const [left, right] = [within((x - dx) / scale, photo.width), within((x + width - dx) / scale, photo.width)]
  const [top, bottom] = [within((y - dy) / scale, photo.height), within((y + height - dy) / scale, photo.height)]
  if (right - left < 2 || bottom - top < 2) return null
  const [, jpeg = ''] = photo.source.split(',')
  const { channels } = await sharp(
    await sharp(Buffer.from(jpeg, 'base64'))
      .extract({ left, top, width: right - left, height: bottom - top })
      .greyscale()
      .png()
      .toBuffer(),
  ).stats()
  return { spread: (channels[0]?.stdev ?? 0) / 255, mean: (channels[0]?.mean ?? 0) / 255 }
}

const BUSY = 0.06

describe.each(SAMPLE_NAMES)('names of lines on the photo of %s', (name) => {
  test('stand where they are read: beside the face, over no line, on calm ground or on paper', async () => {
    const context = await pressOf(name)
    const { front } = context.photos
    if (!front) throw new Error('no photo')
    const plates = platesOf(context, front)
    const named = (labels: readonly { readonly label: string }[]) => labels.map(({ label }) => label).toSorted()
    expect(plates.map(({ where, labels }) => [where, named(labels)])).toEqual(
      plates.map(({ where, levels }) => [where, named(levels)]),
    )
    const measured = plates.filter(({ where }) => where.startsWith('measured face'))
    const kinds = measured.map(({ where, labels }) => [where, new Set(labels.map(({ isSlip }) => isSlip)).size])
    expect(kinds).toEqual(measured.map(({ where }) => [where, 1]))
    const faults = await Promise.all(plates.map((plate) => faultsOf(plate, front)))
    expect(faults.flat()).toEqual([])
  })
})

describe.each(SAMPLE_NAMES)('the thirds of %s on the phone', (name) => {
  test('have their shares beside the face, on calm ground or on paper', async () => {
    const context = await pressOf(name)
    const { photos, points, analysis } = context
    const { thirds } = analysis.evidence.measures ?? {}
    if (!photos.front || !points || !thirds) return
    for (const height of [300, 350, 420]) {
      const box = { x: 0, y: 0, width: SCREEN.width, height }
      const { crop, levels, contour, ...around } = phoneFaceLines(context, photos.front, points, box)
      const shares = placeShares(context, ['34 %', '33 %', '33 %'], levels, box, around)
      expect(shares).toHaveLength(3)
      for (const { area, isSlip } of shares) {
        expect(meetsLine(area, contour)).toBe(false)
        const under = await pixelsUnder(photos.front, area, crop)
        expect(isSlip || (under?.spread ?? 0) < BUSY).toBe(true)
      }
    }
  })
})

async function faultsOf(
  { where, box, crop, labels, contour, outlines = [], seen }: Plate,
  photo: PrintPhoto,
): Promise<string[]> {
  const faults = await Promise.all(
    labels.map(async ({ label, area, isSlip, isLight }, at) => {
      const under = isSlip ? null : await pixelsUnder(photo, area, crop)
      return [
        ...(area.x >= box.x && area.x + area.width <= box.x + box.width ? [] : ['leaves the plate']),
        ...(meetsLine(area, contour) ? ['on the face'] : []),
        // Paper slips may overlap outlines.
        ...(!isSlip && outlines.some((line) => meetsLine(area, line)) ? ['on an outline'] : []),
        ...(labels.slice(at + 1).some((other) => overlaps(area, inflate(other.area, 1))) ? ['on another name'] : []),
        ...(under && under.spread * seen > BUSY ? [`on busy ground: ${under.spread}`] : []),
        ...(under && seen === 1 && isLight !== under.mean > 0.45 ? ['in the wrong ink'] : []),
      ].map((fault) => `${where}: ${label}: ${fault}`)
    }),
  )
  return faults.flat()
}

test('a name over curls gets paper, and with it all names of its plate', async () => {
  const context = await pressOf('zelia')
  const { front } = context.photos
  const plates = front ? platesOf(context, front) : []
  expect(plates.some(({ labels }) => labels.some(({ isSlip }) => isSlip))).toBe(true)
})

test('a fringe is seen on the photo of who wears one', async () => {
  const seen = ({ photos: { front }, points }: PageContext) =>
    front !== undefined && points !== null && hasFringe(front, points)
  expect(seen(await pressOf('kenji'))).toBe(true)
  expect(seen(await pressOf('paulo'))).toBe(false)
  expect(seen(await pressOf('caio'))).toBe(false)
})

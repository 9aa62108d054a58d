import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { analyse, type Brief } from '#visagism/analysis/analysis.ts'
import { CUTS } from '#visagism/cuts/cuts.ts'
import { sideMarksWith } from '#visagism/testing/side.ts'
import { FACE, MARINA } from '#visagism/testing/test-people.ts'
import { composePhone } from '../phone/compose-phone.ts'
import { composeDocument } from './compose/compose-document.ts'
import { drawReport } from './compose/draw-report.ts'
import { loadFonts } from './fonts.ts'
import { metricsOf } from './metrics.ts'
import { pointsOn, preparePhotos, sideOn, type PhotoOverlay, type Photos, type PrintPhotos } from './photos.ts'
import { namesOf } from './page-context.ts'
import { settingWith } from './setting.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

const MARKING = { points: FACE, width: 1200, height: 1600 }
/** A face so low on the photo that long hair leaves it. */
const LOW = {
  ...MARKING,
  points: {
    ...FACE,
    ...Object.fromEntries(Object.entries(FACE).map(([name, at]) => [name, at && { x: at.x, y: at.y + 240 }])),
  },
}
const ABOUT = {
  orderNumber: '7F3A9C21',
  at: new Date('2026-03-12'),
  contact: { email: 'a@b.com', site: 'https://a.com' },
}
/** Hair that ends within the photo, or not. */
const SHORT: Brief = { ...MARINA, form: { ...MARINA.form, hairLength: 'Curto' } }
const LONG: Brief = { ...MARINA, form: { ...MARINA.form, hairLength: 'Muito longo' } }

let taken: Photos
let printed: PrintPhotos
let pen: PDFKit.PDFDocument

beforeAll(async () => {
  pen = new PDFDocument({ autoFirstPage: false })
  for (const [name, file] of await loadFonts()) pen.registerFont(name, file)
  const shoot = (background: string) =>
    sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const [front, side_left, side_right, back] = await Promise.all(
    ['#c9b29b', '#b9a28b', '#a9927b', '#99826b'].map(shoot),
  )
  if (!front || !side_left || !side_right || !back) throw new Error('no photos')
  taken = { front, side_left, side_right, back }
  printed = await preparePhotos(taken)
})

type Compose = typeof composeDocument
const EDITIONS: readonly (readonly [string, Compose])[] = [
  ['the A4', composeDocument],
  ['the phone edition', composePhone],
]

interface Given {
  readonly photoOverlay?: PhotoOverlay
  readonly brief?: Partial<Brief>
  readonly photos?: PrintPhotos
  readonly compose?: Compose
  readonly marking?: typeof MARKING
}

/** The figures' alternative texts. */
async function figuresOf(
  whose: Brief,
  { photoOverlay = {}, brief = {}, photos = printed, compose = composeDocument, marking = MARKING }: Given = {},
) {
  const analysis = analyse({ ...whose, ...brief })
  const pages = await compose({
    ...namesOf(analysis),
    ...ABOUT,
    analysis,
    setting: settingWith(metricsOf(pen)),
    photos,
    points: pointsOn(photos.front, marking),
    photoOverlay,
    side: sideOn(photos, brief.side),
  })
  return {
    alts: pages.flatMap(({ marks }) => marks.flatMap(({ tag }) => tag?.alt ?? [])),
    heads: pages.map(({ options: { head = '' } }) => head),
    analysis,
  }
}

const LAID = /^A mesma foto sob papel vegetal, com o rosto à mostra e, em linhas,/
const BESIDE = /^Retrato desenhado, (no próximo corte|na próxima visita|no dia da coragem|daqui a)/

describe.each(everyNth(2, EDITIONS))('the page on the own photo in %s', (_, compose) => {
  test('lays the cut that is recommended first under tracing paper, and names it', async () => {
    const { alts, analysis, heads } = await figuresOf(SHORT, { compose })
    const alt = alts.find((text) => LAID.test(text)) ?? ''
    expect(alt).toContain(CUTS[analysis.hair[analysis.hair.recommended].cut].name)
    expect(alts).toContain('Sua foto de frente, hoje.')
    expect(heads.filter((head) => head === 'Na sua foto')).toHaveLength(compose === composeDocument ? 1 : 2)
  })

  test.each([
    ['a turned head', { yaw: 14 }],
    ['a visagist who did not find that it lies well', { isAllowed: false }],
  ])('%s: photo and portrait stand side by side', async (__, photoOverlay) => {
    const { alts } = await figuresOf(SHORT, { photoOverlay, compose })
    expect(alts.filter((text) => LAID.test(text))).toEqual([])
    expect(alts.filter((text) => BESIDE.test(text))).toHaveLength(1)
  })

  test('ends that the photo does not hold stand side by side as well', async () => {
    const { alts } = await figuresOf(LONG, { compose, marking: LOW })
    expect(alts.filter((text) => BESIDE.test(text))).toHaveLength(1)
  })

  test('without the photo there is no page', async () => {
    const { alts, heads } = await figuresOf(SHORT, { photos: {}, compose })
    expect(heads).not.toContain('Na sua foto')
    expect(alts.filter((text) => LAID.test(text) || BESIDE.test(text))).toEqual([])
  })

  test.each(['covering', 'top'] as const)('whose hair does not show has none: %s', async (field) => {
    const at = '2026-11-18T12:00:00.000Z'
    const observed =
      field === 'covering'
        ? { covering: { value: 'véu', by: 'cliente', at } as const }
        : { top: { value: 'sem fios', by: 'cliente', at } as const }
    expect((await figuresOf(SHORT, { brief: { observed }, compose })).heads).not.toContain('Na sua foto')
  })

  test('no other picture is made of the photo: the file holds it once, however many pages show it', async () => {
    const { bytes } = await drawReport({ ...ABOUT, analysis: analyse(SHORT), photos: taken, marking: MARKING })
    const pdf = bytes.toString('latin1')
    const pictures = pdf.match(/\/Subtype \/Image/g) ?? []
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.length).toBeLessThanOrEqual(4)
  })
})

describe.each(everyNth(2, EDITIONS))('frames on the own photo in %s', (_, compose) => {
  const FRAME = /^Sua foto de frente, com uma armação desenhada em linha por cima/
  const wears = (value: 'não uso' | 'sempre') => ({
    observed: { glasses: { value, by: 'cliente', at: '2026-11-18T12:00:00.000Z' } as const },
  })

  test('are a line over the face of who wears none', async () => {
    const { alts } = await figuresOf(SHORT, { brief: wears('não uso'), compose })
    expect(alts.filter((text) => FRAME.test(text))).toHaveLength(1)
  })

  test.each([
    ['over a frame that is worn', { brief: wears('sempre') }],
    ['where nobody said whether one is worn', {}],
    ['where the drawing does not lie well', { brief: wears('não uso'), photoOverlay: { yaw: 14 } }],
    ['where nobody found that it does', { brief: wears('não uso'), photoOverlay: { isAllowed: false } }],
  ])('are not drawn %s', async (__, given) => {
    const { alts } = await figuresOf(SHORT, { ...given, compose })
    expect(alts.filter((text) => FRAME.test(text))).toEqual([])
  })
})

describe('the profile on the own photo', () => {
  const side = sideMarksWith(14)
  const PROFILE = /^Sua foto de lado, com três pontos ligados/

  test('shows the three points of its angle where they are marked', async () => {
    const { alts } = await figuresOf(SHORT, { brief: { side } })
    expect(alts.filter((text) => PROFILE.test(text))).toHaveLength(1)
  })

  test.each([
    ['without points', {}],
    ['without the photo', { brief: { side }, photos: {} }],
    [
      'where a point is a guess',
      { brief: { side: { ...side, origins: { ...side.origins, chin: 'unsure' as const } } } },
    ],
  ])('%s nothing is drawn', async (_, given) => {
    const { alts } = await figuresOf(SHORT, given)
    expect(alts.filter((text) => PROFILE.test(text))).toEqual([])
  })
})

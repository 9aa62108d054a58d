import { describe, expect, it } from 'vitest'
import { CUTS } from '#visagism/cuts/cuts.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { withOwnCard } from '#visagism/analysis/lines.ts'
import { cutOf } from '#visagism/portrait/hair/cuts.ts'
import { cardFactsOf } from '#visagism/card/kept-on-card.ts'
import { bodyOf, isBodyKey } from '#visagism/facts/bodies.ts'
import { FACTS, isFactKey } from '#visagism/facts/facts.ts'
import { drawPortrait } from '#visagism/portrait/views/portrait.ts'
import { hairSilhouette } from '#visagism/portrait/tracing/hair-outline.ts'
import { allergyLine } from '#visagism/card/allergies.ts'
import { allergiesIn } from '#visagism/card/salon-card.ts'
import { MARINA } from '#visagism/testing/test-people.ts'
import { drawReport } from '../compose/draw-report.ts'
import { BODY_HEIGHT, PAGE } from '../grid.ts'
import { type PageContext } from '../page-context.ts'
import { Page, tagged } from '../page.ts'
import { placePortrait } from '../plate.ts'
import { drawHairMeasure, type HairView, readHairSize } from './hair-measure.ts'
import { salonCardOpening } from './salon-card.ts'
import { cardPieces } from '../../phone/phone-card.ts'
import { contextFor } from '../../testing/page-context.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

const CARD = 'https://rostoideal.com.br/cartao/aB3_x-aB3_x-aB3_x-aB3_x-aB3_x-aB3_x-aB3_x-z'

describe('a length of hair', () => {
  it.each([
    ['frente: 7 a 9 cm, em diagonal', { label: '7 a 9 cm', rest: 'em diagonal', centimetres: 9 }],
    ['nuca: 1,5 cm', { label: '1,5 cm', rest: '', centimetres: 1.5 }],
    ['frente: 8 a 10 cm, seco', { label: '8 a 10 cm, seco', rest: '', centimetres: 10 }],
    ['frente: 26 cm desde a risca', { label: '26 cm', rest: 'desde a risca', centimetres: 26 }],
    ['laterais: máquina 1 a 3, em degradê', { label: 'máquina 1 a 3', rest: 'em degradê', isMachine: true }],
    ['laterais: 15 cm abaixo do ombro', { label: '15 cm abaixo do ombro', centimetres: null }],
    ['nuca: 2 cm mais curta que a frente', { label: '2 cm mais curta que a frente', centimetres: null }],
    ['laterais: na clavícula', { label: 'na clavícula', centimetres: null, isMachine: false, until: 'ends' }],
    ['laterais: um dedo abaixo do ombro, seco', { centimetres: null, until: 'ends' }],
    ['frente: primeira camada no queixo', { centimetres: null, until: 'chin' }],
    ['laterais: primeira camada na maçã', { centimetres: null, until: 'cheek' }],
    ['frente: inteira, repartida', { label: 'inteira', until: 'ends' }],
    ['laterais: presas, sem tensão', { centimetres: null, until: null }],
    ['laterais: camadas desde a têmpora', { centimetres: null, until: null }],
    ['laterais: diagonal até as costas', { centimetres: null, until: null }],
    ['frente: 26 cm', { centimetres: 26, until: null }],
    ['laterais: 15 cm abaixo do ombro', { centimetres: null, until: 'below-shoulder' }],
    ['nuca: 20 cm abaixo do ombro', { centimetres: null, until: 'below-shoulder' }],
  ])('%s', (text, read) => expect(readHairSize(text)).toMatchObject(read))

  it('loses no word of any cut', () => {
    const letters = (text: string) => text.replace(/[\s,]/g, '')
    for (const { sizes } of Object.values(CUTS))
      for (const size of Object.values(sizes)) {
        const { label, rest } = readHairSize(`frente: ${size}`)
        expect(letters(label + rest)).toBe(letters(size))
      }
  })
})

const lineOf = (note: string | null | undefined) => {
  const allergies = allergiesIn(note)
  return allergyLine(allergies === undefined ? {} : { allergies })
}

describe('what the band says of allergies', () => {
  it('is what the person wrote, whole and in its words', () => {
    const note = 'Uso óculos. Não vou cortar! Sou alérgica a amônia, formol e níquel.\nGosto de verde.'
    expect(lineOf(note)).toBe('“Sou alérgica a amônia, formol e níquel.”')
  })

  it('holds what goes on in the next sentence', () => {
    expect(lineOf('Sou alérgica a amônia. E a henna também. Gosto de verde.')).toBe(
      '“Sou alérgica a amônia. E a henna também.”',
    )
    expect(lineOf('Alergias:\n- amônia\n- henna')).toBe('“Alergias: - amônia - henna”')
  })

  it('asks where nothing was written, and never says that there is none', () => {
    for (const note of ['', 'Gosto de cabelo curto.', null, undefined])
      expect(lineOf(note)).toBe('Pergunte-me sobre alergias.')
  })

  it('is not cut short where it is long: it sends back to the person', () => {
    const long = `Tenho alergia a ${'amônia, '.repeat(60)}e formol.`
    expect(lineOf(long)).toMatch(/pergunte-me antes/)
  })
})

async function pressOf(observations: string): Promise<PageContext> {
  const context = await contextFor({ ...MARINA, form: { ...MARINA.form, observations } })
  return { ...context, contact: { ...context.contact, card: CARD } }
}

describe('the card as a page', () => {
  it('stands whole on its page, whatever cut and note', async () => {
    const base = await pressOf(`Sou alérgica a ${'parafenilenodiamina, '.repeat(11)}e a níquel.`)
    const chapter = base.analysis.chapters.find(({ id }) => id === 'cartao')
    if (!chapter) throw new Error('no card')
    for (const cut of everyNth(6, Object.values(CUTS))) {
      const salonCard = {
        ...base.analysis.salonCard,
        cut: cut.id,
        title: cut.name,
        ask: cut.ask,
        marks: cut.marks,
        sizes: [`frente: ${cut.sizes.front}`, `laterais: ${cut.sizes.sides}`, `nuca: ${cut.sizes.nape}`],
        facts: [
          { heading: 'Fica', items: ['o comprimento inteiro', 'o fio natural', 'os brancos', 'os óculos'] },
          { heading: 'Não', items: ['tinta', 'alisamento', 'secador nem chapinha', 'franja', 'cheiro forte'] },
          { heading: 'Corpo', items: ['pele que reage', 'em tratamento: química, só com liberação'] },
        ] as const,
      }
      const context = { ...base, analysis: { ...base.analysis, salonCard } }
      const page = new Page()
      const [block] = salonCardOpening(context, chapter, tagged('Sect', null), 0).blocks(BODY_HEIGHT)
      block?.place(page, 0)
      expect(lowest(page)).toBeLessThan(PAGE.height - 42)
      expect(page.marks.some(({ link }) => link?.to === CARD)).toBe(true)
    }
  })

  it('stands whole with all that a visagist may add to it, beside a band in which much was said', async () => {
    const base = await pressOf('Sou alérgica a parafenilenodiamina, a amônia e a níquel. Uso óculos.')
    const written = base.analysis.chapters.find(({ id }) => id === 'cartao')
    if (!written) throw new Error('no card')
    const facts = [
      { heading: 'Fica', items: ['o comprimento inteiro', 'o fio natural', 'os brancos', 'os óculos'] },
      { heading: 'Não', items: ['tinta', 'alisamento', 'secador nem chapinha', 'franja', 'cheiro forte'] },
      { heading: 'Corpo', items: ['pele que reage', 'em tratamento: química, só com liberação'] },
    ] as const
    const words = 'uma linha que ela escreveu '.repeat(19).slice(0, 500)
    const line = { path: 'card.facts.Saiba', engine: 'Saiba', words, added: '1' }
    const [salonCard, chapter] = withOwnCard(written, { ...base.analysis.salonCard, facts }, [line])
    const page = new Page()
    const context = { ...base, analysis: { ...base.analysis, salonCard } }
    const [block] = salonCardOpening(context, chapter, tagged('Sect', null), 0).blocks(BODY_HEIGHT)
    block?.place(page, 0)
    expect(salonCard.facts.at(-1)).toEqual({ heading: 'Saiba', items: [words.trim()] })
    expect(lowest(page)).toBeLessThan(PAGE.height - 42)
  })

  it('carries its address as a link, and one that is read without a code', async () => {
    const { bytes } = await drawReport({
      orderNumber: '7F3A9C21',
      analysis: analyse(MARINA),
      photos: {},
      marking: null,
      at: new Date('2026-03-12T12:00:00Z'),
      contact: { email: 'suporte@rostoideal.com.br', site: 'https://rostoideal.com.br', card: CARD },
    })
    const pdf = bytes.toString('latin1')
    expect(pdf).toContain(`/URI (${CARD})`)
    expect(pdf).toMatch(/\/URI \(mailto:suporte@rostoideal\.com\.br/)
    expect(pdf).toMatch(/\/URI \(https:\/\/wa\.me\/\d+\)/)
  })
})

/** Every other fact may be one person's; of what a body has, the most at once, in the longest words. */
const BODIES_AT_ONCE = Object.keys(FACTS)
  .filter(isBodyKey)
  .sort((a, b) => (bodyOf(b).card?.length ?? 0) - (bodyOf(a).card?.length ?? 0))
  .slice(0, 5)

describe('the band of what was said', () => {
  const facts = cardFactsOf(
    new Map(
      Object.keys(FACTS)
        .filter(isFactKey)
        .filter((key) => !isBodyKey(key) || BODIES_AT_ONCE.includes(key))
        .map((key) => [key, 'isto']),
    ),
  )
  const words = facts.flatMap(({ heading, items }) => [heading, ...items])
  const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

  it.each([
    ['everything that can be said at once', facts],
    ['what a chip promises', facts.slice(3)],
  ])('stands whole on the printed page and on the phone: %s', async (_, said) => {
    const base = await pressOf(`Sou alérgica a ${'parafenilenodiamina, '.repeat(11)}e a níquel.`)
    const analysis = { ...base.analysis, salonCard: { ...base.analysis.salonCard, facts: said } }
    const context = { ...base, analysis }
    const chapter = analysis.chapters.find(({ id }) => id === 'cartao')
    if (!chapter) throw new Error('no card')
    const [paper, phone] = [new Page(), new Page()]
    const sect = tagged('Sect', null)
    salonCardOpening(context, chapter, sect, 0).blocks(BODY_HEIGHT)[0]?.place(paper, 0)
    for (const piece of cardPieces(context, chapter, sect)) piece.place(phone, 0)
    expect(lowest(paper)).toBeLessThan(PAGE.height - 42)
    for (const page of [paper, phone]) {
      const printed = lettersOf(textOf(page))
      const shown = words.filter((one) => said.some(({ heading, items }) => heading === one || items.includes(one)))
      expect(shown.filter((one) => !printed.includes(lettersOf(one)))).toEqual([])
    }
  })
})

describe('the bracket over the hair', () => {
  const portraitIn = (cut: 'muito-longo' | 'puff', view: HairView) => {
    const options = { cut, texture: cut === 'puff' ? ('crespo' as const) : ('liso' as const), view }
    return { portrait: drawPortrait(options), ends: hairSilhouette(options).bounds?.bottom ?? 0 }
  }
  const box = { x: 0, y: 0, width: 165, height: 180 }
  /** Each line starts or ends at one. */
  function bracket(view: HairView, text: string, cut: 'muito-longo' | 'puff') {
    const slips: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[] = []
    const { portrait, ends } = portraitIn(cut, view)
    const at = placePortrait(portrait, box, 'bust', Math.min(ends + 14, 258))
    const ys: number[] = []
    const pen: unknown = new Proxy(
      {},
      {
        get: (_, method) => {
          if (method === 'widthOfString') return (said: string) => said.length * 5
          if (method === 'moveTo' || method === 'lineTo') return (__: number, y: number) => (ys.push(y), pen)
          if (method === 'rect')
            return (x: number, y: number, width: number, height: number) => (slips.push({ x, y, width, height }), pen)
          return () => pen
        },
      },
    )
    const hair = { ink: '#ffffff', isShort: false, isTied: cut === 'puff', ends }
    drawHairMeasure(pen as PDFKit.PDFDocument, readHairSize(text), view, portrait.landmarks, box, at, hair)
    return { ys, at, ends, portrait, slip: slips.at(-1) }
  }

  it.each([
    ['front', 'frente: inteira'],
    ['profile', 'laterais: 20 cm abaixo do ombro'],
    ['back', 'nuca: 20 cm abaixo do ombro'],
    ['back', 'nuca: 28 cm'],
  ] as const)('ends where long hair ends, inside its plate (%s, %s)', (view, text) => {
    const { ys, at, ends } = bracket(view, text, 'muito-longo')
    expect(Math.max(...ys)).toBeLessThanOrEqual(box.height - 4)
    expect(Math.max(...ys)).toBeLessThanOrEqual(ends * at.scale + at.dy + 1)
  })

  it.each(['pixie-assentado', 'shag', 'longo'] as const)('stands on a strand of %s, or is left out', (cut) => {
    for (const texture of cutOf(cut).textures) {
      const options = { cut, texture }
      const { bounds, holds } = hairSilhouette(options)
      const portrait = drawPortrait(options)
      const at = placePortrait(portrait, box, 'bust')
      const points: [number, number][] = []
      const pen: unknown = new Proxy(
        {},
        {
          get: (_, method) => {
            if (method === 'widthOfString') return (said: string) => said.length * 5
            if (method === 'moveTo' || method === 'lineTo')
              return (x: number, y: number) => (points.push([(x - at.dx) / at.scale, (y - at.dy) / at.scale]), pen)
            return () => pen
          },
        },
      )
      const isShort = cut === 'pixie-assentado'
      const hair = { ink: '#ffffff', isShort, ends: isShort ? undefined : bounds?.bottom, holds }
      const size = readHairSize('frente: 10 a 12 cm')
      drawHairMeasure(pen as PDFKit.PDFDocument, size, 'front', portrait.landmarks, box, at, hair)
      expect(points.length > 1 || cut !== 'longo').toBe(true)
      const [line, foot] = points
      if (!line || !foot) continue
      const middle = (line[1] + foot[1]) / 2
      expect(holds([line[0], middle]), `${cut} ${texture}`).toBe(true)
    }
  })

  it.each(['frente: 16 a 18 cm', 'frente: 10 a 12 cm, seco', 'frente: 26 cm'])(
    'has its number over the hair and none on the face (%s)',
    (text) => {
      const { slip, at, portrait } = bracket('front', text, 'muito-longo')
      const foot = ((slip?.y ?? Infinity) + (slip?.height ?? 0) - at.dy) / at.scale
      expect(foot).toBeLessThan(portrait.landmarks.hair + 2)
    },
  )

  it('begins at the shoulder where the length is told from there', () => {
    const { ys, at, portrait } = bracket('profile', 'laterais: 20 cm abaixo do ombro', 'muito-longo')
    expect(Math.min(...ys)).toBeGreaterThan(portrait.landmarks.chin * at.scale + at.dy)
  })

  it('is not drawn over gathered hair, which is seen up to its top', () => {
    const { ys, at, portrait } = bracket('front', 'frente: 8 cm, seco', 'puff')
    expect(ys).toEqual([])
    expect((portrait.landmarks.crown - 50) * at.scale + at.dy).toBeGreaterThan(0)
  })
})

function textOf(page: Page): string {
  const said: string[] = []
  const pen: unknown = new Proxy(
    {},
    {
      get: (_, method) => {
        if (method === 'widthOfString') return (text: string) => text.length * 5
        if (method === 'text') return (text: string) => (said.push(text), pen)
        return () => pen
      },
    },
  )
  for (const { draw } of page.marks) draw(pen as PDFKit.PDFDocument)
  return said.join('')
}

function lowest(page: Page): number {
  let most = 0
  const pen: unknown = new Proxy(
    {},
    {
      get: (_, method) => {
        if (method === 'widthOfString') return (text: string) => text.length * 5
        if (method === 'text') return (__: string, ___: number, y: number) => ((most = Math.max(most, y)), pen)
        return () => pen
      },
    },
  )
  for (const { draw } of page.marks) draw(pen as PDFKit.PDFDocument)
  return most
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyse, analysisTexts, findChapter } from '../analysis/analysis.ts'
import type { Point } from '../face/measure.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { sideItems } from './side-advice.ts'
import { checkSide, frameOf, SIDE_POINTS, type SidePoints } from './side-points.ts'
import { CONVEXITY_NORM, lineOf, readSide, SIDE_LINES, sideSentence } from './side-reading.ts'
import { BY_HAND, sideMarksWith, sideWith } from '../testing/side.ts'

const PHOTO = { width: 1200, height: 1600 }
const moved = (points: SidePoints, move: (point: Point) => Point): SidePoints => ({
  glabella: move(points.glabella),
  noseTip: move(points.noseTip),
  noseBase: move(points.noseBase),
  chin: move(points.chin),
})

describe('four points that are no face', () => {
  const whole = sideWith(12)
  it.each([
    ['lost', { ...whole, chin: { x: NaN, y: 1100 } }, 'chin', /sem posição/],
    ['endless', { ...whole, noseTip: { x: Infinity, y: 790 } }, 'noseTip', /sem posição/],
    ['outside the photo', { ...whole, glabella: { x: -1, y: 500 } }, 'glabella', /fora da foto/],
    ['upside down', { ...whole, chin: whole.glabella, glabella: whole.chin }, 'chin', /abaixo da testa/],
    ['all in one place', moved(whole, () => ({ x: 400, y: 700 })), 'chin', /abaixo da testa/],
    ['lying on the side', { ...whole, chin: { x: 1150, y: 700 } }, 'chin', /inclinada/],
    ['without a nose', { ...whole, noseTip: { x: 395, y: 790 } }, 'noseTip', /mais à frente/],
    ['with a nose like an arm', { ...whole, noseTip: { x: 5, y: 790 } }, 'noseTip', /mais à frente/],
    ['with the nose on the brow', { ...whole, noseTip: { x: 300, y: 510 } }, 'noseTip', /mais à frente/],
    ['with the base under the lips', { ...whole, noseBase: { x: 380, y: 1020 } }, 'noseBase', /entre a ponta/],
    ['with the base over the tip', { ...whole, noseBase: { x: 380, y: 710 } }, 'noseBase', /entre a ponta|contorno/],
    ['with the base before the tip', { ...whole, noseBase: { x: 200, y: 830 } }, 'noseBase', /contorno/],
    ['with the base at the ear', { ...whole, noseBase: { x: 700, y: 830 } }, 'noseBase', /contorno/],
  ] as const)('%s: one sentence at its point', (_, points, point, words) => {
    const problems = checkSide(points, PHOTO)
    expect(problems).toEqual([{ point, message: expect.stringMatching(words) }])
    expect(readSide(sideMarksWith(12, { points }))).toBeNull()
  })

  it('never throw, whatever the numbers are', () => {
    const place = fc.record({ x: fc.double(), y: fc.double() })
    fc.assert(
      fc.property(fc.record({ glabella: place, noseTip: place, noseBase: place, chin: place }), (points) => {
        const problems = checkSide(points, PHOTO)
        for (const { point, message } of problems) {
          expect(SIDE_POINTS).toContain(point)
          expect(message).toMatch(/\.$/)
        }
        const angles = problems.length === 0 ? [frameOf(points).convexity] : []
        expect(angles.every(Number.isFinite)).toBe(true)
      }),
    )
  })
})

describe('the angle', () => {
  it('is the one that was drawn', () => {
    for (const convexity of [-10, -3, 0, 4, 12.3, 20, 30])
      expect(frameOf(sideWith(convexity)).convexity).toBeCloseTo(convexity, 6)
  })

  it('does not change with the side, the size, the place or the tilt of the head', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -12, max: 30, noNaN: true }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        fc.double({ min: 0.05, max: 4, noNaN: true }),
        fc.boolean(),
        (convexity, turn, scale, isMirrored) => {
          const points = moved(sideWith(convexity), ({ x, y }) => {
            const [dx, dy] = [(x - 400) * scale, (y - 800) * scale]
            const [tx, ty] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)]
            return { x: 9000 + (isMirrored ? -tx : tx), y: 9000 + ty }
          })
          expect(checkSide(points)).toEqual([])
          const frame = frameOf(points)
          expect(frame.convexity).toBeCloseTo(convexity, 5)
          expect(frame.facing).toBe(isMirrored ? 'right' : 'left')
          // Rotating the chin towards the nose's side raises the head.
          expect(frame.tilt).toBeCloseTo((turn * 180) / Math.PI, 5)
        },
      ),
    )
  })

  it('moves by some two degrees when each point slips by a millimetre on a face of twelve centimetres', () => {
    // Glabella to chin is 600 pixels: 5 pixels a millimetre.
    const seeds = Array.from({ length: 4000 }, (_, i) => i)
    const slip = (i: number, axis: number) => 5 * gauss(i * 8 + axis)
    const angles = seeds.map((i) => {
      let axis = 0
      return frameOf(moved(sideWith(12.3), ({ x, y }) => ({ x: x + slip(i, axis++), y: y + slip(i, axis++) })))
        .convexity
    })
    const mean = angles.reduce((sum, angle) => sum + angle, 0) / angles.length
    const deviation = Math.sqrt(angles.reduce((sum, angle) => sum + (angle - mean) ** 2, 0) / angles.length)
    expect(deviation).toBeGreaterThan(1.5)
    expect(deviation).toBeLessThan(2.9)
  })
})

/** Seeded, about normal with deviation 1: sum of twelve uniform draws. */
function gauss(seed: number): number {
  let [state, sum] = [(seed + 1) * 2654435761, 0]
  for (let i = 0; i < 12; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d + i * 2)
    state ^= state >>> 13
    sum += (state >>> 0) / 2 ** 32
  }
  return sum - 6
}

describe('the reading', () => {
  it('names a line, and leaves the places between two lines undecided', () => {
    const { mean, sd } = CONVEXITY_NORM
    expect(lineOf(mean)).toBe('reto')
    expect(lineOf(mean + sd)).toBe('entre reto e convexo')
    expect(lineOf(mean - sd)).toBe('entre reto e côncavo')
    expect([25, 4, -6].map(lineOf)).toEqual(['convexo', 'côncavo', 'côncavo'])
    const seen = Array.from({ length: 600 }, (_, i) => lineOf(i / 10 - 15))
    expect([...new Set(seen)]).toEqual([...SIDE_LINES])
  })

  it('is none where a point of the angle is a guess; the tip of the nose only says which way the face looks', () => {
    for (const name of ['glabella', 'noseBase', 'chin'] as const)
      expect(readSide(sideMarksWith(12, { origins: { ...BY_HAND, [name]: 'unsure' } }))).toBeNull()
    expect(readSide(sideMarksWith(12, { origins: { ...BY_HAND, noseTip: 'unsure' } }))?.line).toBe('reto')
  })

  it('says who marked which photo, and that a leaning head changes nothing', () => {
    const of = (change: Parameters<typeof sideMarksWith>[1]) => {
      const reading = readSide(sideMarksWith(12, change))
      return reading && sideSentence(reading)
    }
    expect(of({})).toBe('Pontos marcados por você na sua foto do lado esquerdo, em 20/11/2026.')
    expect(of({ by: 'visagista', slot: 'side_right' })).toContain('pela nossa equipe na sua foto do lado direito')
    const raised = moved(sideWith(12), ({ x, y }) => {
      const turn = 0.35
      const [dx, dy] = [x - 600, y - 800]
      return { x: 600 + dx * Math.cos(turn) - dy * Math.sin(turn), y: 800 + dx * Math.sin(turn) + dy * Math.cos(turn) }
    })
    expect(of({ points: raised })).toMatch(/erguida.*não muda o ângulo/)
  })
})

describe('the chapter', () => {
  const profileOf = (convexity: number | null, brief = MARINA) => {
    const side = convexity === null ? null : sideMarksWith(convexity)
    const shape = findChapter(analyse({ ...brief, side }), 'forma')
    const text = shape?.sections.find(({ heading }) => heading === 'De perfil e de costas')?.paragraphs.join(' ') ?? ''
    return { text, chapter: shape }
  }

  it('says of an unmarked profile that it comes from the shape', () => {
    const { text, chapter } = profileOf(null)
    expect(text).toContain('a sua foto de lado não foi marcada')
    expect(chapter?.lists).toHaveLength(1)
    expect(chapter?.bases.flatMap(({ sources }) => sources)).not.toContain('convexity-brazil')
  })

  it.each([
    [24, 'convexo', '24°'],
    [16, 'entre o perfil reto e o convexo', '16°'],
    [12, 'reto', '12°'],
    [8, 'entre o perfil reto e o côncavo', '8°'],
    [2, 'praticamente uma reta', '2°'],
    [-6, 'dobra para dentro', '6°'],
  ])(
    'of a line that bends by %i degrees says what was seen, by whom, and what it was read by',
    (angle, words, value) => {
      const { text, chapter } = profileOf(angle)
      expect(text).toContain(words)
      expect(text).toContain(value)
      expect(text).toContain('Pontos marcados por você')
      expect(text).toContain('nunca de meta')
      expect(text).not.toContain('não foi marcada')
      expect(chapter?.bases.flatMap(({ sources }) => sources)).toEqual(
        expect.arrayContaining(['convexity-brazil', 'convexity', 'profile-guides']),
      )
      expect(chapter?.lists.at(-1)?.title).toMatch(/^De lado/)
    },
  )

  it('never contradicts itself: what the shape guesses of the profile gives way to what was marked', () => {
    const guesses = /recua de perfil|costuma ficar um pouco atrás dos lábios/
    const heart = { ...MARINA, confirmation: { shape: 'coracao', by: 'Equipe', at: '2026-03-10' } as const }
    const read = (side: ReturnType<typeof sideMarksWith> | null) => {
      const shape = findChapter(analyse({ ...heart, side }), 'forma')
      return JSON.stringify(shape)
    }
    expect(read(null)).toMatch(guesses)
    for (const angle of [-4, 8, 12, 16, 25]) expect(read(sideMarksWith(angle))).not.toMatch(guesses)
  })

  it('speaks of beard, glasses and earrings to whoever wears them', () => {
    const items = (brief: typeof MARINA) =>
      profileOf(24, brief)
        .chapter?.lists.at(-1)
        ?.items.map(({ what }) => what)
        .join()
    expect(items(PAULO)).toContain('Barba')
    expect(items(PAULO)).not.toContain('Brinco')
    expect(items(MARINA)).toContain('Brinco')
    expect(items(MARINA)).not.toContain('Barba')
    expect(items(MARINA)).toContain('Armação')
    expect(items({ ...PAULO, form: { ...PAULO.form, beardPreference: 'Sem barba' } })).not.toContain('Barba')
  })

  it('tells what a person saw of nose, forehead and chin, and what a device guessed it does not', () => {
    const at = '2026-11-20'
    const observed = {
      nose: { value: 'convexa', by: 'visagista', at },
      forehead: { value: 'reta', by: 'cliente', at },
      chin: { value: 'alinhado', by: 'aparelho', at },
    } as const
    const text = profileOf(12, { ...MARINA, observed }).text
    expect(text).toContain('A nossa equipe viu, na foto de lado, um nariz de linha convexa.')
    expect(text).toContain('Você viu, na foto de lado, a testa reta.')
    expect(text).not.toContain('o queixo alinhado')
    expect(profileOf(null, { ...MARINA, observed }).text).toContain('O ângulo do perfil não foi marcado.')
  })

  it('reads well for every line: nothing twice, nothing of flaws or ideals', () => {
    for (const angle of [-8, 3, 8, 12, 16, 25]) {
      const texts = analysisTexts(analyse({ ...PAULO, side: sideMarksWith(angle) }))
      expect(new Set(texts.filter((text) => text.length > 60)).size).toBe(
        texts.filter((text) => text.length > 60).length,
      )
      const { text, chapter } = profileOf(angle)
      expect(text + JSON.stringify(chapter?.lists)).not.toMatch(
        /defeito|ideal|corrig|disfarç|feio|problema|NaN|undefined/i,
      )
    }
    for (const line of SIDE_LINES)
      for (const { what, why } of sideItems(line, {
        beard: true,
        glasses: true,
        earrings: true,
        nape: 'com corpo',
        hasVolumeInFront: false,
      })) {
        expect(what).toMatch(/^\p{Lu}/u)
        expect(why).toMatch(/^\p{Ll}.*[^.]$/u)
      }
  })
})

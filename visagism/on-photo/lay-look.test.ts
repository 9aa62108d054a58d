import { describe, expect, it } from 'vitest'
import { transformPoint } from './fit.ts'
import { layLook } from './lay-look.ts'
import { CUT_IDS, CUTS } from '../cuts/cuts.ts'
import { SIDE_PLACES } from '../cuts/drawings.ts'
import type { MarkedPoints } from '../face/measure.ts'
import { resolvePerson } from '../portrait/person/person.ts'
import { optionsTrying } from '../looks/portrait-of.ts'
import { hairSilhouette } from '../portrait/tracing/hair-outline.ts'

const subject = { person: { gender: 'Masculino' }, evidence: { measures: null } }
const PHOTO = { width: 1200, height: 1600 }

/** As a person would mark them. */
function marksOf(look: Parameters<typeof optionsTrying>[1]): MarkedPoints {
  const { face } = resolvePerson(optionsTrying(subject, look))
  const { forehead, cheek, jaw, yCheek, yJaw } = face.measures
  const at = (x: number, y: number) => transformPoint([3.6, 0, 0, 3.6, 600, 760], [x, y])
  return {
    hairline: at(0, face.yHair),
    chin: at(0, face.yChin),
    templeLeft: at(-forehead, -45),
    templeRight: at(forehead, -45),
    cheekboneLeft: at(-cheek, yCheek),
    cheekboneRight: at(cheek, yCheek),
    jawLeft: at(-jaw, yJaw),
    jawRight: at(jaw, yJaw),
  }
}
const laid = (look: Parameters<typeof optionsTrying>[1], hasFringe = false) =>
  layLook(subject, look, { points: marksOf(look), photo: PHOTO, hasFringe })

describe('the numbers on a look over a photo', () => {
  it('leave out the nape of a short cut, which is behind the head', () => {
    expect(laid({ shape: 'oval', cut: 'social' }).dots).toHaveLength(2)
    expect(laid({ shape: 'oval', cut: 'crop' }).dots).toHaveLength(2)
  })

  it('name the ends of hair that falls beside the face, and a beard', () => {
    expect(laid({ shape: 'oval', cut: 'long-bob' }).dots).toHaveLength(3)
    expect(laid({ shape: 'oval', cut: 'social', beard: 'cheia', together: true }).dots).toHaveLength(3)
  })
})

describe('the number on the sides of a cut', () => {
  const PLACES = /nariz|maçã|boca|queixo|peito/
  it('stands at the height that the words name', () => {
    for (const id of CUT_IDS) {
      const [place] = PLACES.exec(CUTS[id].marks[1]) ?? []
      expect(SIDE_PLACES[id], `${id}`).toBe(place)
      if (place === undefined) continue
      const { dots, face } = laid({ shape: 'oval', cut: id })
      const { yNose, yMouth, yChin, yShoulder, measures } = face
      const said = { nariz: yNose, maçã: measures.yCheek, boca: yMouth, queixo: yChin, peito: yShoulder }[place] ?? 0
      expect(Math.abs((dots[1]?.[1] ?? 0) - said), `${id}`).toBeLessThan(20)
    }
  }, 60_000)

  it('and the one of the ends of long hair is beside the collar, apart from it', () => {
    const { dots, face } = laid({ shape: 'oval', cut: 'camadas-longo' })
    const [, side, end] = dots
    expect(Math.abs(end?.[0] ?? 0)).toBeGreaterThan(face.measures.cheek + 6)
    expect(end?.[1]).toBeGreaterThan(face.yChin)
    expect(Math.hypot((end?.[0] ?? 0) - (side?.[0] ?? 0), (end?.[1] ?? 0) - (side?.[1] ?? 0))).toBeGreaterThan(36)
  })
})

describe('a beard under tracing paper', () => {
  it.each(['por-fazer', 'curta', 'cheia'] as const)('%s: hair has its numbers in hair, lips have no line', (beard) => {
    const look = { shape: 'quadrado', cut: 'social', beard, together: true } as const
    const { dots, outline, face } = laid(look)
    const hair = hairSilhouette(optionsTrying(subject, look))
    for (const dot of dots.slice(0, 2)) expect(hair.holds(dot)).toBe(true)
    const around = outline.lines.filter((line) =>
      line.every(([x, y]) => Math.abs(x) < face.mouthHalf + 12 && y > face.yNose && y < face.yChin - 6),
    )
    expect(around).toEqual([])
  })

  it('leaves the lower face of who tries stubble clear, which has no edge to draw', () => {
    const look = { shape: 'quadrado', cut: 'social', together: true } as const
    const { outline, dots, face } = laid({ ...look, beard: 'por-fazer' })
    expect(outline.lines.flat().filter(([x, y]) => y > face.yMouth && Math.abs(x) < face.measures.jaw)).toEqual([])
    expect(outline.d).toBe(laid(look).outline.d)
    expect(dots).toHaveLength(3)
    expect(dots[2]?.[1]).toBeGreaterThan(face.yMouth)
    expect(dots[2]?.[1]).toBeLessThan(face.yChin)
  })
})

describe('the tracing paper', () => {
  /** Windows in the paper. */
  const windowsOf = (look: Parameters<typeof optionsTrying>[1], hasFringe = false) =>
    laid(look, hasFringe)
      .items.slice(0, 1)
      .flatMap((item) => ('clip' in item ? item.items : []))
      .flatMap((item) => ('clip' in item ? [item.clip.slice(item.clip.indexOf('Z') + 1)] : []))
      .map((d) => [...d.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)))

  it.each([
    ['a beard', { shape: 'quadrado', cut: 'social', beard: 'cheia', together: true }],
    ['no beard', { shape: 'quadrado', cut: 'social' }],
  ] as const)('leaves the whole face clear, from the hairline to the chin, with %s', (_, look) => {
    const { face } = laid(look)
    const windows = windowsOf(look)
    expect(windows.length).toBeGreaterThan(1)
    for (const ys of windows) {
      expect(Math.min(...ys)).toBeLessThan(face.yHair + 16)
      expect(Math.max(...ys)).toBeGreaterThan(face.yChin - 8)
    }
  })

  it('lies on a fringe of today down to over the brow, and softly', () => {
    const look = { shape: 'quadrado', cut: 'social' } as const
    const { face } = laid(look)
    const tops = windowsOf(look, true).map((ys) => Math.min(...ys))
    expect(Math.min(...tops)).toBeGreaterThan(face.yHair + 16)
    expect(Math.max(...tops)).toBeLessThan(face.yBrow)
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(12)
  })

  it('begins at the contour: no pale rim lies on the face', () => {
    const look = { shape: 'quadrado', cut: 'social' } as const
    const { face } = laid(look)
    const widest = laid(look)
      .items.slice(0, 1)
      .flatMap((item) => ('clip' in item ? item.items : []))
      .flatMap((item) => ('clip' in item ? [item.clip.slice(item.clip.indexOf('Z') + 1)] : []))
      .map((d) => Math.max(...[...d.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))))
    const tops = windowsOf(look).map((ys) => Math.min(...ys))
    expect(Math.min(...tops)).toBeLessThan(face.yHair)
    expect(Math.max(...widest)).toBeGreaterThan(face.measures.cheek)
    expect(Math.min(...widest)).toBeGreaterThan(face.measures.cheek * 0.9)
  })
})

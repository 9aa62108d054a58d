/** The pictures of docs/drawing.md. */
import { CUTS } from '#visagism/cuts/cuts.ts'
import type { DisplayItem } from '#visagism/portrait/pen/display.ts'
import { BOB } from '#visagism/portrait/hair/loose-forms.ts'
import { makeWarp } from '#visagism/portrait/head/warp.ts'
import { FINE } from '#visagism/portrait/pen/pen.ts'
import { resolvePerson } from '#visagism/portrait/person/person.ts'
import { type Line, mirror } from '#visagism/portrait/pen/points.ts'
import { drawPortrait, type PortraitOptions, TILE } from '#visagism/portrait/views/portrait.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'
import { type DrawnFile, paint, SMALL_WEBP } from './picture-files.ts'

const PAPER = '#FCF8F3'
const INK = '#A9431E'
/** Pixels of one tile. */
const WIDTH = 220

const SOMEBODY: PortraitOptions = {
  shape: 'oval',
  skin: 4,
  hairColour: '#4A2E22',
  garment: { type: 'canoa', colour: '#5B1F2E' },
}

const TEE: PortraitOptions = { masculine: true, garment: { type: 'camiseta', colour: '#5B1F2E' } }
/** Light enough for lines to be seen on it. */
const FAIR = { hairColour: '#C2955A' }

/** One tile: a person, and what is drawn over them. */
const tile = (options: PortraitOptions, over: readonly DisplayItem[] = []): readonly DisplayItem[] => [
  ...drawPortrait({ ...SOMEBODY, ...options }).items,
  ...over,
]

const stroke = (line: Line, sw = 1.4): DisplayItem => ({ d: FINE.smooth(line), stroke: INK, sw })
const dot = ([x, y]: Line[number]): DisplayItem => ({ d: FINE.ellipse(x, y, 3.4), fill: INK })

/** A square grid of the oval, as the warp of this person carries it. */
function grid(options: PortraitOptions): DisplayItem[] {
  const warp = makeWarp(resolvePerson({ ...SOMEBODY, ...options }).face)
  const from = (start: number, count: number) => Array.from({ length: count }, (_, i) => start + i * 20)
  const [xs, ys] = [from(-120, 13), from(-160, 19)]
  const lines: Line[] = [...xs.map((x): Line => ys.map((y) => [x, y])), ...ys.map((y): Line => xs.map((x) => [x, y]))]
  return lines.map((line) => ({ ...stroke(line.map(warp), 0.8), op: 0.6 }))
}

/** The lines a loose cut is made of: outer and inner guide on both sides, with their points. */
function guides(texture: 'liso' | 'crespo'): DisplayItem[] {
  return [BOB.outer[texture], BOB.inner[texture]].flatMap((line) => [
    ...[line, mirror(line)].map((half) => stroke(half, 2.6)),
    ...line.map(dot),
  ])
}

/** The hair of a cut layer by layer, and the person between. */
function layers(options: PortraitOptions): (readonly DisplayItem[])[] {
  const { cut, hair } = resolvePerson({ ...SOMEBODY, ...options })
  const { back = [], front } = cut.draw(hair)
  return [back, tile({ cut: 'careca' }), front, tile(options)]
}

const PICTURES: Readonly<Record<string, readonly (readonly DisplayItem[])[]>> = {
  canon: [
    tile({ cut: 'preso', overlay: 'tudo' }),
    tile({ cut: 'preso', overlay: 'tudo', thirds: [40, 30, 30] }),
    tile({ cut: 'preso', overlay: 'tudo', thirds: [28, 33, 39] }),
    tile({ ...TEE, cut: 'preso', overlay: 'tudo' }),
  ],
  warp: (['oval', 'redondo', 'coracao', 'retangular'] as const).map((shape) =>
    tile({ ...FAIR, cut: 'bob', shape }, grid({ shape })),
  ),
  guides: [
    tile({ ...FAIR, cut: 'bob', part: 0 }, guides('liso')),
    tile({ ...FAIR, cut: 'bob', part: 0, texture: 'crespo' }, guides('crespo')),
  ],
  textures: (['liso', 'ondulado', 'cacheado', 'crespo'] as const).map((texture) => tile({ cut: 'bob', texture })),
  layers: layers({ cut: 'shag' }),
  views: (['front', 'profile', 'back'] as const).map((view) => tile({ cut: 'shag', view })),
  fade: [0, 0.3, 0.6, 1].map((fade) => tile({ ...TEE, cut: 'crop', fade })),
  shared: (['long-bob', 'franja-reta', 'cacheado-medio', 'crespo-medio'] as const).map((id) => tile(CUTS[id].drawing)),
}

const [, , TILE_WIDTH, TILE_HEIGHT] = TILE

/** Tiles side by side. */
function sheet(tiles: readonly (readonly DisplayItem[])[]): string {
  const drawn = tiles.map((items, i) =>
    toSvg(
      { items, viewBox: TILE, landmarks: drawPortrait().landmarks },
      { background: PAPER, idPrefix: `t${i}-` },
    ).replace('<svg ', `<svg x="${i * TILE_WIDTH}" width="${TILE_WIDTH}" height="${TILE_HEIGHT}" `),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tiles.length * TILE_WIDTH} ${TILE_HEIGHT}">${drawn.join('')}</svg>`
}

export const drawingBook: readonly DrawnFile[] = Object.entries(PICTURES).map(([name, tiles]) => ({
  path: `docs/drawing/${name}.webp`,
  draw: () =>
    paint(sheet(tiles), tiles.length * TILE_WIDTH, tiles.length * WIDTH)
      .webp(SMALL_WEBP)
      .toBuffer(),
}))

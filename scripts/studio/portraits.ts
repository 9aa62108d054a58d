/** `node scripts/studio/portraits.ts [sheet …]`: contact sheets of everything the portrait engine draws, in dist/portraits/*.png. */
import { mkdir } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { FACE_SHAPES, HAIR_TEXTURES, type HairTexture } from '../../visagism/knowledge/axes.ts'
import { EARRING_TYPES, GLASSES_TYPES } from '../../visagism/portrait/wear/adornments.ts'
import { BEARD_TYPES } from '../../visagism/portrait/beard/beards.ts'
import { BROW_TYPES } from '../../visagism/portrait/head/brows.ts'
import { DRAWN_CUTS, type DrawnCutId, cutOf } from '../../visagism/portrait/hair/cuts.ts'
import { EYE_TYPES } from '../../visagism/portrait/head/eyes.ts'
import { GARMENT_TYPES } from '../../visagism/portrait/wear/garments.ts'
import { drawHairMacro } from '../../visagism/portrait/hair/macro.ts'
import { HAIRLINES } from '../../visagism/portrait/head/hairline.ts'
import { LIP_TYPES } from '../../visagism/portrait/head/lips.ts'
import { NOSE_TYPES } from '../../visagism/portrait/head/nose.ts'
import { faceOutline } from '../../visagism/portrait/head/outline.ts'
import { CAMERA_SLOTS, cameraOutline } from '../../visagism/portrait/views/silhouettes.ts'
import { HAIR_COLOURS } from '../../visagism/portrait/hair/salon-colours.ts'
import { PEOPLE, PLATES, type PersonName, personOf } from '../../visagism/portrait/person/people.ts'
import { drawPortrait, type PortraitOptions, TILE, type ViewBox } from '../../visagism/portrait/views/portrait.ts'
import { SKINS } from '../../visagism/portrait/head/skin.ts'
import { toSvg, toSvgBody } from '../../visagism/portrait/views/to-svg.ts'

const OUT = 'dist/portraits'
const PLATE_LIST = Object.values(PLATES).slice(0, 6)
const CUT_IDS = Object.keys(DRAWN_CUTS).filter((id): id is DrawnCutId => id in DRAWN_CUTS)
const HEAD: ViewBox = [-96, -150, 192, 290]

const VIEWS = ['front', 'profile', 'back'] as const
const COVERINGS = ['veu', 'turbante', 'outro'] as const
const GREYS = ['alguns', 'metade', 'quase-todos'] as const
const CROWNS = ['entradas', 'ralo', 'sem-fios'] as const

interface Cell {
  readonly svg: string
  readonly label: string
}

let cells = 0
const at = <T>(list: readonly T[], i: number): T => list[i % list.length] ?? fail('empty list')
const fail = (why: string): never => {
  throw new Error(why)
}

function cell(
  options: PortraitOptions,
  label: string,
  viewBox: ViewBox = TILE,
  background = at(PLATE_LIST, cells),
): Cell {
  const body = toSvgBody(drawPortrait(options), `c${cells++}-`)
  const [x, y, w, h] = viewBox
  return {
    svg: `<svg viewBox="${viewBox.join(' ')}" width="${w}" height="${h}"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${background}"/>${body}</svg>`,
    label,
  }
}

async function sheet(
  name: string,
  columns: number,
  list: readonly Cell[],
  width: number,
  viewBox: ViewBox = TILE,
): Promise<void> {
  const [, , w, h] = viewBox
  const rows = Math.ceil(list.length / columns)
  const foot = 26
  const placed = list.map(({ svg, label }, i) => {
    const x = (i % columns) * w
    const y = Math.floor(i / columns) * (h + foot)
    return `<g transform="translate(${x} ${y})">${svg}<text x="${w / 2}" y="${h + 18}" font-family="DejaVu Serif, serif" font-size="14" text-anchor="middle" fill="#231A17">${label}</text></g>`
  })
  await render(
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w * columns} ${rows * (h + foot)}"><rect width="100%" height="100%" fill="#FCF8F3"/>${placed.join('')}</svg>`,
    width,
  )
}

async function render(name: string, svg: string, width: number): Promise<void> {
  const box = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? '280'
  const density = Math.min(2400, (72 * width) / Number(box))
  await sharp(Buffer.from(svg), { density, limitInputPixels: false, unlimited: true })
    .resize({ width })
    .png({ compressionLevel: 8 })
    .toFile(`${OUT}/${name}.png`)
  console.log(`${OUT}/${name}.png`)
}

const TIED: PortraitOptions = {
  cut: 'preso',
  hairColour: HAIR_COLOURS['castanho-escuro'],
  skin: 4,
  garment: { type: 'canoa', colour: '#FCF8F3' },
}
const MAN: PortraitOptions = {
  masculine: true,
  shape: 'oval',
  cut: 'social',
  hairColour: HAIR_COLOURS['castanho-escuro'],
  skin: 4,
  garment: { type: 'camiseta', colour: '#55705D' },
}

/** A plausible wearer, varied so that no face repeats in a row. */
function wearer(cut: DrawnCutId, texture: HairTexture, i: number): PortraitOptions {
  const masculine = cutOf(cut).presentation === 'masculine'
  const skins = { liso: [2, 4, 3, 5], ondulado: [3, 5, 2, 4], cacheado: [4, 6, 3, 7], crespo: [6, 8, 5, 7] } as const
  const colours = ['#38241a', '#5a3825', '#7d3a1d', '#1f1713', '#a3763f', '#825433', '#2b1c14'] as const
  const skin = at(skins[texture], i)
  const full = skin > 5
  return {
    cut,
    texture,
    masculine,
    skin,
    shape: at(FACE_SHAPES, i * 2 + (masculine ? 3 : 0)),
    hairColour: texture === 'crespo' ? at(['#1f1713', '#38241a'], i) : at(colours, i * 3 + skin),
    nose: full ? 'largo' : at(NOSE_TYPES, i),
    lips: full ? 'cheios' : at(LIP_TYPES, i),
    eyes: at(EYE_TYPES, i + skin),
    brow: masculine ? at(['reta', 'angular'] as const, i) : at(BROW_TYPES, i),
    garment: {
      type: at(GARMENT_TYPES.slice(0, 4), i + skin),
      colour: at(['#FCF8F3', '#55705D', '#5B1F2E', '#A9431E', '#B98A3E', '#2b211d'], i),
    },
    ...(masculine && i % 3 === 1 ? { beard: at(BEARD_TYPES, i) } : {}),
  }
}

const SHEETS: Readonly<Record<string, () => Promise<void>>> = {
  async shapes() {
    const bare = FACE_SHAPES.map((shape) => cell({ ...TIED, shape }, shape))
    const marked = FACE_SHAPES.map((shape) => cell({ ...TIED, shape, overlay: 'tudo' }, shape))
    const men = FACE_SHAPES.map((shape, i) => cell({ ...MAN, shape, cut: i % 2 ? 'degrade' : 'careca' }, shape))
    await sheet('shapes', FACE_SHAPES.length, [...bare, ...marked, ...men], 2000)
  },
  async people() {
    const list = Object.keys(PEOPLE)
      .filter((name): name is PersonName => name in PEOPLE)
      .map((name) => {
        const person = personOf(name)
        return cell(person, name, TILE, PLATES[person.plate])
      })
    await sheet('people', 8, list, 2240)
  },
  async hair() {
    const list = CUT_IDS.flatMap((cut, i) =>
      HAIR_TEXTURES.map((texture, j) => cell(wearer(cut, texture, i + j), `${cut} · ${texture}`)),
    )
    await sheet('hair-1', 8, list.slice(0, 72), 2240)
    await sheet('hair-2', 8, list.slice(72), 2240)
  },
  async features() {
    const list = [
      ...EYE_TYPES.map((eyes) => cell({ ...TIED, eyes }, eyes, HEAD)),
      ...NOSE_TYPES.map((nose) => cell({ ...TIED, nose, skin: 5 }, nose, HEAD)),
      ...LIP_TYPES.map((lips) => cell({ ...TIED, lips, skin: 3 }, lips, HEAD)),
      ...BROW_TYPES.map((brow) => cell({ ...TIED, brow, skin: 2 }, brow, HEAD)),
      ...GLASSES_TYPES.map((glasses) => cell({ ...TIED, glasses, skin: 5 }, glasses, HEAD)),
      ...BEARD_TYPES.map((beard) => cell({ ...MAN, beard }, beard, HEAD)),
      ...BEARD_TYPES.map((beard) =>
        cell(
          {
            ...MAN,
            beard,
            skin: 7,
            texture: 'crespo',
            cut: 'crop',
            hairColour: '#1f1713',
            nose: 'largo',
            lips: 'cheios',
          },
          beard,
          HEAD,
        ),
      ),
      ...([0, 1, 2] as const).map((age) =>
        cell({ ...TIED, age, hairColour: age === 0 ? '#38241a' : HAIR_COLOURS.grisalho }, `idade ${age}`, HEAD),
      ),
      ...([0, 1, 2] as const).map((age) =>
        cell({ ...MAN, age, skin: 6, hairColour: age === 0 ? '#1f1713' : HAIR_COLOURS.grisalho }, `idade ${age}`, HEAD),
      ),
      ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map((skin) =>
        cell({ ...TIED, skin, hairColour: '#1f1713' }, `pele ${skin} ${SKINS[skin]}`, HEAD),
      ),
      ...HAIRLINES.map((hairline) => cell({ ...TIED, hairline, overlay: 'contorno' }, hairline, HEAD)),
      ...Object.entries(HAIR_COLOURS).map(([name, hairColour]) =>
        cell({ ...TIED, hairColour, cut: 'medio', texture: 'ondulado' }, name, HEAD),
      ),
      ...EARRING_TYPES.map((earrings) => cell({ ...TIED, earrings, cut: 'coque-alto' }, earrings, HEAD)),
    ]
    await sheet('features', 10, list, 2200, HEAD)
  },
  async views() {
    const names = [
      'camera',
      'marina',
      'hero',
      'olivia',
      'clara',
      'helena',
      'quel',
      'tiago',
      'kenji',
      'paulo',
      'gil',
      'felipe',
      'marina-pixie',
      'wanda',
    ] as const
    const list = names.flatMap((name) => {
      const person = personOf(name)
      const plate = PLATES[person.plate]
      return [
        cell(person, name, TILE, plate),
        cell({ ...person, view: 'profile', facing: 'left' }, `${name}, lado esquerdo`, TILE, plate),
        cell({ ...person, view: 'profile', facing: 'right' }, `${name}, lado direito`, TILE, plate),
        cell({ ...person, view: 'back' }, `${name}, costas`, TILE, plate),
      ]
    })
    await sheet('views', 8, list, 2240)
  },
  async sides() {
    const list = CUT_IDS.flatMap((cut, i) =>
      (['liso', 'crespo'] as const).flatMap((texture) => {
        const who = wearer(cut, texture, i)
        return [
          cell({ ...who, view: 'profile' }, `${cut} · ${texture}`),
          cell({ ...who, view: 'back' }, `${cut} · ${texture}`),
        ]
      }),
    )
    await sheet('sides-1', 12, list.slice(0, 72), 2400)
    await sheet('sides-2', 12, list.slice(72), 2400)
  },
  async coverings() {
    const list = COVERINGS.flatMap((covering, i) =>
      ([2, 4, 6, 8] as const).flatMap((skin, j) => {
        const masculine = covering !== 'veu' && j % 2 === 1
        const who: PortraitOptions = {
          covering,
          skin,
          masculine,
          shape: at(FACE_SHAPES, i + j * 2),
          nose: skin > 5 ? 'largo' : 'reto',
          lips: skin > 5 ? 'cheios' : 'medios',
          garment: { type: at(GARMENT_TYPES, i + j), colour: at(['#F7F0E6', '#5B1F2E', '#2b211d', '#DCC7AE'], j) },
          ...(covering === 'veu' ? {} : { earrings: masculine ? 'ponto' : 'gota' }),
          ...(masculine ? { beard: j === 1 ? 'cheia' : 'curta' } : {}),
          ...(j === 2 ? { glasses: 'oval' } : {}),
          ...(j === 0 && i !== 1 ? { age: 2 } : {}),
        }
        return VIEWS.map((view) => cell({ ...who, view }, `${covering}, ${view}`))
      }),
    )
    await sheet('coverings', 6, list, 1800)
  },
  async greys() {
    const cuts = ['longo', 'medio', 'pixie-franja', 'afro', 'trancas', 'preso', 'social', 'crop', 'raspado'] as const
    const list = cuts.flatMap((cut, i) =>
      GREYS.flatMap((greys, j) => {
        const texture = at(
          HAIR_TEXTURES.filter((one) => cutOf(cut).textures.includes(one)),
          i + j,
        )
        const who: PortraitOptions = {
          ...wearer(cut, texture, i),
          greys,
          ...(i > 5 ? { beard: at(BEARD_TYPES, j) } : {}),
        }
        return VIEWS.map((view) => cell({ ...who, view }, `${greys}, ${cut} · ${texture}`))
      }),
    )
    await sheet('greys', 9, list, 2240)
  },
  async crowns() {
    const cuts = ['social', 'topete', 'crop', 'para-tras', 'longo', 'medio', 'afro', 'preso'] as const
    const list = cuts.flatMap((cut, i) =>
      CROWNS.flatMap((crown, j) => {
        const who: PortraitOptions = {
          ...wearer(cut, at(HAIR_TEXTURES, i), i),
          crown,
          ...(j === 1 ? { greys: 'metade' } : {}),
        }
        return VIEWS.map((view) => cell({ ...who, view }, `${crown}, ${cut}`))
      }),
    )
    await sheet('crowns', 9, list, 2240)
  },
  /** Four textures on eight skins, and the advised lengths. */
  async beards() {
    const lengths = [undefined, { sides: 22, chin: 10 }, { sides: 9, chin: 28 }, { sides: 28, chin: 20 }] as const
    const list = ([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((skin, i) => {
      const who: PortraitOptions = {
        ...MAN,
        skin,
        texture: at(HAIR_TEXTURES, i),
        cut: i % 2 ? 'crop' : 'social',
        hairColour: at(['#c2955a', '#7d3a1d', '#5a3825', '#1f1713'], i),
        ...(i % 3 === 2 ? { greys: at(GREYS, i), age: 2 } : {}),
      }
      return (['curta', 'cheia'] as const).flatMap((beard) => {
        const beardLength = beard === 'cheia' ? lengths[i % lengths.length] : undefined
        return (['front', 'profile'] as const).map((view) =>
          cell({ ...who, beard, ...(beardLength ? { beardLength } : {}), view }, `${beard}, pele ${skin}`, HEAD),
        )
      })
    })
    await sheet('beards', 8, list, 2240, HEAD)
  },
  async above() {
    const box: ViewBox = [-118, -122, 236, 244]
    const cuts = ['social', 'crop', 'topete', 'longo', 'medio', 'raspado'] as const
    const list = cuts.flatMap((cut, i) =>
      HAIR_TEXTURES.map((texture, j) =>
        cell(
          { ...wearer(cut, texture, i + j), crown: 'ralo', view: 'above', ...(j % 2 ? { greys: at(GREYS, i) } : {}) },
          `${cut} · ${texture}`,
          box,
        ),
      ),
    )
    await sheet('above', 8, list, 2240, box)
  },
  async macros() {
    const box: ViewBox = [0, 0, 595, 250]
    const colours = ['#1f1713', '#5a3825', '#a3763f', '#7d7b78'] as const
    const list = HAIR_TEXTURES.flatMap((texture) =>
      colours.map((colour, i) => {
        const hair = { texture, colour, ...(i ? { greys: at(GREYS, i - 1) } : {}) }
        const body = toSvgBody({ items: drawHairMacro(hair, 595, 250) }, `m${cells++}-`)
        return { svg: `<svg viewBox="${box.join(' ')}" width="595" height="250">${body}</svg>`, label: texture }
      }),
    )
    await sheet('macros', 4, list, 2240, box)
  },
  /** All must be distinguishable at tile size. */
  async tiles() {
    const face: ViewBox = [-118, -178, 236, 236]
    const list = ([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((skin) => [
      ...HAIR_TEXTURES.map((texture) =>
        cell({ ...TIED, skin, texture, cut: texture === 'crespo' ? 'afro' : 'longo' }, '', face),
      ),
      ...GREYS.map((greys) => cell({ ...MAN, skin, greys, hairColour: '#1f1713' }, '', face)),
      ...CROWNS.map((crown) => cell({ ...MAN, skin, crown, hairColour: '#1f1713' }, '', face)),
      ...COVERINGS.map((covering) => cell({ ...TIED, skin, covering }, '', face)),
    ])
    await sheet('tiles', 13, list, 13 * 48, face)
  },
  async outlines() {
    const line = (d: string) => `<path d="${d}" fill="none" stroke="#FCF8F3" stroke-width="3"/>`
    const over = (options: PortraitOptions, d: string, label: string): Cell => {
      const c = cell(options, label)
      return { ...c, svg: c.svg.replace(/<\/svg>$/, `${line(d)}</svg>`) }
    }
    const camera = personOf('camera')
    const views = {
      front: {},
      side_left: { view: 'profile', facing: 'left' },
      side_right: { view: 'profile', facing: 'right' },
      back: { view: 'back' },
    } as const
    await sheet(
      'outlines',
      6,
      [
        ...CAMERA_SLOTS.map((slot) => over({ ...camera, ...views[slot] }, cameraOutline(slot), slot)),
        ...FACE_SHAPES.map((shape) => over({ ...TIED, shape }, faceOutline(shape), shape)),
        over({ ...TIED, thirds: [40, 30, 30] }, faceOutline('oval', [40, 30, 30]), 'testa alta'),
        over({ ...TIED, thirds: [28, 33, 39] }, faceOutline('oval', [28, 33, 39]), 'queixo longo'),
      ],
      1800,
    )
  },
  async hero() {
    const { viewBox, items, landmarks } = drawPortrait(personOf('hero'))
    await render('hero', toSvg({ viewBox, items, landmarks }, { background: PLATES.sage }), 1400)
    await render('marina', toSvg(drawPortrait(personOf('marina')), { background: PLATES.sand }), 1000)
  },
}

/** Gzipped bytes, and CPU milliseconds once warm. */
const BUDGET = { bytes: 60_000, ms: 20 }

/** Every cut, texture and view; marks those over budget. */
function weigh(): void {
  for (const cut of CUT_IDS) for (const texture of HAIR_TEXTURES) drawPortrait({ cut, texture })
  const over: string[] = []
  for (const cut of CUT_IDS) {
    const rows = HAIR_TEXTURES.map((texture) => {
      const options = { ...wearer(cut, texture, 1), cut, texture }
      const [front, profile, back] = (['front', 'profile', 'back'] as const).map(
        (view) => gzipSync(toSvg(drawPortrait({ ...options, view }))).length,
      )
      const ms = median(Array.from({ length: 5 }, () => timed(() => drawPortrait(options))))
      const heaviest = Math.max(front ?? 0, profile ?? 0, back ?? 0)
      if (heaviest > BUDGET.bytes || ms > BUDGET.ms)
        over.push(`${cut} ${texture}: ${heaviest} bytes, ${ms.toFixed(1)} ms`)
      return `${texture} ${ms.toFixed(1)} ms ${[front, profile, back].map((n) => Math.round((n ?? 0) / 1000)).join('/')} kB`
    })
    console.log(cut.padEnd(18), rows.join(' | '))
  }
  console.log(over.length === 0 ? 'Everything is within budget.' : `Over budget:\n${over.join('\n')}`)
}

/** CPU time: other work does not count. */
function timed(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  return process.cpuUsage(start).user / 1000
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

await mkdir(OUT, { recursive: true })
const asked = process.argv.slice(2)
for (const [name, draw] of Object.entries(SHEETS)) if (asked.length === 0 || asked.includes(name)) await draw()
if (asked.length === 0 || asked.includes('weights')) weigh()

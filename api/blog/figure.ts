import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { FACE_SHAPES, HAIR_TEXTURES } from '#visagism/knowledge/axes.ts'
import { EARRING_TYPES, GLASSES_TYPES } from '#visagism/portrait/wear/adornments.ts'
import { BEARD_TYPES } from '#visagism/portrait/beard/beards.ts'
import { BROW_TYPES } from '#visagism/portrait/head/brows.ts'
import { type DrawnCutId, DRAWN_CUTS } from '#visagism/portrait/hair/cuts.ts'
import { GARMENT_TYPES } from '#visagism/portrait/wear/garments.ts'
import { FRINGES } from '#visagism/portrait/hair/fringe.ts'
import { HAIRLINES } from '#visagism/portrait/head/hairline.ts'
import { LIP_TYPES } from '#visagism/portrait/head/lips.ts'
import { NOSE_TYPES } from '#visagism/portrait/head/nose.ts'
import { drawPortrait, type PortraitOptions, TILE } from '#visagism/portrait/views/portrait.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'

/** Raise it when the engine draws differently, to invalidate caches. */
const DRAWING_EDITION = 4

/** Pixels of the `<img>`, for its proportions. */
export const FIGURE_WIDTH = TILE[2]
export const FIGURE_HEIGHT = TILE[3]

const Hex = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'cor fora do formato #rrggbb'))
const Cut = z.custom<DrawnCutId>(
  (value) => typeof value === 'string' && Object.hasOwn(DRAWN_CUTS, value),
  'corte desconhecido',
)

/** See articles/README.md. Unknown keys are typos and refused. */
export const Portrait = z.strictObject({
  shape: z.enum(FACE_SHAPES),
  cut: Cut,
  texture: z.enum(HAIR_TEXTURES),
  skin: z.literal([1, 2, 3, 4, 5, 6, 7, 8]),
  hairColor: z.optional(Hex),
  view: z.optional(z.enum(['front', 'profile', 'back'])),
  lines: z.optional(z.boolean()),
  outline: z.optional(z.boolean()),
  masculine: z.optional(z.boolean()),
  beard: z.optional(z.enum(BEARD_TYPES)),
  glasses: z.optional(z.enum(GLASSES_TYPES)),
  glassesColor: z.optional(Hex),
  brow: z.optional(z.enum(BROW_TYPES)),
  fringe: z.optional(z.enum([...FRINGES, 'nenhuma'])),
  hairline: z.optional(z.enum(HAIRLINES)),
  earrings: z.optional(z.enum(EARRING_TYPES)),
  garment: z.optional(z.enum(GARMENT_TYPES)),
  garmentColor: z.optional(Hex),
  age: z.optional(z.literal([0, 1, 2])),
  lips: z.optional(z.enum(LIP_TYPES)),
  nose: z.optional(z.enum(NOSE_TYPES)),
})
export type Portrait = z.infer<typeof Portrait>

export function figureHash(portrait: Portrait): string {
  const traits = Object.entries(portrait).toSorted(([a], [b]) => a.localeCompare(b))
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_EDITION, traits]))
    .digest('hex')
    .slice(0, 24)
}

/** For measuring lines over the darkest skins. */
const LIGHT_LINES = '#F7F0E6'
const FIRST_DEEP_SKIN = 6
/** Default clothes, because bare shoulders end inside the picture. Neighbours seldom match. */
const EVERYDAY_CLOTHS = ['#8A9A86', '#6E3A44', '#BF7A55', '#4E5C66', '#C9B393', '#3F3733'] as const

const OVERLAYS = { lines: 'linhas', outline: 'contorno', both: 'tudo' } as const

export const drawFigure = (portrait: Portrait): string => toSvg(drawPortrait(optionsOf(portrait)))

/** With feature positions, to place it in another drawing. */
export const drawFigurePortrait = (portrait: Portrait) => drawPortrait(optionsOf(portrait))

function optionsOf(portrait: Portrait): PortraitOptions {
  const { hairColor, glassesColor, garment, garmentColor, lines, outline, ...traits } = portrait
  const overlay = lines && outline ? OVERLAYS.both : lines ? OVERLAYS.lines : outline ? OVERLAYS.outline : undefined
  return definedOnly({
    ...traits,
    hairColour: hairColor,
    glassesColour: glassesColor,
    garment: { type: garment ?? 'camiseta', colour: garmentColor ?? everydayCloth(portrait) },
    overlay,
    overlayColour: portrait.skin >= FIRST_DEEP_SKIN ? LIGHT_LINES : undefined,
  })
}

function everydayCloth({ shape, skin }: Portrait): string {
  return EVERYDAY_CLOTHS[(FACE_SHAPES.indexOf(shape) + skin) % EVERYDAY_CLOTHS.length] ?? EVERYDAY_CLOTHS[0]
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The engine distinguishes missing traits from undefined ones. */
function definedOnly<T extends object>(traits: T): Defined<T> {
  const kept: Defined<T> = { ...traits }
  for (const key of Object.keys(kept)) if (Reflect.get(kept, key) === undefined) Reflect.deleteProperty(kept, key)
  return kept
}

/** Faces are built from ratios, so that a test can request one. */
import fc from 'fast-check'
import { FACE_SHAPES, HAIR_TEXTURES } from '../knowledge/axes.ts'
import { NORM, type ShapeRatios } from '../face/face-shape.ts'
import {
  BEARD_PREFERENCES,
  COLOUR_PREFERENCES,
  GENDERS,
  HAIR_LENGTHS,
  MAINTENANCE_LEVELS,
  MAKEUP_ANSWERS,
  OBJECTIVES,
  STYLES,
} from '../knowledge/form.ts'
import { measureFace, type MarkedPoints } from '../face/measure.ts'
import { OBSERVED_FIELDS, type ObservedRecord } from '../observed/observed.ts'
import { QUIZ_OBJECTIVES } from '../knowledge/quiz-questions.ts'
import type { Brief } from '../reading/reading.ts'
import { sideMarksWith } from './side.ts'
import { FAMILIES, TWELVE } from '../colour/seasons.ts'

/** On a 1200×1600 photo, by default the mean face; the jaw's height sets the angle. */
export function faceWith(ratios: Partial<ShapeRatios> & { readonly jawHeight?: number } = {}): MarkedPoints {
  const { lengthRatio, foreheadRatio, jawRatio } = { ...NORM.mean, ...ratios }
  // A jaw is measured at the mouth's height, wherever its points are.
  const lifted = measureFace(withJaw(lengthRatio, NORM.mean.foreheadRatio, 0.8, ratios.jawHeight)).jawRatio - 0.8
  return withJaw(lengthRatio, foreheadRatio, jawRatio - lifted, ratios.jawHeight)
}

function withJaw(lengthRatio: number, foreheadRatio: number, jawRatio: number, jawHeight = 0.78): MarkedPoints {
  const [x, top, cheek] = [600, 340, 600]
  const height = cheek * lengthRatio
  const at = (share: number) => top + height * share
  return {
    hairline: { x, y: top },
    chin: { x, y: at(1) },
    templeLeft: { x: x - (cheek * foreheadRatio) / 2, y: at(0.2) },
    templeRight: { x: x + (cheek * foreheadRatio) / 2, y: at(0.2) },
    cheekboneLeft: { x: x - cheek / 2, y: at(0.45) },
    cheekboneRight: { x: x + cheek / 2, y: at(0.45) },
    jawLeft: { x: x - (cheek * jawRatio) / 2, y: at(jawHeight) },
    jawRight: { x: x + (cheek * jawRatio) / 2, y: at(jawHeight) },
    browLine: { x, y: at(0.31) },
    noseBase: { x, y: at(0.65) },
  }
}

export const FACE = faceWith()

export const MARINA: Brief = {
  person: { fullName: 'Marina Albuquerque', gender: 'Feminino' },
  form: {
    objective: 'Renovação visual',
    style: 'Elegante',
    hairLength: 'Longo',
    beardPreference: 'Não se aplica',
    colorPreferences: ['green', 'beige', 'black'],
    maintenanceLevel: 'Baixa',
    observations: 'Uso óculos e tenho pouco tempo de manhã.',
  },
  quiz: {
    faceShape: 'coracao',
    jaw: 'suave',
    forehead: 'maior',
    cheekbones: 'moderadas',
    faceLength: 'medio',
    style: 'classico',
    objective: 'sofisticacao',
  },
  marking: {
    points: faceWith({ lengthRatio: 1.37, foreheadRatio: 0.915, jawRatio: 0.82 }),

    by: 'cliente',
    at: '2026-03-09',
  },
  colour: { season: 'outono-suave', contrast: 'médio' },
  hairTexture: 'ondulado',
  at: '2026-03-12',
}

export const PAULO: Brief = {
  person: { fullName: 'Paulo Henrique dos Santos', gender: 'Masculino' },
  form: {
    objective: 'Mudança radical',
    style: 'Moderno',
    hairLength: 'Curto',
    beardPreference: 'Curta',
    colorPreferences: ['blue'],
    maintenanceLevel: 'Alta',
    observations: 'Tenho entradas e treino todo dia.',
  },
  quiz: {
    faceShape: 'quadrado',
    jaw: 'angulada',
    forehead: 'igual',
    cheekbones: 'discretas',
    faceLength: 'curto',
    style: 'moderno',
    objective: 'autoridade',
  },
  marking: {
    points: faceWith({ lengthRatio: 1.26, foreheadRatio: 0.89, jawRatio: 0.92, jawHeight: 0.83 }),

    by: 'visagista',
    at: '2026-04-02',
  },
  colour: { season: 'inverno-profundo', contrast: 'alto' },
  hairTexture: 'crespo',
  at: '2026-04-05',
}

/** The least input we may have to write from. */
export const RUI: Brief = {
  person: { fullName: 'Rui', gender: 'Não-binário' },
  form: { objective: 'Encontrar meu estilo', style: 'Despojado' },
  quiz: { faceShape: 'redondo', jaw: 'suave', objective: 'leveza' },
  at: '2026-11-30',
}

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null })

/** Optional answers are sometimes missing. */
export const BRIEF: fc.Arbitrary<Brief> = fc
  .record({
    name: fc.constantFrom('Ana Clara Nunes', 'Bruno', 'Dandara Reis', 'Ícaro Sá', 'João Pedro Lima', 'Zuleica', 'Noa'),
    gender: fc.constantFrom(...GENDERS),
    objective: fc.constantFrom(...OBJECTIVES),
    style: fc.constantFrom(...STYLES),
    hairLength: maybe(HAIR_LENGTHS),
    beardPreference: maybe(BEARD_PREFERENCES),
    colorPreferences: fc.subarray([...COLOUR_PREFERENCES], { maxLength: 3 }),
    maintenanceLevel: maybe(MAINTENANCE_LEVELS),
    observations: fc.constantFrom(
      '',
      'Uso óculos.',
      'Pouco tempo, calor e treino.',
      'Tenho entradas e fios brancos.',
      'Vivo de cabelo preso.',
    ),
    shape: fc.constantFrom(...FACE_SHAPES),
    intention: maybe(QUIZ_OBJECTIVES),
    measured: fc.boolean(),
    ratios: fc.record({
      lengthRatio: fc.double({ min: 1.15, max: 1.6, noNaN: true }),
      foreheadRatio: fc.double({ min: 0.79, max: 0.97, noNaN: true }),
      jawRatio: fc.double({ min: 0.79, max: 0.99, noNaN: true }),
      jawHeight: fc.double({ min: 0.72, max: 0.88, noNaN: true }),
    }),
    makeup: maybe(MAKEUP_ANSWERS),
    eventDate: fc.option(fc.constantFrom('2026-03-20', '2026-12-31', '2027-06-12'), { nil: null }),
    season: maybe([...TWELVE, ...FAMILIES]),
    texture: maybe(HAIR_TEXTURES),
    convexity: fc.option(fc.double({ min: -12, max: 32, noNaN: true }), { nil: null }),
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }),
  })
  .map((p) => ({
    person: { fullName: p.name, gender: p.gender },
    form: {
      objective: p.objective,
      style: p.style,
      hairLength: p.hairLength,
      beardPreference: p.beardPreference,
      colorPreferences: p.colorPreferences,
      maintenanceLevel: p.maintenanceLevel,
      makeup: p.makeup,
      eventDate: p.eventDate,
      observations: p.observations,
    },
    quiz: p.intention ? { objective: p.intention } : null,
    marking: p.measured ? { points: faceWith(p.ratios), by: 'cliente', at: '2026-03-09' } : null,
    side: p.convexity === null ? null : sideMarksWith(p.convexity),
    confirmation: p.measured ? null : { shape: p.shape, by: 'Ana Lima', at: '2026-03-10' },
    colour: { season: p.season },
    hairTexture: p.texture,
    at: p.at.toISOString(),
  }))

const SEEN_AT = '2026-03-09T10:00:00.000Z'

/** Three in four fields are known, by the person's own word. */
export const OBSERVED: fc.Arbitrary<ObservedRecord> = fc
  .record(
    Object.fromEntries(
      Object.entries(OBSERVED_FIELDS).map(([field, values]) => [
        field,
        fc.option(
          fc.constantFrom<string>(...values).map((value) => ({ value, by: 'cliente', at: SEEN_AT })),
          { nil: undefined, freq: 3 },
        ),
      ]),
    ),
  )
  .map((seen) => Object.fromEntries(Object.entries(seen).filter(([, word]) => word !== undefined)) as ObservedRecord)

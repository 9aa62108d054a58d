import type { FaceShape } from './axes.ts'

type ShapeName = {
  /** As a title: `Coração`. */
  readonly name: string
  /** After "rosto": `em coração`, `oval`. */
  readonly adjective: string
  /** After "traços": `de coração`. */
  readonly of: string
  /** For the funnel. */
  readonly motto: string
}

export const SHAPE_NAMES: Readonly<Record<FaceShape, ShapeName>> = {
  oval: { name: 'Oval', adjective: 'oval', of: 'de oval', motto: 'Harmonioso e versátil' },
  redondo: { name: 'Redondo', adjective: 'redondo', of: 'de redondo', motto: 'Suave e acolhedor' },
  quadrado: { name: 'Quadrado', adjective: 'quadrado', of: 'de quadrado', motto: 'Forte e marcante' },
  coracao: { name: 'Coração', adjective: 'em coração', of: 'de coração', motto: 'Romântico e delicado' },
  triangulo: { name: 'Triângulo', adjective: 'em triângulo', of: 'de triângulo', motto: 'Audacioso e moderno' },
  diamante: { name: 'Diamante', adjective: 'em diamante', of: 'de diamante', motto: 'Raro e sofisticado' },
  retangular: { name: 'Retangular', adjective: 'retangular', of: 'de retangular', motto: 'Alongado e firme' },
}

/** Gender-neutral; mottos without one here fit anyone. */
export const NEUTRAL_MOTTOS: Readonly<Partial<Record<string, string>>> = {
  redondo: 'Sereno e acolhedor',
  coracao: 'Leve e expressivo',
} satisfies Readonly<Partial<Record<FaceShape, string>>>

/** Women get the ordinary motto. */
export const mottoOf = (shape: FaceShape, gender: string): string =>
  (gender === 'Feminino' ? undefined : NEUTRAL_MOTTOS[shape]) ?? SHAPE_NAMES[shape].motto

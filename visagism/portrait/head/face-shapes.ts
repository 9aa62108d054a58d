import type { FaceShape } from '../../knowledge/axes.ts'
import type { DrawnPoint } from '../pen/points.ts'

/** Half-widths and heights in drawing units, about 200 from hairline to chin; tuned by eye. */
export interface ShapeMeasures {
  readonly forehead: number
  readonly cheek: number
  readonly jaw: number
  readonly chin: number
  readonly yHair: number
  readonly yCheek: number
  readonly yJaw: number
  readonly yChin: number
  /** Handle over chord at jaw and chin corner: smaller is sharper. */
  readonly jawSoftness: number
  readonly chinSoftness: number
  readonly jawTangent?: DrawnPoint
  readonly chinTangent?: DrawnPoint
  readonly chinRise?: number
}

export const SHAPES: Readonly<Record<FaceShape, ShapeMeasures>> = {
  oval: m(67, 73, 59.5, 25, -90, 10, 66, 114, 0.38, 0.4),
  redondo: m(71, 81, 70.5, 34, -82, 14, 58, 104, 0.44, 0.44),
  quadrado: {
    ...m(74, 76.5, 73, 37, -84, 8, 69, 107, 0.27, 0.3),
    jawTangent: [-0.34, 1],
    chinTangent: [-1, 0.36],
    chinRise: 7,
  },
  coracao: m(77.5, 75.5, 53, 14, -90, 0, 64, 117, 0.36, 0.3),
  triangulo: {
    ...m(61, 69.5, 70.5, 33, -86, 20, 67, 111, 0.36, 0.38),
    jawTangent: [-0.2, 1],
    chinTangent: [-1, 0.44],
    chinRise: 8,
  },
  diamante: m(58, 79, 56, 15, -92, 8, 66, 118, 0.3, 0.28),
  retangular: {
    ...m(68.5, 70.5, 65.5, 32, -98, 8, 82, 126, 0.3, 0.3),
    jawTangent: [-0.36, 1],
    chinTangent: [-1, 0.4],
    chinRise: 7,
  },
}

function m(
  forehead: number,
  cheek: number,
  jaw: number,
  chin: number,
  yHair: number,
  yCheek: number,
  yJaw: number,
  yChin: number,
  jawSoftness: number,
  chinSoftness: number,
): ShapeMeasures {
  return { forehead, cheek, jaw, chin, yHair, yCheek, yJaw, yChin, jawSoftness, chinSoftness }
}

/**
 * Ratios from points in photo pixels (y downwards); "left" is the photo's, as seen. Angles in degrees. Definitions: docs/visagism.md §1.
 */

export type Point = { readonly x: number; readonly y: number }

export const REQUIRED_POINTS = [
  'hairline',
  'chin',
  'templeLeft',
  'templeRight',
  'cheekboneLeft',
  'cheekboneRight',
  'jawLeft',
  'jawRight',
] as const
export const OPTIONAL_POINTS = ['browLine', 'noseBase', 'chinLeft', 'chinRight'] as const
export type RequiredPointName = (typeof REQUIRED_POINTS)[number]
export type OptionalPointName = (typeof OPTIONAL_POINTS)[number]
export type PointName = RequiredPointName | OptionalPointName

export type MarkedPoints = { readonly [K in RequiredPointName]: Point } & {
  readonly [K in OptionalPointName]?: Point | undefined
}
/** Pixels. */
export type PhotoSize = { readonly width: number; readonly height: number }

export const POINT_LABELS: Readonly<Record<PointName, string>> = {
  hairline: 'linha do cabelo',
  chin: 'queixo',
  templeLeft: 'têmpora à esquerda da foto',
  templeRight: 'têmpora à direita da foto',
  cheekboneLeft: 'maçã à esquerda da foto',
  cheekboneRight: 'maçã à direita da foto',
  jawLeft: 'canto da mandíbula à esquerda da foto',
  jawRight: 'canto da mandíbula à direita da foto',
  browLine: 'linha da sobrancelha',
  noseBase: 'base do nariz',
  chinLeft: 'lado do queixo à esquerda da foto',
  chinRight: 'lado do queixo à direita da foto',
}

export type MarkingProblem = { readonly point: PointName; readonly message: string }

/** Shares of face height (clinical thirds, docs/visagism.md §1). */
export type Thirds = { readonly upper: number; readonly middle: number; readonly lower: number }

export type Measures = {
  /** Hairline to chin over cheekbone width. */
  readonly lengthRatio: number
  /** Forehead over cheekbone width. */
  readonly foreheadRatio: number
  /** Jaw over cheekbone width, at the height of the mouth. */
  readonly jawRatio: number
  /** Mean of the jaw corners, degrees. Larger is softer. */
  readonly jawAngle: number
  readonly thirds: Thirds | null
  /** Chin over cheekbone width. */
  readonly chinRatio: number | null
  /** Degrees. */
  readonly chinAngle: number | null
  /** Degrees; positive leans to the photo's right. */
  readonly roll: number
  /** Midline to the cheekbones' middle, in cheekbone widths: a turned head. */
  readonly offCentre: number
  /** Hairline to chin in photo pixels. */
  readonly heightPx: number
}

/** Beyond: misplaced points (four to six σ of the caliper table; M). */
export const PLAUSIBLE = {
  lengthRatio: [0.95, 1.95],
  foreheadRatio: [0.62, 1.12],
  jawRatio: [0.5, 1.12],
  jawAngle: [95, 168],
  rollDegrees: 25,
} as const

/** Above these, readings get a caution (docs/visagism.md §4). */
export const GATE = { rollDegrees: 5, offCentre: 0.06, heightPx: 400, yawDegrees: 10 } as const
/** Beyond, nothing is measured: one side of the face is hidden. */
export const TURNED = { yawDegrees: 15, offCentre: 0.09 } as const

/**
 * One Portuguese sentence per point to move.
 * @param photo pixels; points outside are refused
 */
export function checkMarking(points: MarkedPoints, photo?: PhotoSize): MarkingProblem[] {
  const lost = findLostPoints(points, photo)
  if (lost.length > 0) return lost
  const disordered = findDisorder(points)
  if (disordered.length > 0) return disordered
  return findImplausible(computeMeasures(points))
}

/**
 * Independent of translation, scale and roll.
 * @throws RangeError with the first sentence of `checkMarking`.
 */
export function measureFace(points: MarkedPoints, photo?: PhotoSize): Measures {
  const [problem] = checkMarking(points, photo)
  if (problem) throw new RangeError(problem.message)
  return computeMeasures(points)
}

/** Portuguese sentences on tilt, turned head, too few pixels. */
export function photoCautions(measures: Measures): string[] {
  const cautions: string[] = []
  if (Math.abs(measures.roll) > GATE.rollDegrees)
    cautions.push('A cabeça estava inclinada na foto; corrigimos o giro antes de medir.')
  if (measures.offCentre > GATE.offCentre)
    cautions.push('O rosto estava um pouco virado na foto, e as larguras podem ter encolhido de um lado.')
  if (measures.heightPx < GATE.heightPx)
    cautions.push('O rosto ocupava poucos pontos da foto; uma imagem mais próxima daria medidas mais firmes.')
  return cautions
}

function findLostPoints(points: MarkedPoints, photo: PhotoSize | undefined): MarkingProblem[] {
  const problems: MarkingProblem[] = []
  for (const [name, point] of presentPoints(points)) {
    if (!isPlace(point.x) || !isPlace(point.y)) {
      problems.push({
        point: name,
        message: `O ponto “${POINT_LABELS[name]}” está sem posição: toque na foto para marcá-lo.`,
      })
    } else if (photo && (point.x < 0 || point.y < 0 || point.x > photo.width || point.y > photo.height)) {
      problems.push({
        point: name,
        message: `O ponto “${POINT_LABELS[name]}” ficou fora da foto: traga-o de volta para o contorno do rosto.`,
      })
    }
  }
  return problems
}

function findDisorder(raw: MarkedPoints): MarkingProblem[] {
  const problems: MarkingProblem[] = []
  const say = (point: PointName, message: string) => problems.push({ point, message })
  if (raw.templeLeft.x >= raw.templeRight.x)
    say('templeLeft', 'As duas têmporas parecem trocadas: a da esquerda da foto vem primeiro.')
  if (raw.cheekboneLeft.x >= raw.cheekboneRight.x)
    say('cheekboneLeft', 'As duas maçãs parecem trocadas: a da esquerda da foto vem primeiro.')
  if (raw.jawLeft.x >= raw.jawRight.x)
    say('jawLeft', 'Os dois cantos da mandíbula parecem trocados: o da esquerda da foto vem primeiro.')
  if (problems.length > 0) return problems

  if (Math.abs(rollOf(raw)) > PLAUSIBLE.rollDegrees)
    return [
      {
        point: 'cheekboneLeft',
        message: 'O rosto parece muito inclinado: confira se as duas maçãs estão na mesma altura.',
      },
    ]
  const p = straighten(raw)
  const temples = mid(p.templeLeft, p.templeRight).y
  const cheeks = mid(p.cheekboneLeft, p.cheekboneRight).y
  const jaw = mid(p.jawLeft, p.jawRight).y
  if (p.hairline.y >= temples) say('hairline', 'A linha do cabelo precisa ficar acima das têmporas, no meio da testa.')
  if (temples >= cheeks) say('templeLeft', 'As têmporas precisam ficar acima das maçãs, na metade da testa.')
  if (cheeks >= jaw) say('jawLeft', 'Os cantos da mandíbula precisam ficar abaixo das maçãs, perto da altura da boca.')
  if (jaw >= p.chin.y) say('chin', 'O queixo precisa ser o ponto mais baixo do rosto.')
  if (p.browLine && (p.browLine.y <= p.hairline.y || p.browLine.y >= p.chin.y))
    say('browLine', 'A linha da sobrancelha precisa ficar entre o cabelo e o queixo.')
  if (p.noseBase && (p.noseBase.y <= (p.browLine?.y ?? p.hairline.y) || p.noseBase.y >= p.chin.y))
    say('noseBase', 'A base do nariz precisa ficar entre a sobrancelha e o queixo.')
  if (p.chinLeft && p.chinRight && p.chinLeft.x >= p.chinRight.x)
    say('chinLeft', 'Os dois lados do queixo parecem trocados: o da esquerda da foto vem primeiro.')
  return problems
}

function findImplausible(m: Measures): MarkingProblem[] {
  const problems: MarkingProblem[] = []
  const say = (point: PointName, message: string) => problems.push({ point, message })
  if (!(m.lengthRatio >= PLAUSIBLE.lengthRatio[0]))
    say('hairline', 'O rosto ficou curto demais para a largura: suba a linha do cabelo até a raiz ou confira o queixo.')
  if (m.lengthRatio > PLAUSIBLE.lengthRatio[1])
    say('chin', 'O rosto ficou longo demais para a largura: confira o queixo e abra as maçãs até o contorno.')
  if (!(m.foreheadRatio >= PLAUSIBLE.foreheadRatio[0]))
    say('templeLeft', 'A testa ficou estreita demais: leve as têmporas até onde a pele encontra o cabelo.')
  if (m.foreheadRatio > PLAUSIBLE.foreheadRatio[1])
    say('templeRight', 'A testa ficou mais larga que a cabeça: traga as têmporas para dentro do contorno.')
  if (!(m.jawRatio >= PLAUSIBLE.jawRatio[0]))
    say('jawLeft', 'A mandíbula ficou estreita demais: leve os cantos até a borda do rosto, na altura da boca.')
  if (m.jawRatio > PLAUSIBLE.jawRatio[1])
    say('jawRight', 'A mandíbula ficou mais larga que as maçãs além do possível: traga os cantos para o contorno.')
  if (!(m.jawAngle >= PLAUSIBLE.jawAngle[0] && m.jawAngle <= PLAUSIBLE.jawAngle[1]))
    say('jawLeft', 'O canto da mandíbula não forma um ângulo possível: ponha-o onde o contorno muda de direção.')
  return problems
}

function computeMeasures(raw: MarkedPoints): Measures {
  const p = straighten(raw)
  const cheekWidth = p.cheekboneRight.x - p.cheekboneLeft.x
  const height = p.chin.y - p.hairline.y
  const cheeks = mid(p.cheekboneLeft, p.cheekboneRight)
  const axis = mid(p.hairline, p.chin)
  const chinSides = p.chinLeft && p.chinRight ? { left: p.chinLeft, right: p.chinRight } : null
  return {
    lengthRatio: height / cheekWidth,
    foreheadRatio: (p.templeRight.x - p.templeLeft.x) / cheekWidth,
    jawRatio: (p.jawRight.x - p.jawLeft.x) / cheekWidth + towardsMouth(p, cheekWidth),
    jawAngle: (angleAt(p.jawLeft, p.cheekboneLeft, p.chin) + angleAt(p.jawRight, p.cheekboneRight, p.chin)) / 2,
    thirds:
      p.browLine && p.noseBase
        ? {
            upper: (p.browLine.y - p.hairline.y) / height,
            middle: (p.noseBase.y - p.browLine.y) / height,
            lower: (p.chin.y - p.noseBase.y) / height,
          }
        : null,
    chinRatio: chinSides ? (chinSides.right.x - chinSides.left.x) / cheekWidth : null,
    chinAngle: chinSides ? angleAt(p.chin, chinSides.left, chinSides.right) : null,
    roll: rollOf(raw),
    offCentre: Math.abs(axis.x - cheeks.x) / cheekWidth,
    heightPx: height,
  }
}

/**
 * Height over the chin and whole width of the lower outline, both over cheekbone width: the average face (MediaPipe's canonical model as
 * a camera at eye level sees it, docs/visagism.md §2).
 */
const LOWER_OUTLINE = [
  [0.11, 0.531],
  [0.172, 0.664],
  [0.245, 0.775],
  [0.347, 0.877],
  [0.474, 0.949],
  [0.594, 0.984],
] as const
const AT_MOUTH = 0.33
/** Brow to chin over cheekbone width, of the same face. */
const BROW_TO_CHIN = 0.916

/**
 * The outline narrows by a tenth between the mouth and the lower lip, and a corner is put at any of these heights: what the average
 * outline gains from the points' height to the mouth's.
 */
function towardsMouth({ jawLeft, jawRight, chin, browLine }: MarkedPoints, cheekWidth: number): number {
  const stretch = browLine ? (chin.y - browLine.y) / (BROW_TO_CHIN * cheekWidth) : 1
  const height = (chin.y - mid(jawLeft, jawRight).y) / cheekWidth / stretch
  return outlineAt(AT_MOUTH) - outlineAt(height)
}

function outlineAt(height: number): number {
  const [lowest, highest] = [LOWER_OUTLINE[0], LOWER_OUTLINE[LOWER_OUTLINE.length - 1] ?? LOWER_OUTLINE[0]]
  if (height <= lowest[0]) return lowest[1]
  const above = LOWER_OUTLINE.findIndex(([at]) => at >= height)
  const [to, from] = [LOWER_OUTLINE[above], LOWER_OUTLINE[above - 1]]
  if (!to || !from) return highest[1]
  return from[1] + ((height - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}

/** Combines three pairs, to limit one misplaced handle. */
export function rollOf(p: MarkedPoints): number {
  const dx = p.templeRight.x - p.templeLeft.x + (p.cheekboneRight.x - p.cheekboneLeft.x) + (p.jawRight.x - p.jawLeft.x)
  const dy = p.templeRight.y - p.templeLeft.y + (p.cheekboneRight.y - p.cheekboneLeft.y) + (p.jawRight.y - p.jawLeft.y)
  return degrees(Math.atan2(dy, dx))
}

function straighten(p: MarkedPoints): MarkedPoints {
  const angle = (-rollOf(p) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turn = ({ x, y }: Point): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos })
  return {
    hairline: turn(p.hairline),
    chin: turn(p.chin),
    templeLeft: turn(p.templeLeft),
    templeRight: turn(p.templeRight),
    cheekboneLeft: turn(p.cheekboneLeft),
    cheekboneRight: turn(p.cheekboneRight),
    jawLeft: turn(p.jawLeft),
    jawRight: turn(p.jawRight),
    browLine: p.browLine && turn(p.browLine),
    noseBase: p.noseBase && turn(p.noseBase),
    chinLeft: p.chinLeft && turn(p.chinLeft),
    chinRight: p.chinRight && turn(p.chinRight),
  }
}

function presentPoints(points: MarkedPoints): [PointName, Point][] {
  const present: [PointName, Point][] = REQUIRED_POINTS.map((name) => [name, points[name]])
  for (const name of OPTIONAL_POINTS) {
    const point = points[name]
    if (point) present.push([name, point])
  }
  return present
}

function angleAt(vertex: Point, a: Point, b: Point): number {
  const turn = Math.atan2(a.y - vertex.y, a.x - vertex.x) - Math.atan2(b.y - vertex.y, b.x - vertex.x)
  const whole = Math.abs(degrees(turn))
  return whole > 180 ? 360 - whole : whole
}

/** Larger numbers would overflow the arithmetic. */
const MAX_PX = 1e6
const isPlace = (n: number) => Number.isFinite(n) && Math.abs(n) <= MAX_PX

const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const degrees = (radians: number) => (radians * 180) / Math.PI

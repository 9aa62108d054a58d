import type { Measures, PhotoSize, Point } from '#visagism/face/measure.ts'
import { ratio } from '#visagism/knowledge/pt.ts'
import { labelRows } from './label-rows.ts'
import { contourPath, levelDirection } from './contour.ts'
import { type HandleName, type HandlePoints, isKnown, type Marking, PAIRS } from './handles.ts'
import { isHairlineKnown } from './proposed-points.ts'
import type { Shown, WidthName } from './passes.ts'
import './face-lines.css'

interface FaceLinesProps {
  /** Stage, in CSS pixels. */
  points: HandlePoints
  marking: Marking
  shown: Shown
  stage: PhotoSize
  /** Absent while points are missing. */
  measures: Measures | null | undefined
  /** Unchecked automatic points: their lines look different. */
  isProgram: (name: HandleName) => boolean
}

const LEVEL_LABELS: Readonly<Partial<Record<HandleName, string>>> = {
  hairline: 'cabelo',
  browLine: 'sobrancelha',
  noseBase: 'base do nariz',
  chin: 'queixo',
}
const END_TICK = 6
const EDGE = 12
const LIFT = 7
/** Widths end in a handle: keeps labels clear of it. */
const LIFT_OVER_HANDLES = 12
const LABEL_GAP = 18

/** As drawn in the report. */
export function FaceLines({ points, marking, shown, stage, measures, isProgram }: FaceLinesProps) {
  const level = levelDirection(points)
  const across = (name: HandleName) => acrossStage(points[name], level, stage)
  const isGuess = !isHairlineKnown(marking)
  const draft = (name: HandleName) => (isKnown(marking, name) && !(isGuess && name === 'hairline') ? undefined : '')
  const program = (...names: readonly HandleName[]) => (names.some(isProgram) ? '' : undefined)
  const contour = contourPath(points)
  const widths = shown.widths.map((name) => ({ name, ...ENDS[name] }))
  const rows = (lineHeights: readonly number[]) => labelRows(lineHeights, LABEL_GAP, stage.height - LIFT)
  const levelRows = rows(shown.levels.map((name) => across(name).leftY - LIFT))
  const widthRows = rows(widths.map(({ right }) => across(right).rightY - LIFT_OVER_HANDLES))
  return (
    <svg className="face-lines" width={stage.width} height={stage.height} aria-hidden="true">
      {/* Twice, with a dark halo: white alone is lost on a light wall. */}
      {(['shade', 'line'] as const).map((layer) => (
        <g key={layer} className={`face-lines-${layer}`}>
          <path
            className="face-lines-contour"
            d={contour}
            data-faint={shown.isWhole ? undefined : ''}
            data-draft={marking.placed.length === 0 ? '' : undefined}
            data-program={program(...CONTOUR)}
          />
          {shown.levels.length > 0 && <path className="face-lines-axis" d={segment(points.hairline, points.chin)} />}
          {shown.levels.map((name) => (
            <path
              key={name}
              className="face-lines-level"
              d={across(name).d}
              data-draft={draft(name)}
              data-program={program(name)}
            />
          ))}
          {widths.map(({ name, left, right }) => (
            <g key={name}>
              <path
                className="face-lines-level"
                d={segment(points[right], { x: stage.width, y: across(right).rightY })}
                data-draft={draft(right)}
                data-program={program(right)}
              />
              <path
                className="face-lines-width"
                d={segment(points[left], points[right]) + tick(points[left], level) + tick(points[right], level)}
                data-draft={draft(right)}
                data-program={program(left, right)}
              />
            </g>
          ))}
        </g>
      ))}
      {shown.levels.map((name, at) => (
        <text key={name} className="face-lines-label" x={EDGE} y={levelRows[at]}>
          {isGuess && name === 'hairline' ? 'cabelo, estimado' : LEVEL_LABELS[name]}
        </text>
      ))}
      {widths.map(({ name }, at) => (
        <text key={name} className="face-lines-label" x={stage.width - EDGE} y={widthRows[at]} textAnchor="end">
          {widthLabel(name, measures)}
        </text>
      ))}
    </svg>
  )
}

const ENDS: Readonly<Record<WidthName, { left: HandleName; right: HandleName }>> = {
  temple: { left: 'templeLeft', right: 'templeRight' },
  cheekbone: { left: 'cheekboneLeft', right: 'cheekboneRight' },
  jaw: { left: 'jawLeft', right: 'jawRight' },
}

const CONTOUR: readonly HandleName[] = ['hairline', 'chin', ...PAIRS.flat()]

function widthLabel(name: WidthName, measures: Measures | null | undefined): string {
  if (name === 'temple') return measures ? `testa ${ratio(measures.foreheadRatio)}` : 'testa'
  if (name === 'cheekbone') return measures ? 'maçãs 1,00' : 'maçãs'
  return measures ? `mandíbula ${ratio(measures.jawRatio)}` : 'mandíbula'
}

function acrossStage({ x, y }: Point, level: Point, stage: PhotoSize) {
  const slope = level.y / Math.max(0.2, level.x)
  const [leftY, rightY] = [y - x * slope, y + (stage.width - x) * slope]
  return { leftY, rightY, d: segment({ x: 0, y: leftY }, { x: stage.width, y: rightY }) }
}

const tick = (at: Point, level: Point) =>
  segment(
    { x: at.x + level.y * END_TICK, y: at.y - level.x * END_TICK },
    { x: at.x - level.y * END_TICK, y: at.y + level.x * END_TICK },
  )
const segment = (a: Point, b: Point) => `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`

import { POINT_LABELS } from '#visagism/face/measure.ts'
import type { PointOrigin } from '#visagism/face/proposed.ts'
import { capital } from '#visagism/knowledge/pt.ts'
import { FaceLines } from './face-lines.tsx'
import { type HandleName, mapPoints } from './handles.ts'
import { LookLines } from './look-lines.tsx'
import type { HandleLook } from './marker-handle.tsx'
import type { Shown } from './passes.ts'
import { PointStage, type StageAsking } from './point-stage.tsx'
import { LOOK_HANDLES, originOf, type PointLook } from './proposed-points.ts'
import type { FaceMarker } from './use-face-marker.ts'
import type { Box } from './view.ts'

const HIGH: readonly HandleName[] = ['hairline', 'templeLeft', 'templeRight']
const UPRIGHT: readonly HandleName[] = ['hairline', 'browLine', 'noseBase', 'chin']

/** Read after point names of either gender. */
const ORIGIN_WORDS: Readonly<Record<PointOrigin, string>> = {
  device: 'ponto proposto pelo aparelho',
  checked: 'ponto conferido',
  moved: 'ponto movido',
  hand: 'ponto marcado à mão',
}

/** A proposal under review: stray touches move nothing, and points tell their origin. */
export interface StageLook extends Omit<StageAsking<HandleName>, 'about'> {
  readonly look: PointLook
}

interface FaceStageProps {
  src: string
  alt: string
  marker: FaceMarker
  shown: Shown
  active: HandleName
  onActive: (name: HandleName) => void
  /** By a touch, a drag or Enter. */
  onPlaced?: (name: HandleName) => void
  /** Framed when `frameKey` changes. Null: the whole photo. */
  frame: () => Box | null
  frameKey: string
  look?: StageLook | undefined
  showsDraft?: boolean
}

export function FaceStage({ marker, shown, active, look, showsDraft = false, ...stage }: FaceStageProps) {
  const { marking, reading } = marker
  const isProgram = (name: HandleName) => showsDraft && originOf(marking, name) === 'device'
  const lookOf = (name: HandleName): HandleLook => {
    const origin = look && originOf(marking, name)
    return {
      label: origin
        ? `${capital(POINT_LABELS[name])}, ${ORIGIN_WORDS[origin]}`
        : `${POINT_LABELS[name]}${isProgram(name) ? ', rascunho do aparelho' : ''}`,
      isUpright: UPRIGHT.includes(name),
      isPlaced: marking.placed.includes(name),
      isProgram: isProgram(name),
      origin,
      isAsked: look && LOOK_HANDLES[look.look].includes(name),
    }
  }
  return (
    <PointStage
      {...stage}
      marker={{ ...marker, points: marking.points, problems: reading.problems }}
      handles={shown.handles}
      look={lookOf}
      high={HIGH}
      active={active}
      asking={look && { ...look, about: look.look }}
      keys={
        look
          ? 'Confere com Enter, ou mova com as setas; com Shift, dez passos.'
          : `Setas movem um ponto da foto; com Shift, dez. Enter confirma o lugar. ${POINT_LABELS[active]} é o ponto ativo.`
      }
    >
      {(onStage, size) => {
        const screen = mapPoints((name) => onStage(marking.points[name]))
        return look ? (
          <LookLines points={screen} look={look.look} stage={size} />
        ) : (
          <FaceLines
            points={screen}
            marking={marking}
            shown={shown}
            stage={size}
            measures={reading.evidence?.measures}
            isProgram={isProgram}
          />
        )
      }}
    </PointStage>
  )
}

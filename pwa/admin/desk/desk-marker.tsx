import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { adminDeskApi, type DeskOrder } from '#contract/admin/desk.ts'
import { FaceMarking } from '#contract/face/marking.ts'
import { percent } from '#visagism/knowledge/pt.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { boxOf } from '#pwa/face/marking/face-box.ts'
import { FaceStage } from '#pwa/face/marking/face-stage.tsx'
import { type HandleName, HANDLES, isComplete } from '#pwa/face/marking/handles.ts'
import { MarkerTools } from '#pwa/face/marking/marker-tools.tsx'
import { ALL_SHOWN, WHERE } from '#pwa/face/marking/passes.ts'
import { confirmPoints, fromFaceMarking, isHairlineKnown, toFaceMarking } from '#pwa/face/marking/proposed-points.ts'
import { shapeHeadline } from '#pwa/face/marking/shape-words.ts'
import { useFaceMarker } from '#pwa/face/marking/use-face-marker.ts'
import type { Box } from '#pwa/face/marking/view.ts'
import { DeskGauges } from './desk-gauges.tsx'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import { signedZ } from './desk-words.ts'
import { forgetUnsaved, keepBegun, pointsKey, readBegun } from '#pwa/platform/unsaved-text.ts'
import { useDiscard } from '#pwa/admin/kit/use-discard.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'

/** Matches the face's size in the photo view. */
const CLOSER = 0.86

function closer({ left, right, top, bottom }: Box): Box {
  const [x, y] = [((right - left) * (1 - CLOSER)) / 2, ((bottom - top) * (1 - CLOSER)) / 2]
  return { left: left + x, right: right - x, top: top + y, bottom: bottom - y }
}

interface DeskMarkerProps {
  order: DeskOrder
  photo: DeskOrder['photos'][number]
  onClose: () => void
}

const Begun = z.object({
  photoId: z.string(),
  marking: FaceMarking,
  placed: z.array(z.enum(HANDLES)),
})

/** The visagist's points, which outweigh the customer's. */
export default function DeskMarker({ order, photo, onClose }: DeskMarkerProps) {
  const key = pointsKey(order.id)
  const size = { width: photo.width, height: photo.height }
  const [begun] = useState(() => {
    const kept = Begun.safeParse(readBegun(key))
    if (!kept.success || kept.data.photoId !== photo.id) return null
    return { ...fromFaceMarking(kept.data.marking, size), placed: kept.data.placed }
  })
  const [first] = useState(() => begun ?? (order.marking && fromFaceMarking(order.marking, size)))
  const marker = useFaceMarker(size, first)
  const [active, setActive] = useState<HandleName>('hairline')
  const stage = useRef<HTMLDivElement>(null)
  const { marking, reading } = marker
  const isDraft = order.marking?.by === 'aparelho'
  const isTouched = begun !== null || marker.canUndo || marker.canRedo

  // Unsaved points survive an expired session.
  useEffect(() => {
    if (isTouched)
      keepBegun(key, {
        photoId: photo.id,
        marking: toFaceMarking({ ...marking, placed: HANDLES }, { width: photo.width, height: photo.height }),
        placed: marking.placed,
      })
  }, [isTouched, key, marking, photo.id, photo.width, photo.height])
  useEffect(() => {
    stage.current?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true })
  }, [])

  const finish = () => {
    forgetUnsaved(key)
    onClose()
  }
  const { isAsked, leave, stay } = useDiscard(isTouched, finish)
  const saving = useSave({
    save: (points: FaceMarking) => call(adminDeskApi.mark, { params: { id: order.id }, body: points }),
    done: 'Pontos guardados',
    failed: 'Erro',
    stale: [DESK_KEY],
    onDone: finish,
  })
  const save = () => {
    if (saving.busy) return
    // Saving confirms every point, except an untouched estimated hairline.
    const looked = HANDLES.filter((name) => name !== 'hairline' || isHairlineKnown(marking))
    const points = FaceMarking.safeParse(toFaceMarking(confirmPoints(marking, looked), size))
    // Unchecked points are guesses, not evidence.
    if (points.success && isComplete(marking)) saving.send(points.data)
    else showToast('Faltam pontos', 'Confirme cada ponto antes de guardar.', 'danger')
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    // Esc and Ctrl+S belong to the focused field.
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') save()
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const { evidence, gauges } = reading
  return (
    <div ref={stage} className="desk-marker column grow shortens">
      <div className="desk-marker-stage stack grow shortens relative">
        <FaceStage
          src={`/api/customer-photos/${photo.id}/view`}
          alt={`${order.customerName ?? 'Cliente'}, frente`}
          marker={marker}
          shown={ALL_SHOWN}
          active={active}
          onActive={(name) => {
            stay()
            setActive(name)
          }}
          frame={() => closer(boxOf('all', marking))}
          frameKey="all"
          showsDraft
        />
        <MarkerTools marker={marker} />
      </div>
      <div className="desk-marker-bar row gap-8">
        <p role="status">
          {isAsked ? (
            'O que você moveu não foi guardado.'
          ) : evidence ? (
            <>
              {shapeHeadline(evidence)} <span className="num">{percent(evidence.confidence)}</span>
              {!isHairlineKnown(marking) && (
                <small className="block t-caption">Raiz estimada: toque nela se for ali, ou mova.</small>
              )}
            </>
          ) : (
            WHERE[active]
          )}
        </p>
        <Button kind="band" size="small" onClick={leave}>
          {isAsked ? 'Descartar' : 'Cancelar'}
        </Button>
        <Button size="small" busy={saving.busy && 'Guardando...'} onClick={save}>
          {isDraft ? 'Confirmar os pontos' : 'Guardar os pontos'}
        </Button>
      </div>
      <DeskGauges
        gauges={gauges.map(({ label, value, z: deviation }) => ({
          label,
          value: evidence ? value : '—',
          note: evidence ? signedZ(deviation) : '',
          device: null,
          apart: false,
        }))}
      />
    </div>
  )
}

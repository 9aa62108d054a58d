import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { adminFaceApi } from '#contract/face/desk-calls.ts'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { SideMarking } from '#contract/face/side.ts'
import { SIDE_POINT_LABELS, SIDE_POINTS, type SidePointName, type SideSlot } from '#visagism/side/side-points.ts'
import { readSide, SIDE_SLOT_OF } from '#visagism/side/side-reading.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { forgetUnsaved, keepBegun, readBegun, sidePointsKey } from '#pwa/platform/unsaved-text.ts'
import { PointStage } from '#pwa/face/marking/point-stage.tsx'
import { boxOfSide } from '#pwa/face/side/side-box.ts'
import { fromSideMarking, mapSide, openPoint, startOfSide, toSideMarking } from '#pwa/face/side/side-draft.ts'
import { SideLines } from '#pwa/face/side/side-lines.tsx'
import { bendWords, LINE_WORDS, SIDE_QUESTIONS } from '#pwa/face/side/side-words.ts'
import { useSideMarker } from '#pwa/face/side/use-side-marker.ts'
import { Button } from '#pwa/ui/button.tsx'
import { useDiscard } from '#pwa/admin/kit/use-discard.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import '#pwa/face/side/side-marker.css'

interface DeskSideMarkerProps {
  order: DeskOrder
  photo: DeskOrder['photos'][number]
  slot: SideSlot
  onClose: () => void
}

const BegunSide = z.object({ photoId: z.string(), marking: SideMarking })

/** The visagist's points on a side photo, which outweigh the customer's. */
export default function DeskSideMarker({ order, photo, slot, onClose }: DeskSideMarkerProps) {
  const key = sidePointsKey(order.id)
  const size = { width: photo.width, height: photo.height }
  const [begun] = useState(() => {
    const kept = BegunSide.safeParse(readBegun(key))
    return kept.success && kept.data.photoId === photo.id ? kept.data.marking : null
  })
  const [stored] = useState(() => begun ?? (order.side?.slot === slot ? SideMarking.parse(order.side) : null))
  const marker = useSideMarker(size, stored ? fromSideMarking(stored, size) : startOfSide(size, slot), true)
  const [active, setActive] = useState<SidePointName>('glabella')
  const stage = useRef<HTMLDivElement>(null)
  const { draft, canUndo } = marker
  const marking = toSideMarking(draft, size, slot)
  const isTouched = begun !== null || canUndo

  // Unsaved points survive an expired session.
  const store = useEffectEvent(() => {
    if (isTouched && marking) keepBegun(key, { photoId: photo.id, marking })
  })
  useEffect(() => store(), [draft])
  useEffect(() => {
    stage.current?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true })
  }, [])

  const finish = () => {
    forgetUnsaved(key)
    onClose()
  }
  const { isAsked, leave, stay } = useDiscard(isTouched, finish)
  const saving = useSave({
    save: (body: SideMarking) => call(adminFaceApi.markSide, { params: { id: order.id }, body }),
    done: 'Pontos guardados',
    failed: 'Erro',
    stale: [DESK_KEY],
    onDone: finish,
  })
  const save = () => {
    if (saving.busy) return
    if (marking) saving.send(marking)
    // Points that were not placed are guesses, not evidence.
    else if (openPoint(draft)) showToast('Faltam pontos', 'Ponha os quatro pontos antes de guardar.', 'danger')
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
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

  const reading = marking && readSide({ ...marking, by: 'visagista', at: '' })
  return (
    <div ref={stage} className="desk-marker column grow shortens">
      <div className="desk-marker-stage stack grow shortens relative">
        <PointStage
          src={`/api/customer-photos/${photo.id}/view`}
          alt={`${order.customerName ?? 'Cliente'}, ${SIDE_SLOT_OF[slot]}`}
          marker={marker}
          handles={SIDE_POINTS}
          look={(name) => ({
            label: SIDE_POINT_LABELS[name],
            isUpright: name === 'glabella' || name === 'chin',
            isPlaced: draft.answers[name] !== undefined && draft.answers[name] !== 'unsure',
          })}
          high={['glabella']}
          active={active}
          onActive={(name) => {
            stay()
            setActive(name)
          }}
          onPlaced={(name) =>
            setActive(SIDE_POINTS.find((one) => one !== name && draft.answers[one] === undefined) ?? name)
          }
          frame={() => (stored ? boxOfSide(draft.points) : null)}
          frameKey="side"
          keys="Setas movem um ponto da foto; com Shift, dez. Enter confirma o lugar."
        >
          {(onStage, room) => (
            <SideLines points={mapSide((name) => onStage(draft.points[name]))} shown={SIDE_POINTS} stage={room} />
          )}
        </PointStage>
      </div>
      <div className="desk-marker-bar row gap-8">
        <p role="status">
          {isAsked
            ? 'O que você moveu não foi guardado.'
            : reading
              ? `${LINE_WORDS[reading.line]}, ${bendWords(reading.convexity)}`
              : `${SIDE_QUESTIONS[active].question}.`}
        </p>
        <Button kind="band" size="small" onClick={leave}>
          {isAsked ? 'Descartar' : 'Cancelar'}
        </Button>
        <Button size="small" busy={saving.busy && 'Guardando...'} onClick={save}>
          Guardar os pontos
        </Button>
      </div>
    </div>
  )
}

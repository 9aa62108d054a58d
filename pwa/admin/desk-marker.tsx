import { lazy, Suspense } from 'react'
import { adminDeskApi, type DeskOrder } from '#contract/admin-desk.ts'
import { FaceMarking } from '#contract/onboarding.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { isComplete, toMarked } from '#pwa/ui/face-marker/handles.ts'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { DESK_KEY } from './desk-query.ts'
import { useSave } from './use-save.ts'

// The marker and the geometry behind it come when somebody marks.
const FaceMarker = lazy(() =>
  import('#pwa/ui/face-marker/face-marker.tsx').then(({ FaceMarker: Marker }) => ({ default: Marker })),
)

interface DeskMarkerProps {
  order: DeskOrder
  photo: DeskOrder['photos'][number]
  open: boolean
  onClose: () => void
}

/** The visagist's own points on the front photo: they outweigh the customer's. */
export function DeskMarker({ order, photo, open, onClose }: DeskMarkerProps) {
  const saving = useSave({
    save: (marking: FaceMarking) => call(adminDeskApi.mark, { params: { id: order.id }, body: marking }),
    done: 'Pontos guardados',
    failed: 'Erro',
    stale: [DESK_KEY],
    onDone: onClose,
  })
  const size = { width: photo.width, height: photo.height }
  return (
    <Dialog open={open} onClose={onClose} title="Marcar o rosto">
      {open && (
        <div className="desk-marker">
          <Suspense fallback={<Skeleton height={200} />}>
            <FaceMarker
              src={`/api/customer-photos/${photo.id}/view`}
              alt={`${order.customerName ?? 'Cliente'}, frente`}
              photo={size}
              saved={order.marking?.points ?? null}
            >
              {(marker) => (
                <Button
                  size="medium"
                  busy={saving.busy && 'Guardando...'}
                  onClick={() => {
                    const marking = FaceMarking.safeParse({ points: toMarked(marker.marking), photo: size })
                    // A point nobody looked at is a guess, and guesses are no evidence.
                    if (marking.success && isComplete(marker.marking)) saving.send(marking.data)
                    else showToast('Faltam pontos', 'Confirme cada ponto antes de guardar.', 'danger')
                  }}
                >
                  Guardar os pontos
                </Button>
              )}
            </FaceMarker>
          </Suspense>
        </div>
      )}
    </Dialog>
  )
}

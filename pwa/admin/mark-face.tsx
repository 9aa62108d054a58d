import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { adminApi, type AdminOrder } from '#contract/admin.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import type { MarkedPoints } from '#visagism/measure.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import './mark-face.css'

// The marker and the knowledge behind it come only to who marks.
const MarkFaceStage = lazy(() => import('./mark-face-stage.tsx'))

interface MarkFaceProps {
  order: AdminOrder
  onMarked: () => void
}

/** A visagist's points on the front photo: the best evidence after their own word. */
export function MarkFace({ order, onMarked }: MarkFaceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="medium" onClick={() => setOpen(true)}>
        Marcar o rosto na foto
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Marcar o rosto">
        <div className="mark-face">
          <Desk
            order={order}
            onMarked={() => {
              setOpen(false)
              onMarked()
            }}
          />
        </div>
      </Dialog>
    </>
  )
}

function Desk({ order, onMarked }: MarkFaceProps) {
  const client = useQueryClient()
  const queryKey = ['admin', 'marking', order.id]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => call(adminApi.marking, { params: { id: order.id } }),
    staleTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (points: MarkedPoints) => {
      if (!data?.photo) throw new Problem('photos-missing')
      const { width, height } = data.photo
      return call(adminApi.markFace, {
        params: { id: order.id },
        body: { points: { ...points }, photo: { width, height } },
      })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey })
      showToast('Pontos guardados', 'O relatório passa a usar a sua marcação.')
      onMarked()
    },
    onError: (failure) =>
      showToast(
        'Erro',
        failure instanceof Problem ? (Object.values(failure.fields)[0] ?? failure.text) : sentenceOf(failure),
        'danger',
      ),
  })
  if (error) return <p role="alert">{sentenceOf(error)}</p>
  if (!data) return <p role="status">Abrindo a foto...</p>
  if (!data.photo) return <p>A foto de frente não está mais guardada. Peça outra ao cliente.</p>
  return (
    <Suspense fallback={<p role="status">Abrindo a foto...</p>}>
      <MarkFaceStage photo={data.photo} saved={data.marking?.points ?? null} isSaving={isPending} onSave={mutate} />
    </Suspense>
  )
}

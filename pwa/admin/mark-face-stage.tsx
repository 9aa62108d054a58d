import { fillPath } from '#contract/endpoint.ts'
import { adminRecordsApi } from '#contract/admin-records.ts'
import type { MarkedPoints } from '#visagism/measure.ts'
import { Button } from '#pwa/ui/button.tsx'
import { FaceMarker } from '#pwa/ui/face-marker/face-marker.tsx'
import { toMarked } from '#pwa/ui/face-marker/handles.ts'

interface MarkFaceStageProps {
  photo: { id: string; width: number; height: number }
  saved: MarkedPoints | null
  isSaving: boolean
  onSave: (points: MarkedPoints) => void
}

export default function MarkFaceStage({ photo, saved, isSaving, onSave }: MarkFaceStageProps) {
  const src = fillPath(adminRecordsApi.viewPhoto.path, { id: photo.id })
  return (
    <FaceMarker
      src={src}
      alt="Foto de frente do cliente"
      photo={{ width: photo.width, height: photo.height }}
      saved={saved}
    >
      {({ marking, reading }) => (
        <Button
          wide
          disabled={reading.evidence === null}
          busy={isSaving && 'Guardando...'}
          onClick={() => onSave(toMarked(marking))}
        >
          Guardar os pontos
        </Button>
      )}
    </FaceMarker>
  )
}

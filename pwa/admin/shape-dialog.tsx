import { lazy, Suspense, useState } from 'react'
import { FACE_SHAPES, type FaceShape } from '#visagism/axes.ts'
import { SHAPE_NAMES } from '#visagism/shape-names.ts'
import { SHAPE_PORTRAITS } from '#visagism/shape-portraits.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { MarkFace } from './mark-face.tsx'
import type { OrderDesk } from './order-desk.ts'
import { orderWords } from './order-words.ts'
import './shape-dialog.css'

// The portrait engine comes only when somebody is asked for a shape.
const ShapeFace = lazy(() => import('./shape-face.tsx'))

/** Asked when nothing in the order tells the face's shape: a visagist's word is evidence, a guess of ours is not. */
export function ShapeDialog({ reports }: Pick<OrderDesk, 'reports'>) {
  const [chosen, setChosen] = useState<FaceShape | null>(null)
  const { asking, makeWith, cancel } = reports
  const close = () => {
    setChosen(null)
    cancel()
  }
  const confirm = () => {
    if (chosen) makeWith(chosen)
    setChosen(null)
  }
  return (
    <Dialog
      open={asking !== null}
      onClose={close}
      title="Confirme o formato do rosto"
      footer={
        <>
          <Button size="medium" disabled={chosen === null} onClick={confirm}>
            {chosen ? `Gerar com rosto ${SHAPE_NAMES[chosen].adjective}` : 'Escolha um formato'}
          </Button>
          <Button kind="secondary" size="medium" onClick={close}>
            Cancelar
          </Button>
        </>
      }
    >
      {asking && (
        <div className="dialog-words">
          <p>
            <b>{orderWords(asking)}</b> Nada neste pedido diz o formato do rosto. Marque os pontos na foto de frente, ou
            escolha o formato que você vê: o relatório dirá que foi um visagista quem conferiu.
          </p>
          <MarkFace
            order={asking}
            onMarked={() => {
              close()
              reports.make(asking)
            }}
          />
          <ShapeChoices chosen={chosen} onChoose={setChosen} />
          <p className="shape-contour" aria-live="polite">
            {chosen ? SHAPE_PORTRAITS[chosen].contour : 'O contorno de cada formato está traçado sobre o rosto.'}
          </p>
        </div>
      )}
    </Dialog>
  )
}

interface ShapeChoicesProps {
  chosen: FaceShape | null
  onChoose: (shape: FaceShape) => void
}

/** The seven, as a specimen sheet. */
function ShapeChoices({ chosen, onChoose }: ShapeChoicesProps) {
  return (
    <fieldset className="shapes">
      <legend className="visually-hidden">Formato do rosto</legend>
      {FACE_SHAPES.map((shape) => (
        <label key={shape} className="shape" htmlFor={`shape-${shape}`}>
          <input
            id={`shape-${shape}`}
            className="visually-hidden"
            type="radio"
            name="faceShape"
            value={shape}
            checked={chosen === shape}
            onChange={() => onChoose(shape)}
          />
          <Suspense fallback={<span className="shape-face" />}>
            <ShapeFace shape={shape} />
          </Suspense>
          <span className="shape-name">{SHAPE_NAMES[shape].name}</span>
        </label>
      ))}
    </fieldset>
  )
}

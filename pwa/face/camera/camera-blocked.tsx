import type { PhotoSlot } from '#contract/onboarding.ts'
import { inAppBrowserOf } from '#pwa/platform/install.ts'
import { permissionWay } from '#pwa/platform/permission-words.ts'
import { CameraTop } from './camera-top.tsx'
import { GalleryButton } from './gallery-button.tsx'

export type CameraTrouble = 'refused' | 'absent' | 'busy' | 'lost' | 'unsupported'

const TROUBLE_WORDS: Readonly<Record<CameraTrouble, { title: string; text: string }>> = {
  refused: {
    title: 'A câmera está bloqueada',
    text: 'Esta página não tem permissão para usar a câmera.',
  },
  absent: {
    title: 'Não encontramos uma câmera',
    text: 'Este aparelho não tem câmera, ou ela está desligada. Escolha uma foto que você já tem.',
  },
  busy: {
    title: 'A câmera está ocupada',
    text: 'Outro aplicativo está usando a câmera. Feche-o e tente de novo, ou use um dos caminhos abaixo.',
  },
  lost: {
    title: 'A câmera foi desligada',
    text: 'Ela estava funcionando e parou: foi desconectada, ou outro aplicativo a usou. As fotos que você já tirou continuam aqui.',
  },
  unsupported: {
    title: 'A câmera não abre aqui',
    text: 'Este navegador não deixa a página usar a câmera. A câmera do próprio celular e a galeria funcionam.',
  },
}

interface CameraBlockedProps {
  slot: PhotoSlot
  trouble: CameraTrouble
  onPhoto: (photo: Blob) => void
  onRetry: () => void
  onClose: () => void
}

/** File inputs open the camera app and gallery without a permission. */
export function CameraBlocked({ slot, trouble, onPhoto, onRetry, onClose }: CameraBlockedProps) {
  const { title, text } = TROUBLE_WORDS[trouble]
  // In-app browsers report their missing camera as absent.
  const isInApp = inAppBrowserOf() !== null
  const hasWay = trouble === 'refused' || (trouble === 'unsupported' && isInApp)
  const way = [
    ...(isInApp ? [] : [text]),
    permissionWay('câmera'),
    'Ou use um dos caminhos abaixo: o resultado é o mesmo.',
  ]
  return (
    <div className="camera-view camera-blocked column">
      <CameraTop slot={slot} onClose={onClose} />
      <div className="camera-blocked-words stack gap-16 t-pretty" role="alert">
        <h3 className="t-h1">{title}</h3>
        <p>{hasWay ? way.join(' ') : text}</p>
      </div>
      <div className="camera-blocked-ways stack gap-10">
        {trouble !== 'absent' && (
          <GalleryButton
            className="camera-pill camera-pill-primary"
            label="Usar a câmera do celular"
            takesFocus
            capture={slot === 'front' ? 'user' : 'environment'}
            onFile={onPhoto}
          >
            Usar a câmera do celular
          </GalleryButton>
        )}
        <GalleryButton
          className={trouble === 'absent' ? 'camera-pill camera-pill-primary' : 'camera-pill'}
          label="Escolher da galeria"
          takesFocus={trouble === 'absent'}
          onFile={onPhoto}
        >
          Escolher da galeria
        </GalleryButton>
        <button type="button" className="camera-link" onClick={onRetry}>
          Tentar de novo
        </button>
      </div>
    </div>
  )
}

export function troubleOf(error: string | DOMException): CameraTrouble {
  if (typeof error === 'string') return 'unsupported'
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'refused'
  if (error.name === 'NotReadableError' || error.name === 'AbortError') return 'busy'
  return 'absent'
}

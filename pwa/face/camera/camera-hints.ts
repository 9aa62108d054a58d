import type { PhotoSlot } from '#contract/onboarding.ts'

export interface CameraHint {
  icon: 'eye' | 'ruler' | 'scissors' | 'speaker' | 'sun' | 'timer' | 'user'
  text: string
}

export const HINT_MS = 4500

const LIGHT: CameraHint = { icon: 'sun', text: 'De frente para a janela' }
const DISTANCE: CameraHint = { icon: 'ruler', text: 'A um braço de distância' }
const TIED: CameraHint = { icon: 'scissors', text: 'Cabelo preso, testa à mostra' }

/** In display order: light, distance, hair, pose. */
export const CAMERA_HINTS: Readonly<Record<PhotoSlot, readonly CameraHint[]>> = {
  front: [DISTANCE, LIGHT, TIED, { icon: 'eye', text: 'Olhe para a câmera, sem sorrir' }],
  side_left: [
    { icon: 'user', text: 'Mostre o lado esquerdo do rosto' },
    { icon: 'timer', text: 'Apoie o celular e mude para 10 s' },
    { icon: 'scissors', text: 'Orelha e queixo à mostra' },
    { icon: 'eye', text: 'Olhe para a frente, queixo reto' },
  ],
  side_right: [
    { icon: 'user', text: 'Mostre o lado direito do rosto' },
    { icon: 'timer', text: 'Apoie o celular e mude para 10 s' },
    { icon: 'scissors', text: 'Orelha e queixo à mostra' },
    { icon: 'eye', text: 'Olhe para a frente, queixo reto' },
  ],
  back: [
    { icon: 'user', text: 'Fique de costas para a câmera' },
    { icon: 'timer', text: 'Apoie o celular e mude para 10 s' },
    { icon: 'scissors', text: 'Cabelo como você costuma usar' },
  ],
}

export const TOO_DARK: CameraHint = { icon: 'sun', text: 'Está escuro: procure mais luz' }
export const TOO_BRIGHT: CameraHint = { icon: 'sun', text: 'Luz forte demais: afaste-se dela' }

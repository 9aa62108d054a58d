import type { PhotoSlot } from '#contract/onboarding.ts'

/** What the phone says aloud for the photos in which one cannot see its screen. */
export const SPOKEN_POSES: Readonly<Partial<Record<PhotoSlot, string>>> = {
  side_left: 'Mostre o lado esquerdo do rosto. Olhe para a frente, com o queixo reto.',
  side_right: 'Mostre o lado direito do rosto. Olhe para a frente, com o queixo reto.',
  back: 'Fique de costas para a câmera, com a cabeça reta.',
}

export const SPOKEN_DONE = 'Pronto. Fotos tiradas.'

/** Side and back: nobody sees whether the photo came out, so several are taken and the sharpest is proposed. */
export const BURST_OF = 5
export const isBlind = (slot: PhotoSlot) => slot !== 'front'

import type { PhotoSlot } from '#contract/onboarding.ts'

const POSES: Readonly<Partial<Record<PhotoSlot, string>>> = {
  side_left: 'Mostre o lado esquerdo do rosto. Olhe para a frente, com o queixo reto.',
  side_right: 'Mostre o lado direito do rosto. Olhe para a frente, com o queixo reto.',
  back: 'Fique de costas para a câmera, com a cabeça reta.',
}
const FIRST_OF_ALL = 'Eu conto em voz alta, não precisa olhar.'
let isFirst = true

/** How one stands for a photo in which one cannot see the screen; undefined where one can. */
export const spokenPose = (slot: PhotoSlot): string | undefined => POSES[slot]

/** The same as the camera opens; before the first such photo of a visit it says, once, that nobody has to look. */
export function openingWords(slot: PhotoSlot): string {
  const words = `${isFirst ? `${FIRST_OF_ALL} ` : ''}${POSES[slot] ?? ''}`
  isFirst = false
  return words
}

/** After the shot: one may look again. */
export const spokenDone = (slot: PhotoSlot) => (slot === 'back' ? 'Pronto, pode olhar.' : 'Pronto, pode voltar.')

/** Side and back: nobody sees whether the photo came out, so several are taken and the sharpest is proposed. */
export const BURST_OF = 5
export const isBlind = (slot: PhotoSlot) => slot !== 'front'

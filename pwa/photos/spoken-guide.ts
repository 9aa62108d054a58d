import type { PhotoSlot } from '#contract/onboarding.ts'

const POSES: Readonly<Partial<Record<PhotoSlot, string>>> = {
  side_left: 'Mostre o lado esquerdo do rosto. Olhe para a frente, com o queixo reto.',
  side_right: 'Mostre o lado direito do rosto. Olhe para a frente, com o queixo reto.',
  back: 'Fique de costas para a câmera, com a cabeça reta.',
}
const FIRST_OF_ALL = 'Eu conto em voz alta, não precisa olhar.'
let isFirst = true

/** The pose, for slots where the screen cannot be seen. Else undefined. */
export const spokenPose = (slot: PhotoSlot): string | undefined => POSES[slot]

/** The first time in a visit, it adds that nobody has to look. */
export function openingWords(slot: PhotoSlot): string {
  const words = `${isFirst ? `${FIRST_OF_ALL} ` : ''}${POSES[slot] ?? ''}`
  isFirst = false
  return words
}

/** After the shot. */
export const spokenDone = (slot: PhotoSlot) => (slot === 'back' ? 'Pronto, pode olhar.' : 'Pronto, pode voltar.')

/** Side and back: the result cannot be seen, so several are taken and the sharpest is proposed. */
export const BURST_OF = 5
export const isBlind = (slot: PhotoSlot) => slot !== 'front'

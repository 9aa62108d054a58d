import type { PhotoSlot } from '#contract/onboarding.ts'

const POSES: Readonly<Partial<Record<PhotoSlot, string>>> = {
  side_left: 'Mostre o lado esquerdo do rosto. Olhe para a frente, com o queixo reto.',
  side_right: 'Mostre o lado direito do rosto. Olhe para a frente, com o queixo reto.',
  back: 'Fique de costas para a câmera, com a cabeça reta.',
}
const FIRST_OF_ALL = 'Eu conto em voz alta, não precisa olhar.'
let isFirst = true

/** For slots where the screen cannot be seen. */
export const spokenPose = (slot: PhotoSlot): string | undefined => POSES[slot]

/** Says once a visit that nobody has to look. */
export function openingWords(slot: PhotoSlot): string {
  const words = `${isFirst ? `${FIRST_OF_ALL} ` : ''}${POSES[slot] ?? ''}`
  isFirst = false
  return words
}

export const spokenDone = (slot: PhotoSlot) => (slot === 'back' ? 'Pronto, pode olhar.' : 'Pronto, pode voltar.')

/** The result cannot be seen: several are taken, the sharpest is proposed. */
export const BURST_OF = 5
export const isBlind = (slot: PhotoSlot) => slot !== 'front'

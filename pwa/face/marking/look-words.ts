import type { HairlineSight } from '#visagism/face/proposed.ts'
import type { PointLook } from './proposed-points.ts'

interface LookWords {
  readonly question: string
  readonly where: string
}

const TEMPLES: LookWords = {
  question: 'A testa acaba aqui?',
  where: 'E a maçã, no ponto mais largo, também? Um ponto de cada lado. É onde o celular mais erra.',
}
const JAW: LookWords = {
  question: 'O canto da mandíbula',
  where: 'Onde o osso vira para subir à orelha. Passe o dedo no seu, e acerte no celular.',
}
const HAIRLINES: Readonly<Record<Exclude<HairlineSight, 'seen'>, LookWords>> = {
  fringe: {
    question: 'A franja esconde a raiz',
    where: 'A linha é uma estimativa. Arraste até onde o cabelo nasce, ou tire outra com a franja erguida.',
  },
  unsure: {
    question: 'O cabelo nasce aqui?',
    where: 'A luz confunde o celular. Arraste a linha até a raiz, no meio da testa.',
  },
  unseen: {
    question: 'A raiz não aparece',
    where: 'A linha é uma estimativa. Se sabe onde o cabelo nasce, arraste até lá; se não, deixe.',
  },
}

export function lookWords(look: PointLook, hairline: HairlineSight): LookWords {
  if (look === 'temples') return TEMPLES
  return look === 'jaw' ? JAW : HAIRLINES[hairline === 'seen' ? 'unsure' : hairline]
}

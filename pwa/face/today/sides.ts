import { CLIPPER_CM } from '#visagism/observed/landmarks.ts'
import { centimetres } from './ruler-scale.ts'

/** Guards of a clipper, then fingers. */
export const SIDES: readonly (readonly [words: string, cm: number])[] = [
  ...CLIPPER_CM.map((cm, guard) => [guard === 0 ? 'Na pele' : `Máquina ${guard}`, cm] as const),
  ['Um dedo', 1.5],
  ['Dois dedos', 3],
  ['Mais que isso', 6],
]

/** “máquina 2”; “4 cm” where no answer says it. */
export const sidesWords = (cm: number): string =>
  cm === 6
    ? 'mais de dois dedos'
    : (SIDES.find(([, one]) => one === cm)?.[0].toLocaleLowerCase('pt-BR') ?? `${centimetres(cm)} cm`)

import type { Reading } from '#contract/reading.ts'

/** A drawing may claim the person's shape and, only if their photo was measured, their thirds. Skin and hair are generic. */
export function drawingWords({ face, evidence }: Pick<Reading, 'face' | 'evidence'>): string {
  const name = face.named.find(({ shape }) => shape === face.primary)?.name ?? face.headline
  const known = evidence.measures?.thirds
    ? `formato ${name.toLowerCase()}, com os terços medidos na sua foto`
    : `formato ${name.toLowerCase()}`
  return `Um desenho do ${known}: não é o seu retrato, e a pele e o cabelo são neutros. Mostra o corte, não promete resultado.`
}

import type { DeskEvidence, DeskOrder } from '#contract/admin/desk.ts'
import { formatDay } from '#contract/format.ts'
import { SHAPE_NAMES } from '#visagism/shape-names.ts'

/** `z +0,4`: how far from the mean, in deviations. The server writes it so too (api/admin/desk.ts). */
export const signedZ = (z: number) => `z ${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1).replace('.', ',')}`

/**
 * What the proposal rests on, for whoever reads fifty of them a day: `Pontos do cliente, 22/11/2026. Leitura firme. O teste
 * concorda.` The report tells the customer the same in whole sentences.
 */
export function evidenceWords(proposal: DeskEvidence, marking: DeskOrder['marking']): string {
  const { source, quizAgrees, sentence } = proposal
  const from =
    source === 'pontos'
      ? `Pontos ${marking?.by === 'visagista' ? 'do visagista' : 'do cliente'}, ${formatDay(marking?.at)}. ${sureness(proposal)}`
      : source === 'ia'
        ? 'Sugerida por um programa que olhou a foto; ninguém a mediu ainda.'
        : 'Vem só das respostas do teste; nada foi medido na foto.'
  if (source === 'teste' || quizAgrees === null) return from
  return `${from} ${quizAgrees ? 'O teste concorda.' : otherShape(sentence)}`
}

function sureness({ level, primary, secondary }: DeskEvidence): string {
  if (level === 'alta') return 'Leitura firme.'
  const second = SHAPE_NAMES[secondary].name.toLowerCase()
  if (level === 'média') return `Leitura boa; veja também ${second}.`
  return `${SHAPE_NAMES[primary].name} e ${second} aparecem quase juntas.`
}

/** Which shape the test speaks of is told by the sentence alone. */
function otherShape(sentence: string): string {
  const shape = /respostas apontavam ([^;.]+)/.exec(sentence)?.[1]
  return shape ? `O teste diz ${shape}.` : 'O teste diz outra forma.'
}

import type { Certainty } from '../knowledge/sources.ts'

export const SUBJECT_ORIGIN: Readonly<Partial<Record<Certainty, string>>> = {
  C: 'conselhos de uma fonte só; trate-os como ponto de partida.',
  M: 'conselhos da prática da profissão, sem obra que os assine.',
  P: 'proposta nossa, à espera de mais casos confirmados.',
}

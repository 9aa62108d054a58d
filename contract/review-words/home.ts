import type { ReviewWords } from '../review.ts'

export const READING_STEP_NAME: ReviewWords = { auto: 'Leitura do rosto', required: 'Análise de especialista' }
export const READING_STEP: ReviewWords = {
  auto: 'O programa lê os pontos que você marca na foto ou as suas respostas ao teste. O guia diz de onde veio cada conclusão.',
  required: 'Uma visagista olha as suas fotos, confere a leitura do rosto e aprova o guia antes de ele sair.',
}

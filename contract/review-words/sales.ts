/** For the sales page and the quiz result. */
import type { ReviewWords } from '../review.ts'

export const SALES_STEP_NAME: ReviewWords = { auto: 'Leitura do seu rosto', required: 'Leitura de visagista' }
export const SALES_STEP: ReviewWords = {
  auto: 'Dos pontos que você marca na foto ou das suas respostas ao teste, com o seu estilo e o seu objetivo.',
  required: 'Uma visagista confere o formato nas suas fotos, com o seu estilo e o seu objetivo.',
}
export const WHO_LOOKS_NAME: ReviewWords = { auto: 'Quem mede é um programa', required: 'Quem confere é gente' }
export const WHO_LOOKS: ReviewWords = {
  auto: 'Ele propõe os pontos, você acerta cada um na sua foto, e o guia diz de onde veio cada conclusão. Você pode pedir que uma pessoa da nossa equipe reveja.',
  required:
    'Uma visagista confere cada medida sobre as suas fotos, responde ao que você escreveu e aprova o guia. Sem o sim dela, ele não sai.',
}
export const SHAPE_SOURCE: ReviewWords = {
  auto: 'pelos pontos que você marcar na foto',
  required: 'conferido por visagista',
}

/** Includes the page's description. */
import { DELIVERY_TIME } from '../offer.ts'
import type { ReviewWords } from '../review.ts'

export const ANALYSIS_STEP_NAME: ReviewWords = { auto: 'Análise', required: 'Análise profissional' }
export const ANALYSIS_STEP: ReviewWords = {
  auto: 'O programa lê os pontos marcados na foto, ou as suas respostas ao teste, e monta as páginas. Se faltam os dois, alguém da nossa equipe olha as fotos.',
  required: 'Uma visagista olha as fotos, confere o formato do rosto e aprova o que vamos recomendar a você.',
}
export const WAY_DESCRIPTION: ReviewWords = {
  auto: `Compra, acesso por link, 4 fotos guiadas, formulário, leitura do rosto e PDF em até ${DELIVERY_TIME}. Veja o caminho inteiro, com o tempo de cada passo.`,
  required: `Compra, acesso por link, 4 fotos guiadas, formulário, análise de visagista e PDF em até ${DELIVERY_TIME}. Veja o caminho inteiro, com o tempo de cada passo.`,
}
export const WHO_MARKS: ReviewWords = {
  auto: 'Você marca os pontos na sua foto de frente, em dois minutos, e o programa faz a conta. Sem eles, o formato vem das suas respostas ao teste.',
  required:
    'Você marca os pontos na sua foto de frente, em dois minutos, e o programa faz a conta. Com eles ou sem eles, uma visagista confere a leitura.',
}

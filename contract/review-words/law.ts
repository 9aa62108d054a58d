/** For privacy policy and terms. */
import type { ReviewWords } from '../review.ts'

export const PRIVACY_CHECK: ReviewWords = {
  auto: 'Havendo pontos marcados ou respostas do teste, o relatório pode ser feito e entregue só por programa. Não havendo, alguém da nossa equipe olha as fotos antes.',
  required: 'Antes da entrega, uma pessoa da nossa equipe olha as fotos e confere o relatório.',
}
export const TERMS_CHECK: ReviewWords = {
  auto: 'O relatório é feito por programa, a partir das suas respostas e dos pontos que você marcar na foto de frente; ele diz de onde veio a leitura do rosto. Você pode pedir que uma pessoa da nossa equipe a reveja.',
  required:
    'Programas ajudam a medir e a redigir. Uma visagista da nossa equipe confere a leitura do rosto e aprova cada relatório antes da entrega.',
}

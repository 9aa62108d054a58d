/** For the frequent questions. */
import type { ReviewWords } from '../review.ts'

export const TEST_OR_ANALYSIS: ReviewWords = {
  auto: 'A análise junta quatro fotos, um formulário e, se você quiser, pontos marcados na foto de frente, e vira um guia de mais de 30 páginas.',
  required:
    'A análise junta quatro fotos, um formulário e o olhar de uma visagista, e vira um guia de mais de 30 páginas.',
}
export const MADE_BY_AI: ReviewWords = {
  auto: 'Por programas, sim: eles leem os pontos marcados ou as suas respostas e redigem as páginas. O próprio guia diz de onde veio a conclusão, e você pode pedir que uma pessoa da nossa equipe reveja.',
  required:
    'Programas ajudam a medir e a redigir; uma visagista confere a leitura do rosto e aprova o guia antes de ele sair. O próprio guia diz de onde veio a conclusão.',
}

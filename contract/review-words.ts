/**
 * Every sentence that says who looks at a face, measures it or checks a report, in the two versions of `REPORT_REVIEW`: site,
 * app, mails and terms take them from here, so that none promises a person where nobody looks.
 */
import { DELIVERY_TIME } from './offer.ts'
import type { Review } from './review.ts'

/** One sentence, as it is true under each setting. */
export type ReviewWords = Readonly<Record<Review, string>>

/** Home. */
export const READING_STEP_NAME: ReviewWords = { auto: 'Leitura do rosto', required: 'Análise de especialista' }
export const READING_STEP: ReviewWords = {
  auto: 'O programa lê os pontos que você marca na foto ou as suas respostas ao teste. O guia diz de onde veio cada conclusão.',
  required: 'Uma visagista olha as suas fotos, confere a leitura do rosto e aprova o guia antes de ele sair.',
}

/** How it works. */
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

/** About. */
export const ABOUT_CHECK_NAME: ReviewWords = { auto: 'Diz de onde veio', required: 'Gente confere' }
export const ABOUT_CHECK: ReviewWords = {
  auto: 'Programas medem e redigem. O relatório diz de onde veio cada conclusão e com que certeza, e você pode pedir que uma pessoa reveja.',
  required:
    'Programas ajudam a medir e a redigir; uma visagista confere a leitura do rosto e aprova cada relatório, que diz de onde veio cada conclusão.',
}
export const ABOUT_DESCRIPTION: ReviewWords = {
  auto: 'Um ateliê de visagismo online: lemos rostos sem julgar e explicamos o porquê de cada conselho. Conheça o que nos move e de onde vem o que dizemos.',
  required:
    'Um ateliê de visagismo online: lemos rostos sem julgar, explicamos o porquê e uma visagista confere. Conheça o que nos move e de onde vem o que dizemos.',
}

/** Questions. */
export const TEST_OR_ANALYSIS: ReviewWords = {
  auto: 'A análise junta quatro fotos, um formulário e, se você quiser, pontos marcados na foto de frente, e vira um relatório de mais de 30 páginas.',
  required:
    'A análise junta quatro fotos, um formulário e o olhar de uma visagista, e vira um relatório de mais de 30 páginas.',
}
export const MADE_BY_AI: ReviewWords = {
  auto: 'Por programas, sim: eles leem os pontos marcados ou as suas respostas e redigem as páginas. O próprio relatório diz de onde veio a conclusão, e você pode pedir que uma pessoa da nossa equipe reveja.',
  required:
    'Programas ajudam a medir e a redigir; uma visagista confere a leitura do rosto e aprova o relatório antes de ele sair. O próprio relatório diz de onde veio a conclusão.',
}

/** The law's pages. */
export const PRIVACY_CHECK: ReviewWords = {
  auto: 'Havendo pontos marcados ou respostas do teste, o relatório pode ser feito e entregue só por programa. Não havendo, alguém da nossa equipe olha as fotos antes.',
  required: 'Antes da entrega, uma pessoa da nossa equipe olha as fotos e confere o relatório.',
}
export const TERMS_CHECK: ReviewWords = {
  auto: 'O relatório é feito por programa, a partir das suas respostas e dos pontos que você marcar na foto de frente; ele diz de onde veio a leitura do rosto. Você pode pedir que uma pessoa da nossa equipe a reveja.',
  required:
    'Programas ajudam a medir e a redigir. Uma visagista da nossa equipe confere a leitura do rosto e aprova cada relatório antes da entrega.',
}

/** The sales page and the result of the test. */
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

/** The order, while its report is in the works; an order that waits for a visagist says the second under both settings. */
export const IN_THE_WORKS: ReviewWords = {
  auto: 'Estamos preparando o seu relatório.',
  required: 'Uma visagista vai conferir o seu relatório.',
}
/** The mail that says that form and photos have arrived. */
export const RECEIVED: ReviewWords = {
  auto: 'O formulário e as quatro fotos chegaram bem. Seu relatório já está sendo preparado.',
  required:
    'O formulário e as quatro fotos chegaram bem. Uma visagista da nossa equipe vai olhar as fotos e conferir o relatório antes de enviá-lo.',
}

import { DELIVERY_TIME } from '#contract/offer.ts'
import { READING_STEP, READING_STEP_NAME } from '#contract/review-words/home.ts'
import { trueHere } from '#pwa/frame/review.ts'

export const HOME_HERO = {
  title: ['O rosto', 'ideal', 'é o seu.'],
  lead: 'Sete perguntas dizem o formato. O guia mede o seu em quatro fotos.',
  test: 'Descobrir Meu Formato, Grátis',
  guide: 'Guia',
  buy: 'Começar Agora',
  how: 'Como Funciona',
  look: 'Ver por dentro',
} as const

export const HOME_GUIDE = {
  title: 'Um guia que só serve em você.',
  lead: 'Mais de 30 páginas com as suas fotos, escritas a partir das suas respostas. Estes são alguns dos capítulos, na ordem em que vêm.',
} as const

export const HOME_STEPS = {
  title: 'Três passos, sem sair de casa.',
  steps: [
    { name: 'Envie 4 fotos', text: 'Frente, os dois perfis e as costas. A câmera guia você, foto por foto.' },
    { name: trueHere(READING_STEP_NAME), text: trueHere(READING_STEP) },
    {
      name: 'Receba seu guia',
      text: `Em até ${DELIVERY_TIME}. Avisamos por e-mail, e o PDF fica no seu painel.`,
    },
  ],
} as const

export const HOME_QUIZ = {
  title: 'Qual é o formato do seu rosto?',
  lead: 'Descubra em 7 perguntas e 3 minutos. É grátis.',
  levels: ['cabelo', 'sobrancelha', 'base do nariz', 'queixo'],
  start: 'FAZER TESTE GRATUITO AGORA',
} as const

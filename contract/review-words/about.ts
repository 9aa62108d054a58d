import type { ReviewWords } from '../review.ts'

export const ABOUT_CHECK_NAME: ReviewWords = { auto: 'Diz de onde veio', required: 'Gente confere' }
export const ABOUT_CHECK: ReviewWords = {
  auto: 'Programas medem e redigem. O guia diz de onde veio cada conclusão e com que certeza, e você pode pedir que uma pessoa reveja.',
  required:
    'Programas ajudam a medir e a redigir; uma visagista confere a leitura do rosto e aprova cada guia, que diz de onde veio cada conclusão.',
}
export const ABOUT_DESCRIPTION: ReviewWords = {
  auto: 'Um ateliê de visagismo online: lemos rostos sem julgar e explicamos o porquê de cada conselho. Conheça o que nos move e de onde vem o que dizemos.',
  required:
    'Um ateliê de visagismo online: lemos rostos sem julgar, explicamos o porquê e uma visagista confere. Conheça o que nos move e de onde vem o que dizemos.',
}

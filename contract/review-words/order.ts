import type { ReviewWords } from '../review.ts'

/** An order waiting for a visagist uses the second under both settings. */
export const IN_THE_WORKS: ReviewWords = {
  auto: 'Estamos preparando o seu guia.',
  required: 'Uma visagista vai conferir o seu guia.',
}
/** Mail confirming form and photos. */
export const RECEIVED: ReviewWords = {
  auto: 'O formulário e as quatro fotos chegaram bem. Seu guia já está sendo preparado.',
  required:
    'O formulário e as quatro fotos chegaram bem. Uma visagista da nossa equipe vai olhar as fotos e conferir o guia antes de enviá-lo.',
}

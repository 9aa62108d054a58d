/** What an order and its mail say of who reads a face. */
import type { ReviewWords } from '../review.ts'

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

/** What is said once the keepsake's picture is painted. */
export const KEEPSAKE = {
  saved: 'Imagem guardada no aparelho.',
  /** Beside the picture, to whoever gets it. */
  sent: (test: string) => `A minha frase, do teste do Rosto Ideal. Faça o seu, é grátis: ${test}`,
} as const

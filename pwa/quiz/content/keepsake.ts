/** Shown once the keepsake's picture is painted. */
export const KEEPSAKE = {
  saved: 'Imagem guardada no aparelho.',
  /** Text sent with the picture. */
  sent: (test: string) => `A minha frase, do teste do Rosto Ideal. Faça o seu, é grátis: ${test}`,
} as const

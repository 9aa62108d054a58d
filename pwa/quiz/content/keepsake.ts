export const KEEPSAKE = {
  saved: 'Imagem guardada no aparelho.',
  sent: (test: string) => `A minha frase, do teste do Rosto Ideal. Faça o seu, é grátis: ${test}`,
} as const

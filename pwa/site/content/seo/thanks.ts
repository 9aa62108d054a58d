export const SEO = {
  title: 'Obrigado',
  description: 'Sua compra foi confirmada. Veja os próximos três passos.',
} as const

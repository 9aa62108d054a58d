/** What search engines read of this page, and the browser's tab. */
export const SEO = {
  title: 'Obrigado',
  description: 'Sua compra foi confirmada. Veja os próximos três passos.',
} as const

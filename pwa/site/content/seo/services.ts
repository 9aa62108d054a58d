/** What search engines read of this page, and the browser's tab. */
export const SEO = {
  title: 'Nosso Serviço de Visagismo Online',
  description:
    'Análise facial, análise de cores, consultoria de estilo ou a transformação completa, por R$ 79,90. Compare o que vem em cada uma e escolha por onde começar.',
  keywords: 'visagismo online, análise facial, análise de cores, consultoria de estilo, preço visagismo',
} as const

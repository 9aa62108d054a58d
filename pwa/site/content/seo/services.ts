export const SEO = {
  title: 'Nosso Serviço de Visagismo Online',
  description:
    'Análise facial, análise de cores e consultoria de estilo num guia só, por R$ 79,90. Veja as páginas de cada uma antes de comprar e comece pela sua dúvida.',
  keywords: 'visagismo online, análise facial, análise de cores, consultoria de estilo, preço visagismo',
} as const

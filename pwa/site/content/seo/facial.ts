export const SEO = {
  title: 'O que é Análise Facial',
  description:
    'Entenda como se mede um rosto, os sete formatos e o que cada um pede. E receba a sua análise, com três cortes desenhados e um cartão para o salão.',
  keywords: 'análise facial, formato de rosto, tipos de rosto, corte para formato de rosto',
} as const

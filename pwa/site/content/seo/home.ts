/** What search engines read of this page, and the browser's tab. */
export const SEO = {
  title: null,
  description:
    'Visagismo online: envie quatro fotos e receba em até 72 horas um guia de corte, cor e estilo feito para o seu rosto. Mais de 30 páginas em PDF, com 7 dias de garantia.',
  keywords:
    'visagismo, visagismo online, formato do rosto, análise facial, corte de cabelo para o meu rosto, coloração pessoal',
} as const

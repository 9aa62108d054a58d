export const SEO = {
  title: 'Consultoria de Estilo Online',
  description:
    'Vertical, horizontal, inclinada, curva: o que cada linha comunica e como usá-la a favor do seu rosto. Decotes, golas, óculos e acessórios, num guia em PDF.',
  keywords: 'consultoria de estilo online, consultoria de imagem, decotes para formato de rosto, linguagem visual',
} as const

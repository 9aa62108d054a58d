export const SEO = {
  title: 'Sem conexão',
  description: 'Esta página precisa de internet. Veja o que funciona sem ela.',
} as const

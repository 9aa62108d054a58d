export const SEO = {
  title: 'Central de Ajuda',
  description:
    'Acesso, fotos, formulário, prazo, relatório, pagamento e dados: procure por uma palavra e resolva em um minuto.',
  keywords: 'ajuda rosto ideal, suporte visagismo',
} as const

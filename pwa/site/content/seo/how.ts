/** What search engines read of this page, and the browser's tab. */
export const SEO = {
  title: 'Como Funciona',
  description:
    'Compra, acesso por link, 4 fotos guiadas, formulário, análise de visagistas e PDF em até 72 horas úteis. Veja o caminho inteiro, com o tempo de cada passo.',
  keywords: 'como funciona visagismo online, análise facial por foto, consultoria de imagem online',
} as const

export const UNSUBSCRIBE = {
  title: 'Sair da lista de e-mails',
  lead: 'Confirme o endereço e não escrevemos mais com novidades e resultados do teste. Os e-mails de um pedido seu, como o aviso de que o guia ficou pronto, continuam chegando.',
  email: 'Seu e-mail',
  reason: 'Por que está saindo?',
  reasonHelp: 'Se quiser contar. Ajuda a gente a incomodar menos.',
  confirm: 'Confirmar descadastro',
  sending: 'Descadastrando...',
  cancel: 'Cancelar',
  missing: { title: 'Email obrigatório', text: 'Por favor, informe seu email para descadastrar.' },
  failed: {
    title: 'Erro ao descadastrar',
    text: 'Ocorreu um erro. Tente novamente ou entre em contato conosco.',
  },
  done: {
    title: 'Descadastro realizado',
    text: 'Você foi removido da nossa lista de emails com sucesso.',
    back: 'Ir para o início',
    regret: 'Foi sem querer? Refaça o teste com o mesmo e-mail e o resultado chega de novo.',
  },
} as const

export const REASON_MAX = 500

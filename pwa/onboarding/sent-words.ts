export const SENT_TITLE = 'Formulário enviado com sucesso!'
export const SENT_TEXT = 'Você receberá um email quando sua análise estiver pronta (até 72h úteis).'
export const FAILED_TITLE = 'Erro ao enviar formulário'

import { DELIVERY_TIME_SHORT } from '#contract/offer.ts'

export const SENT_TITLE = 'Formulário enviado com sucesso!'
export const SENT_TEXT = `Você receberá um email quando sua análise estiver pronta (até ${DELIVERY_TIME_SHORT}).`
export const FAILED_TITLE = 'Erro ao enviar formulário'

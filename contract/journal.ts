/**
 * What the journal tells of: every deed with the words it is shown and found by. Rows are never changed, so neither are names
 * that were written once.
 */
export const JOURNAL_ACTIONS = {
  'admin.registered': 'Criou a administração',
  'account.password': 'Trocou a própria senha',
  'account.second-factor-on': 'Ligou a segunda etapa',
  'account.second-factor-off': 'Desligou a segunda etapa',
  'account.recovery-renewed': 'Fez outros códigos de recuperação',
  'account.erased': 'Apagou a própria conta',
  'consent.revoked': 'Retirou a autorização das fotos',
  'order.opened': 'Pedido aberto',
  'order.status': 'Mudou o status',
  'report.forced': 'Mandou gerar o PDF',
  'report.unreviewed': 'Entregou sem conferência',
  'report.viewed': 'Abriu o PDF',
  'report.downloaded': 'Baixou o PDF',
  'user.created': 'Criou um usuário',
  'user.edited': 'Editou um usuário',
  'user.password': 'Trocou uma senha',
  'user.removed': 'Excluiu um usuário',
  'pdf.limited': 'Mudou o máximo de downloads',
  'photo.viewed': 'Abriu uma foto',
  'photo.requested': 'Pediu outra foto',
  'notification.sent': 'Notificou uma pessoa',
  'notification.removed': 'Excluiu uma notificação',
  'broadcast.started': 'Notificou todos',
  'broadcast.cancelled': 'Interrompeu um envio',
  'list.exported': 'Exportou uma lista',
  'logs.cleared': 'Limpou os logs',
  'webhook.replayed': 'Reprocessou um aviso',
  'webhook.rotated': 'Trocou o token do webhook',
  'webhook.tested': 'Testou o webhook',
  'integration.tested': 'Testou uma integração',
  'mail.resent': 'Reenviou um e-mail',
  'job.retried': 'Repetiu uma tarefa',
  'job.discarded': 'Descartou uma tarefa',
  'marketing.mode': 'Mudou os contadores do site',
  'post.created': 'Escreveu um artigo',
  'post.edited': 'Editou um artigo',
  'post.published': 'Publicou um artigo',
  'post.scheduled': 'Agendou um artigo',
  'post.unpublished': 'Tirou um artigo do ar',
  'post.removed': 'Apagou um artigo',
  'post.image': 'Enviou uma imagem ao blog',
  'desk.taken': 'Assumiu ou passou um pedido',
  'desk.marked': 'Marcou o rosto',
  'desk.shape': 'Confirmou o formato',
  'desk.observed': 'Conferiu o que se vê',
  'desk.season': 'Definiu a estação',
  'desk.edited': 'Editou o texto',
  'desk.undone': 'Desfez uma edição do texto',
  'desk.noted': 'Anotou no pedido',
  'desk.approved': 'Aprovou o relatório',
  'desk.withdrawn': 'Desfez a aprovação',
  'suppression.lifted': 'Tirou um endereço dos descadastros',
} as const satisfies Record<string, string>

export type JournalAction = keyof typeof JOURNAL_ACTIONS

/** Deeds that changed nothing: a page of photos alone is fifty of them. */
export const LOOKS = [
  'photo.viewed',
  'report.viewed',
  'report.downloaded',
  'list.exported',
] as const satisfies readonly JournalAction[]

/** What a deed was about. */
export const JOURNAL_SUBJECTS = {
  order: 'Pedido',
  user: 'Pessoa',
  post: 'Artigo',
  mail: 'E-mail',
  job: 'Tarefa',
  webhook: 'Webhook',
  integration: 'Integração',
  broadcast: 'Envio a todos',
  suppression: 'Descadastro',
  setting: 'Configuração',
  logs: 'Logs',
  list: 'Lista',
} as const satisfies Record<string, string>

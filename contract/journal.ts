/**
 * What the journal tells of: every deed with the words it is shown and found by. Rows are never changed, so neither are names
 * that were written once.
 */
export const JOURNAL_ACTIONS = {
  'admin.registered': 'Criou a administração',
  'account.password': 'Trocou a própria senha',
  'account.second-factor-on': 'Ligou a segunda etapa',
  'account.second-factor-off': 'Desligou a segunda etapa',
  'account.disowned': 'Disse que uma entrada não foi sua',
  'account.recovery-renewed': 'Fez outros códigos de recuperação',
  'account.erased': 'Apagou a própria conta',
  'consent.revoked': 'Retirou a autorização das fotos',
  'order.opened': 'Pedido aberto',
  'order.status': 'Mudou o status',
  'report.forced': 'Mandou gerar o PDF',
  'report.unreviewed': 'Entregou sem conferência',
  'report.viewed': 'Abriu o PDF',
  'report.downloaded': 'Baixou o PDF',
  'report.previewed': 'Abriu a prévia do PDF',
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
  'webhook.revealed': 'Viu o token do webhook',
  'webhook.tested': 'Testou o webhook',
  'integration.tested': 'Testou uma integração',
  'mail.resent': 'Reenviou um e-mail',
  'job.retried': 'Repetiu uma tarefa',
  'jobs.retried': 'Repetiu todas as tarefas de um tipo',
  'alarm.dismissed': 'Dispensou um alarme',
  'alarm.repaired': 'Resolveu uma diferença com a Kiwify',
  'sales.compared': 'Conferiu as vendas com a Kiwify',
  'job.discarded': 'Descartou uma tarefa',
  'marketing.mode': 'Mudou os contadores do site',
  'marketing.offer': 'Mudou o prazo da oferta',
  'voice.published': 'Pôs um depoimento no site',
  'voice.unpublished': 'Tirou um depoimento do site',
  'post.created': 'Escreveu um artigo',
  'post.edited': 'Editou um artigo',
  'post.published': 'Publicou um artigo',
  'post.scheduled': 'Agendou um artigo',
  'post.unpublished': 'Tirou um artigo do ar',
  'post.removed': 'Apagou um artigo',
  'post.image': 'Enviou uma imagem ao blog',
  'desk.taken': 'Assumiu ou passou um pedido',
  'desk.marked': 'Marcou o rosto',
  'desk.marked-side': 'Marcou o rosto de lado',
  'desk.shape': 'Confirmou o formato',
  'desk.observed': 'Conferiu o que se vê',
  'desk.season': 'Definiu a estação',
  'desk.on-photo': 'Conferiu o desenho sobre a foto',
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
  'report.previewed',
  'list.exported',
] as const satisfies readonly JournalAction[]

/** Deeds that put a person's photos before somebody's eyes: the report shows them too. */
export const PHOTO_LOOKS = {
  photos: ['photo.viewed'],
  report: ['report.viewed', 'report.downloaded', 'report.previewed'],
} as const satisfies Readonly<Record<string, readonly JournalAction[]>>

/** What a deed was about. */
export const JOURNAL_SUBJECTS = {
  order: 'Pedido',
  user: 'Pessoa',
  post: 'Artigo',
  mail: 'E-mail',
  job: 'Tarefa',
  alarm: 'Alarme',
  webhook: 'Webhook',
  integration: 'Integração',
  broadcast: 'Envio a todos',
  suppression: 'Descadastro',
  setting: 'Configuração',
  logs: 'Logs',
  list: 'Lista',
} as const satisfies Record<string, string>

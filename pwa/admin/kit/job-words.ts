import type { JobName } from '#contract/jobs.ts'

const JOB_WORDS: Readonly<Record<JobName, string>> = {
  'auth.answer': 'Responder a quem pediu um código',
  'orders.erased': 'Apagar os arquivos de um pedido e avisar',
  'orders.erase-ended': 'Apagar o que foi encerrado há um dia',
  'payments.apply': 'Ler aviso de pagamento',
  'payments.compare': 'Conferir vendas com a Kiwify',
  'mail.send': 'Enviar e-mail',
  'notifications.push': 'Avisar no aparelho',
  'notifications.broadcast': 'Avisar todos',
  'reports.build': 'Fazer o relatório',
  'reports.preview': 'Desenhar prévia para a mesa',
  'observed.propose-head': 'Trazer o desenho do teste',
  'quiz.previews': 'Escrever prévias do teste',
  'tracking.send': 'Contar venda à Meta',
  'storage.remove': 'Apagar arquivos',
  'storage.settle': 'Conferir arquivo recém-guardado',
  'storage.sweep': 'Comparar arquivos e registros',
  'figures.refresh': 'Somar os números do dia',
  'journal.link': 'Encadear o diário',
  'journal.verify': 'Conferir o diário',
  'upkeep.expire': 'Apagar o que venceu',
  'upkeep.reconcile': 'Procurar o que não pode acontecer',
  'upkeep.deadlines': 'Vigiar os prazos',
  'upkeep.reminders': 'Lembrar do formulário',
}

/** Old jobs may have names that no longer exist. */
export const jobWords = (name: string): string => (Object.hasOwn(JOB_WORDS, name) ? JOB_WORDS[name as JobName] : name)

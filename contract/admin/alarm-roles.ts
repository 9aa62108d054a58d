import { isJob, jobs, type JobTopic } from '../jobs.ts'
import type { Permission, StaffRole } from '../permissions.ts'
import { ALARM_KINDS, type AlarmKind } from './health.ts'

interface AlarmTopic {
  /** Title of its job alarms. */
  readonly stopped: string
  /** Other roles notified, with their text; they cannot repair anything. */
  readonly hearers: Readonly<Partial<Record<Exclude<StaffRole, 'dono'>, string>>>
}

/** Owners hear everything. Texts for others contain no amount, name or address. */
const TOPICS: Readonly<Record<JobTopic, AlarmTopic>> = {
  sales: {
    stopped: 'Avisos de pagamento parados',
    hearers: {
      atendimento: 'O dono já foi avisado. Se alguém perguntar pela compra, diga que estamos conferindo.',
    },
  },
  reports: {
    stopped: 'Relatórios parados',
    hearers: { visagista: 'O dono já foi avisado. O que você salvou na mesa está guardado.' },
  },
  messages: {
    stopped: 'E-mails parados',
    hearers: {
      atendimento: 'O dono já foi avisado. Se alguém disser que não recebeu, confira o e-mail no pedido da pessoa.',
    },
  },
  house: { stopped: 'Tarefas da casa paradas', hearers: {} },
}

/** `job`: the topic of the job that starts the subject. */
const TOPIC_OF_KIND: Readonly<Record<AlarmKind, JobTopic | 'job'>> = {
  'job-dead': 'job',
  outage: 'job',
  'paid-unread': 'sales',
  'cheap-order': 'sales',
  'sale-missing': 'sales',
  'sale-not-ended': 'sales',
  'sale-unknown': 'sales',
  'sale-amount': 'sales',
  'report-missing': 'reports',
  'file-missing': 'reports',
  'journal-broken': 'house',
}

/** @param subject for a job, its name and `:<order id>` */
function topicOf(kind: AlarmKind, subject: string): JobTopic {
  const topic = TOPIC_OF_KIND[kind]
  if (topic !== 'job') return topic
  const [name = ''] = subject.split(':')
  return isJob(name) ? jobs[name].topic : 'house'
}

/** Null if the role is not notified. */
export function alarmFor(role: StaffRole, kind: AlarmKind, subject: string): { title: string; text: string } | null {
  if (role === 'dono') return ALARM_KINDS[kind]
  const topic = topicOf(kind, subject)
  const { stopped, hearers } = TOPICS[topic]
  const text = hearers[role]
  return text ? { title: TOPIC_OF_KIND[kind] === 'job' ? stopped : ALARM_KINDS[kind].title, text } : null
}

interface AlarmPlace {
  readonly type: string
  readonly permission: Permission
  readonly opens: string
}

export const ALARM_PLACES = {
  dono: { type: 'alarm', permission: 'logs', opens: 'Abrir Saúde' },
  visagista: { type: 'desk_alarm', permission: 'desk', opens: 'Abrir a mesa' },
  atendimento: { type: 'orders_alarm', permission: 'orders', opens: 'Abrir os pedidos' },
} as const satisfies Readonly<Record<StaffRole, AlarmPlace>>

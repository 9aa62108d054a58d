import * as z from 'zod/mini'

/** Owner, desk worker, customer support. */
export const StaffRole = z.enum(['dono', 'visagista', 'atendimento'])
export type StaffRole = z.infer<typeof StaffRole>

export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  dono: 'Dono',
  visagista: 'Visagista',
  atendimento: 'Atendimento',
}

/** For the person who assigns it. */
export const STAFF_ROLE_SAYS: Readonly<Record<StaffRole, string>> = {
  dono: 'Vê e faz tudo.',
  visagista:
    'Trabalha na mesa de análise e vê as fotos dos pedidos em andamento. Não vê valores, exportações nem pessoas.',
  atendimento: 'Cuida de pedidos, avisos e e-mails. Não vê fotos nem relatórios.',
}

/** Anything not named here is for owners only. */
const GRANTS = {
  desk: ['dono', 'visagista'],
  /** Faces outside the desk: all photos, finished orders, and reports, which contain them. */
  photos: ['dono'],
  /** With payments, states, ratings and customer details. */
  orders: ['dono', 'atendimento'],
  /** Also links and unsubscribed people. */
  messages: ['dono', 'atendimento'],
  /** Form answers, outside the desk. */
  forms: ['dono'],
  figures: ['dono'],
  people: ['dono'],
  exports: ['dono'],
  /** PDFs and downloads, delivery without approval, broadcasts. */
  ownership: ['dono'],
  blog: ['dono'],
  integrations: ['dono'],
  logs: ['dono'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type Permission = keyof typeof GRANTS
export const PERMISSIONS: readonly Permission[] = Object.keys(GRANTS).filter((name): name is Permission =>
  Object.hasOwn(GRANTS, name),
)

export function may(role: StaffRole | null | undefined, permission: Permission): boolean {
  const granted: readonly StaffRole[] = GRANTS[permission]
  return role != null && granted.includes(role)
}

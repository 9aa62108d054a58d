import * as z from 'zod/mini'

/** Whoever works here is one of these: `dono` owns the business, `visagista` works at the desk, `atendimento` answers customers. */
export const StaffRole = z.enum(['dono', 'visagista', 'atendimento'])
export type StaffRole = z.infer<typeof StaffRole>

export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  dono: 'Dono',
  visagista: 'Visagista',
  atendimento: 'Atendimento',
}

/** What each may do, in a sentence for who chooses. */
export const STAFF_ROLE_SAYS: Readonly<Record<StaffRole, string>> = {
  dono: 'Vê e faz tudo.',
  visagista:
    'Trabalha na mesa de análise e vê as fotos dos pedidos em andamento. Não vê valores, exportações nem pessoas.',
  atendimento: 'Cuida de pedidos, avisos e e-mails. Não vê fotos nem relatórios.',
}

/** Who may do what. Whatever is not named here is for owners alone. */
const GRANTS = {
  /** The analysis desk: queue, marking, chapters, approval, and the photos of what is in the works. */
  desk: ['dono', 'visagista'],
  /** Faces away from the desk: the list of all photos, those of orders that are over, and reports, which hold them. */
  photos: ['dono'],
  /** The list of orders with what was paid, their states and ratings, one customer's details. */
  orders: ['dono', 'atendimento'],
  /** Notifications, mails, links and who wants none. */
  messages: ['dono', 'atendimento'],
  /** What customers answered in the form, away from the desk. */
  forms: ['dono'],
  /** Revenue, cohorts, analytics. */
  figures: ['dono'],
  /** Accounts: whose, with which role and password. */
  people: ['dono'],
  /** Lists as files. */
  exports: ['dono'],
  /** The list of PDFs and their downloads, delivering what nobody approved, writing to everybody: what an owner answers for. */
  ownership: ['dono'],
  blog: ['dono'],
  /** Tokens, providers, the counters of the site. */
  integrations: ['dono'],
  logs: ['dono'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type Permission = keyof typeof GRANTS
export const PERMISSIONS: readonly Permission[] = Object.keys(GRANTS).filter((name): name is Permission =>
  Object.hasOwn(GRANTS, name),
)

/** May somebody of this role? Nobody without one. */
export function may(role: StaffRole | null | undefined, permission: Permission): boolean {
  const granted: readonly StaffRole[] = GRANTS[permission]
  return role != null && granted.includes(role)
}

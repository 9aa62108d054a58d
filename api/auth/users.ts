import type { User } from '#contract/auth.ts'
import type { StaffRole } from '#contract/permissions.ts'
import { Problem } from '#contract/problem.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { env } from '../platform/env.ts'
import { formatPhone } from '../platform/phone-number.ts'
import { db, type Prisma, type Tx } from '../platform/db.ts'

export type UserRow = Prisma.UserGetPayload<object>

/** What somebody of the team may do. Who was made an administrator by the version before this column is an owner. */
export const staffRoleOf = ({ role, staffRole }: Pick<UserRow, 'role' | 'staffRole'>): StaffRole | null =>
  role === 'admin' ? (staffRole ?? 'dono') : null

/** Everybody who works at the desk, for whoever is asked or told about its orders. */
export const DESK_TEAM = {
  role: 'admin',
  erasedAt: null,
  OR: [{ staffRole: { in: ['dono', 'visagista'] } }, { staffRole: null }],
} satisfies Prisma.UserWhereInput

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    fullName: printedName(row.fullName),
    phone: row.phone && formatPhone(row.phone),
    createdAt: row.createdAt.toISOString(),
    mustChangePassword: row.mustChangePassword,
    staffRole: staffRoleOf(row),
    mustSetSecondFactor: row.role === 'admin' && env.SECOND_FACTOR === 'required' && row.totpEnabledAt === null,
  }
}

/** The account behind an id, or null once it was erased. */
export async function findUser(id: string): Promise<User | null> {
  const row = await db.user.findFirst({ where: { id, erasedAt: null } })
  return row && presentUser(row)
}

/**
 * The account of an address, made when there is none. A buyer's name and phone fill what is empty and overwrite nothing:
 * what people typed themselves is worth more than what a checkout knows.
 */
export async function findOrCreateCustomer(
  tx: Tx,
  buyer: { email: string; fullName: string | null; phone: string | null },
): Promise<UserRow> {
  const user = await tx.user.upsert({
    where: { email: buyer.email },
    create: { ...buyer, role: 'customer' },
    update: {},
  })
  const missing = {
    ...(!user.fullName && buyer.fullName ? { fullName: buyer.fullName } : {}),
    ...(!user.phone && buyer.phone ? { phone: buyer.phone } : {}),
  }
  return Object.keys(missing).length > 0 ? tx.user.update({ where: { id: user.id }, data: missing }) : user
}

/** Holds a person's row, so that their address stays what it is until this transaction's end. @throws Problem not-found */
export async function lockPerson(tx: Tx, id: string): Promise<UserRow> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const user = await tx.user.findUnique({ where: { id } })
  if (!user) throw new Problem('not-found')
  return user
}

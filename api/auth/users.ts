import type { User } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { env } from '../platform/env.ts'
import { formatPhone } from '../platform/phone-number.ts'
import { db, type Prisma, type Tx } from '../platform/db.ts'
import { ownName } from './names.ts'

export type UserRow = Prisma.UserGetPayload<object>

export const DESK_TEAM = {
  role: 'admin',
  erasedAt: null,
  staffRole: { in: ['dono', 'visagista'] },
} satisfies Prisma.UserWhereInput

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    fullName: ownName(row),
    phone: row.phone && formatPhone(row.phone),
    createdAt: row.createdAt.toISOString(),
    mustChangePassword: row.mustChangePassword,
    staffRole: row.staffRole,
    mustSetSecondFactor: row.role === 'admin' && env.SECOND_FACTOR === 'required' && row.totpEnabledAt === null,
  }
}

/** Null once erased. */
export async function findUser(id: string): Promise<User | null> {
  const row = await db.user.findFirst({ where: { id, erasedAt: null } })
  return row && presentUser(row)
}

/** Name and phone only fill empty fields: what people typed outranks checkout data. */
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

/** Locks the row, so the address stays until the transaction ends. @throws Problem not-found */
export async function lockPerson(tx: Tx, id: string): Promise<UserRow> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const user = await tx.user.findUnique({ where: { id } })
  if (!user) throw new Problem('not-found')
  return user
}

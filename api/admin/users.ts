import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { ALARM_PLACES } from '#contract/admin/alarm-roles.ts'
import type { Page, PageQuery } from '#contract/admin/page.ts'
import type { AdminUser, EditedUser, NewUser } from '#contract/admin/users.ts'
import type { Role } from '#contract/auth.ts'
import type { StaffRole } from '#contract/permissions.ts'
import { Problem } from '#contract/problem.ts'
import { nameOrTyped } from '#visagism/names/person-name.ts'
import { notifyAccountChange } from '../auth/account-news.ts'
import { refuseCommonPassword } from '../auth/common-passwords.ts'
import { hashPassword } from '../auth/secrets.ts'
import { leaveAddress, sendAccess, type SentAccess } from '../auth/address.ts'
import { closeAllSessions } from '../auth/sessions.ts'
import { erasedAddress } from '../mail/erased-address.ts'
import { noteDaysOfPerson } from '../figures/changed-days.ts'
import type { Actor } from '../orders/order-status.ts'
import { destroyKeys } from '../platform/keyring.ts'
import { formatPhone, readPhone, storedPhone } from '../platform/phone-number.ts'
import { db, isUniqueViolation, lockName, Prisma, transact, type Tx } from '../platform/db.ts'
import { forgetMessages } from '../privacy/erase.ts'
import { journal } from './journal.ts'
import { findPage, readInOrder } from './page.ts'
import { personClause } from './search.ts'

/** Prisma's own count would join everyone's orders. */
const withOrders = { orders: { select: { id: true } } } as const satisfies Prisma.UserInclude
type UserWithOrders = Prisma.UserGetPayload<{ include: typeof withOrders }>

/** The row's own time changes with every visit. */
const versionOf = (row: Pick<UserWithOrders, 'email' | 'fullName' | 'phone' | 'role' | 'staffRole'>) =>
  createHash('sha256')
    .update(JSON.stringify([row.email, row.fullName, row.phone, row.role, row.staffRole]))
    .digest('base64url')
    .slice(0, 16)

export const presentAdminUser = (row: UserWithOrders): AdminUser => ({
  id: row.id,
  role: row.role,
  staffRole: row.staffRole,
  email: row.email,
  fullName: nameOrTyped(row.fullName),
  typedName: row.fullName,
  phone: row.phone && formatPhone(row.phone),
  whatsapp: readPhone(row.phone)?.slice(1) ?? null,
  createdAt: row.createdAt.toISOString(),
  version: versionOf(row),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  ordersCount: row.orders.length,
})

const SORT_KEYS = { name: { by: Prisma.sql`fold_text(coalesce(t.full_name, ''))`, type: 'text' } } as const

/** Newest first by default, without erased ones. */
export async function listUsers(query: PageQuery & { role?: Role | undefined }): Promise<Page<AdminUser>> {
  const searched = query.search ? await personClause(query.search, Prisma.sql`t.id`) : null
  const filter = Prisma.sql`AND t.erased_at IS NULL
    ${query.role ? Prisma.sql`AND t.role = ${query.role}::role` : Prisma.empty}`
  const source = {
    from: Prisma.sql`users t`,
    where: Prisma.sql`${filter} ${searched ? Prisma.sql`AND ${searched.clause}` : Prisma.empty}`,
    some: searched?.some && Prisma.sql`${filter} AND ${searched.some}`,
    sortKeys: SORT_KEYS,
  }
  const { ids, ...page } = await findPage(source, query)
  return { ...page, items: await readUsers(ids), ...(searched?.isFuzzyMatch ? { isFuzzyMatch: true } : {}) }
}

export const readUsers = (userIds: readonly string[]): Promise<AdminUser[]> =>
  readInOrder(userIds, (ids) => db.user.findMany({ where: { id: { in: ids } }, include: withOrders }), presentAdminUser)

export async function readUser(tx: Tx, id: string): Promise<AdminUser> {
  const row = await tx.user.findFirst({ where: { id, erasedAt: null }, include: withOrders })
  if (!row) throw new Problem('not-found')
  return presentAdminUser(row)
}

/** @throws Problem email-taken, invalid (a common password) */
export async function createUser(input: z.output<typeof NewUser>, actor: Actor): Promise<AdminUser> {
  refuseCommonPassword(input.password)
  const passwordHash = await hashPassword(input.password)
  const { email, fullName, phone, role } = input
  const staffRole = staffRoleIn(input)
  return refusingTakenAddress(() =>
    transact(async (tx) => {
      const row = await tx.user.create({
        data: { email, fullName, role, staffRole, phone: storedPhone(phone), passwordHash, mustChangePassword: true },
        include: withOrders,
      })
      await journal(tx, actor, {
        action: 'user.created',
        subject: 'user',
        subjectId: row.id,
        to: { email, fullName, role, staffRole },
      })
      return presentAdminUser(row)
    }),
  )
}

/** The default role has the fewest rights. */
const staffRoleIn = ({ role, staffRole }: { role: Role; staffRole?: StaffRole | null | undefined }) =>
  role === 'admin' ? (staffRole ?? 'atendimento') : null

async function refusingTakenAddress<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem('email-taken', { fields: { email: new Problem('email-taken').text } })
    throw error
  }
}

export interface Edited {
  readonly user: AdminUser
  readonly access: SentAccess | null
  /** The earlier address had answers or photos. */
  readonly hadContent: boolean
}

/**
 * Refuses a conflicting edit. A new address invalidates mailed links; access, if requested, is mailed in the same transaction.
 * @throws Problem not-found, changed-meanwhile, own-role, last-administrator, email-taken, no-pending-order
 */
export async function editUser(id: string, input: z.output<typeof EditedUser>, actor: Actor): Promise<Edited> {
  const { email, fullName, role, version, sendAccess: isAccessWanted = false } = input
  const phone = storedPhone(input.phone)
  const staffRole = staffRoleIn(input)
  return refusingTakenAddress(() =>
    transact(async (tx) => {
      // Two demoting each other would leave no administrator.
      await lockName(tx, 'administrators')
      const before = await tx.user.findFirst({ where: { id, erasedAt: null }, include: withOrders })
      if (!before) throw new Problem('not-found')
      const isMoved = before.email !== email
      const giveIt = async () => (isAccessWanted ? giveAccess(tx, id, actor, isMoved) : null)
      const wanted = { email, fullName, phone, role, staffRole }
      // A repeated click is done already.
      const isDone = versionOf({ ...before, ...wanted }) === versionOf(before)
      if (isDone) return { user: presentAdminUser(before), access: await giveIt(), hadContent: false }
      if (version && version !== versionOf(before)) throw new Problem('changed-meanwhile')
      if (before.staffRole === 'dono' && staffRole !== 'dono') {
        if (id === actor.id) throw new Problem('own-role')
        await requireAnotherOwner(tx, id)
      }
      // Administrators sign in by password: without one they would be locked out.
      if (role === 'admin' && !before.passwordHash) throw new Problem('password-missing')
      // Before and after: visits are found by the address, which changes here.
      await noteDaysOfPerson(tx, id)
      const row = await tx.user.update({
        where: { id },
        // Must not bypass `administrator-password` by demoting, setting a password and promoting.
        data: {
          email,
          fullName,
          phone,
          role,
          staffRole,
          ...(role === before.role ? {} : { mustChangePassword: true }),
        },
        include: withOrders,
      })
      await noteDaysOfPerson(tx, id)
      const isRoleChanged = before.role !== role || before.staffRole !== staffRole
      if (isRoleChanged) await closeAllSessions(tx, id)
      if (isMoved) {
        await leaveAddress(tx, id, before.email, email)
        await notifyAccountChange(tx, row, 'email', before.email)
      }
      if (isRoleChanged) {
        await notifyAccountChange(tx, row, 'role')
        // Alarms for the old role, which lead where the new one may not go.
        const types = Object.values(ALARM_PLACES).map(({ type }) => type)
        await tx.notification.deleteMany({ where: { userId: id, type: { in: types } } })
      }
      await journal(tx, actor, {
        action: 'user.edited',
        subject: 'user',
        subjectId: id,
        from: {
          email: before.email,
          fullName: before.fullName,
          phone: before.phone,
          role: before.role,
          staffRole: before.staffRole,
        },
        to: { email, fullName, phone, role, staffRole },
      })
      const hadContent = isMoved && (await hasContent(tx, id))
      return { user: presentAdminUser(row), access: await giveIt(), hadContent }
    }),
  )
}

const hasContent = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.order.count({
    where: {
      userId,
      OR: [{ draft: { isNot: null } }, { form: { isNot: null } }, { photos: { some: { purgedAt: null } } }],
    },
  })) > 0

async function giveAccess(tx: Tx, id: string, actor: Actor, isForced = false): Promise<SentAccess> {
  const access = await sendAccess(tx, id, { isForced })
  await journal(tx, actor, { action: 'user.access', subject: 'user', subjectId: id })
  return access
}

/** To the current address; earlier links end. @throws Problem not-found, no-pending-order */
export const mailAccess = (id: string, actor: Actor): Promise<SentAccess> => transact((tx) => giveAccess(tx, id, actor))

async function requireAnotherOwner(tx: Tx, id: string): Promise<void> {
  const others = await tx.user.count({
    where: { staffRole: 'dono', erasedAt: null, id: { not: id } },
  })
  if (others === 0) throw new Problem('last-administrator')
}

/** @throws Problem not-found, administrator-password, invalid (a common password) */
export async function changePassword(id: string, newPassword: string, actor: Actor): Promise<void> {
  refuseCommonPassword(newPassword, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await transact(async (tx) => {
    const user = await tx.user.findFirst({ where: { id, erasedAt: null } })
    if (!user) throw new Problem('not-found')
    if (user.role === 'admin') throw new Problem('administrator-password')
    await tx.user.update({ where: { id }, data: { passwordHash, mustChangePassword: true } })
    await closeAllSessions(tx, id)
    await notifyAccountChange(tx, user, 'password')
    await journal(tx, actor, { action: 'user.password', subject: 'user', subjectId: id })
  })
}

/**
 * Erases an account without orders. A nameless row remains for the journal.
 * @throws Problem not-found, own-role, last-administrator, user-has-orders
 */
export async function removeUser(id: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    await lockName(tx, 'administrators')
    const user = await tx.user.findFirst({ where: { id, erasedAt: null }, include: withOrders })
    if (!user) throw new Problem('not-found')
    if (user.role === 'admin') {
      if (user.staffRole === 'dono') await requireAnotherOwner(tx, id)
      if (id === actor.id) throw new Problem('own-role')
    }
    if (user.orders.length > 0) throw new Problem('user-has-orders')
    await noteDaysOfPerson(tx, id)
    await forgetMessages(tx, user)
    await closeAllSessions(tx, id)
    await destroyKeys(tx, [
      { scope: 'journal', ownerId: id },
      { scope: 'device', ownerId: id },
    ])
    await tx.user.update({
      where: { id },
      data: {
        email: erasedAddress(id),
        fullName: null,
        askedName: null,
        phone: null,
        passwordHash: null,
        totpSecret: null,
        totpEnabledAt: null,
        totpRecoveryHashes: [],
        role: 'customer',
        staffRole: null,
        erasedAt: new Date(),
      },
    })
    await journal(tx, actor, { action: 'user.removed', subject: 'user', subjectId: id, from: { role: user.role } })
  })
}

import type { PhotoSlot } from '#contract/onboarding.ts'
import { randomUUID } from 'node:crypto'
import { db } from '../platform/db.ts'
import type { serveApi } from './api.ts'
import { newAdministrator, newSubmitted } from './people.ts'

export type Administrator = Awaited<ReturnType<typeof newAdministrator>>

/** An order at the desk, Rosa Prado who works on it, and a colleague. */
export async function newDesk(api: ReturnType<typeof serveApi>) {
  await db.rateLimit.deleteMany()
  const buyer = await newSubmitted(api.caller())
  const rosa = await newAdministrator(api.caller())
  const other = await newAdministrator(api.caller())
  await db.user.update({ where: { id: rosa.userId }, data: { fullName: 'Rosa Prado' } })
  return { buyer, rosa, other }
}
export type Desk = Awaited<ReturnType<typeof newDesk>>

/** Rows without files. */
export const newPhotos = (orderId: string, slots: readonly PhotoSlot[]) =>
  db.customerPhoto.createMany({
    data: slots.map((slot) => ({
      orderId,
      slot,
      storageKey: `photos/aa/${randomUUID()}`,
      fileSize: 1,
      width: 1200,
      height: 1600,
      sourceHash: slot,
      expiresAt: new Date(Date.now() + 1e9),
    })),
  })

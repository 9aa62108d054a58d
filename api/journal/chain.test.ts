import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { beforeEach, expect, it } from 'vitest'
import type { Prisma } from '../platform/db.ts'
import { db, transact } from '../platform/db.ts'
import { destroyKeys } from '../platform/keyring.ts'
import { isSignedLasting, signLasting } from '../platform/lasting-signature.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator } from '../testing/people.ts'
import { ChainBroken, linkEntries, verifyChain } from './chain.ts'
import { linkAndWatch, verifyAndWatch } from './watch-chain.ts'

const api = serveApi()

/** As an attacker with database access, bypassing triggers. */
const byHand = (statement: string) =>
  transact(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`
    await tx.$executeRawUnsafe(statement)
  })

const orderId = randomUUID()
const write = (to: Prisma.InputJsonValue, subjectId = orderId) =>
  db.journalEntry.create({ data: { action: 'desk.noted', subject: 'order', subjectId, to } })

let entries: { id: string }[]
beforeEach(async () => {
  await byHand('DELETE FROM journal_links')
  await byHand('DELETE FROM journal_entries')
  await byHand(`DELETE FROM settings WHERE key = 'journal.head'`)
  await byHand('DELETE FROM alarms')
  entries = []
  for (const n of [1, 2, 3, 4]) entries.push(await write({ n }))
  await linkEntries()
})

it('finds an entry that was changed, one that was deleted, one put among the old, and links that are missing', async () => {
  const [, second, third] = entries
  expect(await verifyChain()).toMatchObject({ entries: 4, broken: null })
  await byHand(`UPDATE journal_entries SET action = 'desk.approved' WHERE id = '${third?.id}'`)
  expect(await verifyChain()).toMatchObject({
    entries: 2,
    broken: { fault: 'changed', position: 3, entryId: third?.id },
  })
  await byHand(`DELETE FROM journal_entries WHERE id = '${second?.id}'`)
  expect(await verifyChain()).toMatchObject({ broken: { fault: 'removed', position: 2, entryId: second?.id } })
  await byHand(`DELETE FROM journal_links WHERE position <= 2`)
  expect(await verifyChain()).toMatchObject({ entries: 0, broken: { fault: 'removed', position: 1 } })
})

it('finds an entry that claims to be old', async () => {
  const createdAt = new Date(Date.now() - 90 * 86_400_000)
  const { id } = await db.journalEntry.create({ data: { action: 'desk.noted', subject: 'list', createdAt } })
  await linkEntries()
  expect(await verifyChain()).toMatchObject({ entries: 4, broken: { fault: 'unlinked', entryId: id } })
})

it('finds a chain that was written anew, and builds nothing upon it', async () => {
  const [first] = entries
  await byHand(`UPDATE journal_entries SET action = 'desk.approved' WHERE id = '${first?.id}'`)
  // Correct hashes everywhere; only the signature cannot be forged.
  const forged = await db.setting.findUniqueOrThrow({ where: { key: 'journal.head' } })
  await byHand('DELETE FROM journal_links')
  await byHand(`DELETE FROM settings WHERE key = 'journal.head'`)
  await linkEntries()
  const honest = await db.setting.findUniqueOrThrow({ where: { key: 'journal.head' } })
  const { signature } = forged.value as { signature: string }
  await db.setting.update({
    where: { key: 'journal.head' },
    data: { value: { ...(honest.value as object), signature } },
  })
  expect(await verifyChain()).toMatchObject({ broken: { fault: 'head', position: 4 } })
  await write({ n: 5 })
  await expect(linkEntries()).rejects.toThrow(ChainBroken)
  await db.setting.delete({ where: { key: 'journal.head' } })
  await expect(linkEntries()).rejects.toThrow(ChainBroken)
  expect(await verifyChain()).toMatchObject({ broken: { fault: 'head' } })
})

it('refuses to be changed by the product itself', async () => {
  const [entry] = entries
  for (const change of [`"to" = '"other"'`, `"to" = '"sealed:1:other"'`, `"to" = NULL`, `action = 'x'`])
    await expect(
      db.$executeRawUnsafe(`UPDATE journal_entries SET ${change} WHERE id = '${entry?.id}'`),
    ).rejects.toThrow('append-only')
  await expect(db.journalEntry.deleteMany({})).rejects.toThrow('append-only')
  await expect(db.journalLink.deleteMany({})).rejects.toThrow('append-only')
  await expect(db.journalLink.updateMany({ data: { hash: '' } })).rejects.toThrow('append-only')
})

it('stays whole when what it speaks of is erased', async () => {
  const before = await db.journalEntry.findUniqueOrThrow({ where: { id: entries[0]?.id ?? '' } })
  expect(before.to).toEqual({ n: 1 })
  await transact((tx) => destroyKeys(tx, [{ scope: 'journal', ownerId: orderId }]))
  const after = await db.journalEntry.findUniqueOrThrow({ where: { id: entries[0]?.id ?? '' } })
  expect(after.to).toBeNull()
  expect(await verifyChain()).toMatchObject({ entries: 4, broken: null })
})

it('links each entry once, whoever writes and links meanwhile', async () => {
  const writers = Array.from({ length: 40 }, (_, n) => write({ n }, randomUUID()))
  const linkers = Array.from({ length: 6 }, () => linkEntries())
  await Promise.all([...writers, ...linkers])
  await linkEntries()
  expect(await verifyChain()).toMatchObject({ entries: 44, broken: null })
})

it('alarms the team while it is broken, and no longer', async () => {
  await newAdministrator(api.caller())
  const open = () => db.alarm.count({ where: { kind: 'journal-broken', endedAt: null } })
  await verifyAndWatch()
  expect(await open()).toBe(0)
  await byHand(`UPDATE journal_entries SET subject = 'user' WHERE id = '${entries[1]?.id}'`)
  expect(await verifyAndWatch()).toMatchObject({ broken: { fault: 'changed', position: 2 } })
  expect(await open()).toBe(1)
  await byHand(`UPDATE journal_entries SET subject = 'order' WHERE id = '${entries[1]?.id}'`)
  await verifyAndWatch()
  expect(await open()).toBe(0)
  await byHand(`DELETE FROM settings WHERE key = 'journal.head'`)
  await linkAndWatch()
  expect(await open()).toBe(1)
})

it('is verified by the command, which names the first broken entry and ends with 1', async () => {
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/ops/verify.ts', 'journal', ...args]).catch(
      (failure: { code: number; stderr: string }) => failure,
    )
  const whole = await command()
  const end = /Inteira: 4 anotações\. Fim: (4:[\da-f]{64})/.exec('stdout' in whole ? whole.stdout : '')?.[1] ?? ''
  expect(await command('--head', end)).toMatchObject({ stdout: expect.stringContaining('Inteira') as string })
  // Rebuilt from scratch: only an externally noted end reveals it.
  await byHand('DELETE FROM journal_links')
  await byHand(`DELETE FROM settings WHERE key = 'journal.head'`)
  await byHand(`DELETE FROM journal_entries WHERE id = '${entries[0]?.id}'`)
  await linkEntries()
  expect(await command('--head', end)).toMatchObject({ code: 1, stderr: expect.stringContaining('de novo') as string })
  await byHand(`UPDATE journal_entries SET action = 'desk.approved' WHERE id = '${entries[2]?.id}'`)
  expect(await command()).toMatchObject({ code: 1, stderr: expect.stringContaining('posição 2') as string })
})

it('signs what a copy of the database cannot', async () => {
  const signature = await signLasting('prova: 1')
  expect(await isSignedLasting('prova: 1', signature)).toBe(true)
  expect(await isSignedLasting('prova: 2', signature)).toBe(false)
  expect(await isSignedLasting('prova: 1', `${randomUUID()}${signature.slice(36)}`)).toBe(false)
  expect(await isSignedLasting('prova: 1', 'x')).toBe(false)
})

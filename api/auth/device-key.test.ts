import { expect, test } from 'vitest'
import { db } from '../platform/db.ts'
import { currentKey } from '../platform/keyring.ts'
import { type Caller, serveApi } from '../testing/api.ts'
import { newBuyer } from '../testing/people.ts'
import { mintEraseCode } from './codes.ts'

const api = serveApi()
const keyFor = async (caller: Caller) =>
  Buffer.from(String((await caller.get('/api/device-key')).json['key']), 'base64url')

test('a person has one key for their devices, told to their own sessions alone', async () => {
  expect((await api.caller().get('/api/device-key')).status).toBe(401)
  const { caller, userId } = await newBuyer(api.caller())
  const key = await keyFor(caller)
  expect(key).toHaveLength(32)
  expect(await keyFor(caller)).toEqual(key)
  expect(await keyFor((await newBuyer(api.caller())).caller)).not.toEqual(key)
  // The key sent out is derived, not the stored one.
  expect((await currentKey({ scope: 'device', ownerId: userId })).key).not.toEqual(key)
})

test('it ends with the account: what a phone still holds then opens nowhere', async () => {
  const { caller, userId } = await newBuyer(api.caller())
  await keyFor(caller)
  const living = () => db.sealingKey.count({ where: { ownerId: userId, scope: 'device', destroyedAt: null } })
  expect(await living()).toBe(1)
  expect((await caller.post('/api/privacy/erase', { code: await mintEraseCode(userId) })).status).toBe(200)
  expect(await living()).toBe(0)
})

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { limitByNetwork, networksOf } from './limit.ts'

it.each([
  ['203.0.113.9', '203.0.113.9', null],
  ['::ffff:203.0.113.9', '203.0.113.9', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['desconhecido', 'desconhecido', null],
])('%s is counted as %s, and widely as %s', (ip, near, wide) => {
  expect(networksOf(ip)).toEqual({ near, wide })
})

it('a /64 has one count, and a /48 eight times as much, from however many addresses', async () => {
  const limit = limitByNetwork(`test-${randomUUID()}`, 3, 60)
  for (let i = 0; i < 3; i++) await limit.consume(`2001:db8:7:1::${i}`)
  await expect(limit.consume('2001:db8:7:1::ffff')).rejects.toMatchObject({ code: 'too-many-attempts' })
  // Three already count for the /48.
  for (let i = 0; i < 21; i++) await limit.consume(`2001:db8:7:${(i + 2).toString(16)}::1`)
  await expect(limit.consume('2001:db8:7:99::1')).rejects.toMatchObject({ code: 'too-many-attempts' })
  await limit.consume('2001:db8:8::1')
})

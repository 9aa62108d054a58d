import { expect, it } from 'vitest'
import { isPublicAddress, lookupPublic, PrivateAddress } from './public-address.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001:0:53aa:64c::1',
  'fec0::1',
  '2001:db8::1',
  '192.88.99.1',
  '192.0.2.7',
  '203.0.113.9',
  'not an address',
])('%s is inside', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['8.8.8.8', '172.32.0.1', '2607:f8b0:4004::1', '2001:4860:4860::8888', '::ffff:8.8.8.8'])(
  '%s is outside',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it('a name that leads to this machine is not connected to, however it is asked', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => lookupPublic('localhost', { all }, (refused) => resolve(refused)))
    expect(error).toBeInstanceOf(PrivateAddress)
  }
})

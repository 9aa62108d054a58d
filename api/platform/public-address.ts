import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  // Teredo, benchmarking, ORCHID, documentation, 6to4: all misleading or unroutable.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, bits, 'ipv6')

/** Excludes addresses of this machine, its network and cloud metadata. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPublicAddress(mapped)
  const version = isIP(address)
  return version !== 0 && !inner.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

/** For untrusted hosts: checks the address actually used, against DNS rebinding. */
export const lookupPublic: LookupFunction = (hostname, options, answer) => {
  const all: LookupAllOptions = { ...options, all: true }
  lookup(hostname, all, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return answer(error ?? new Error('no address'), '', 0)
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return answer(new PrivateAddress(`${hostname} leads inside`), '', 0)
    return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
  })
}

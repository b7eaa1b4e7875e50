import { BlockList, isIPv6 } from 'node:net'

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addSubnet('169.254.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

/** Whether an address is this machine or stands in a network of its owner's. */
export function isOwnNetwork(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return own.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/**
 * Believes `hops` proxies in front. A count says nothing about who knocks, so the nearest one must also stand in our own
 * network: a visitor who reaches the port directly cannot name an address for himself.
 */
export const trustHops =
  (hops: number) =>
  (address: string, hop: number): boolean =>
    hop < hops && (hop > 0 || isOwnNetwork(address))

import { parse } from 'tldts'
import { isLoopback } from '../../../platform/config/loopback.ts'
import type { Deps } from '../../../platform/deps.ts'
import { isShop, listProvenHosts } from './queries/hosts.ts'

const plainName = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/

/** The name as it is kept; null for what no certificate can be had for. */
export function nameOf(given: string): string | null {
  const name = given.slice(0, 260).toLowerCase().replace(/\.$/, '')
  return plainName.test(name) && !isLoopback(name) && !/^[\d.]+$/.test(name) ? name : null
}

/** Whether a certificate may be asked for: the name of PUBLIC_URL, a shop's below it where shops have hosts, or one that a shop has proven. */
export async function isOurs({ config, publicDb, domainHosts }: Deps, host: string): Promise<boolean> {
  const own = new URL(config.publicUrl).hostname
  if (host === own) return true
  if (!host.endsWith(`.${own}`)) return domainHosts.isVerified(host)
  const username = host.slice(0, -own.length - 1)
  return config.shopHosts && !username.includes('.') && isShop(publicDb, username)
}

/** What should have a certificate before anybody asks. Hosts of shops below ours follow when they are first visited. */
export async function hostsInUse({ config, publicDb }: Deps): Promise<string[]> {
  const rows = await listProvenHosts(publicDb)
  return [new URL(config.publicUrl).hostname, ...rows.map(({ host }) => host)]
}

/** The name that somebody registered, of which this host is one. */
export const registeredOf = (host: string): string => parse(host, { allowPrivateDomains: true }).domain ?? host

import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { isLoopback } from '../../../platform/config/loopback.ts'

export type HostProblem = 'noName' | 'address' | 'ours' | 'suffix'
export type ReadHost = { host: string; registered: string; isApex: boolean } | { problem: HostProblem; host: string }

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
const forOwnUse = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|invalid)$/

/**
 * The name of a domain from what was typed or pasted, in the letters of the DNS. Names of ours, addresses, and endings below which
 * anybody may register are none. `registered`: the name that somebody registered. `isApex`: it is
 * that name itself, which can have no CNAME.
 */
export function readHost(typed: string, publicUrl: string): ReadHost {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
    .replace(/\.$/, '')
  if (isIP(bare.replace(/^\[|\]$/g, '')) !== 0 || /^[\d.]+$/.test(bare)) return { problem: 'address', host: bare }
  const host = domainToASCII(bare.toLowerCase())
  const labels = host.split('.')
  if (host.length > 253 || !labels.every((one) => label.test(one))) return { problem: 'noName', host: bare }
  const own = new URL(publicUrl).hostname
  if (host === own || host.endsWith(`.${own}`) || isLoopback(host) || forOwnUse.test(host))
    return { problem: 'ours', host }
  const { domain, publicSuffix, isIp } = parse(host, { allowPrivateDomains: true })
  if (isIp) return { problem: 'address', host }
  if (publicSuffix === host || domain === null) return { problem: labels.length < 2 ? 'noName' : 'suffix', host }
  return { host, registered: domain, isApex: domain === host }
}

import type { Finding, Look } from '@kedai/domain/domains/domain.ts'
import { isIP } from 'node:net'
import { isLoopback } from '../../../platform/config/loopback.ts'
import type { DnsLookup } from '../../../integrations/dns/dns-lookup.ts'

export const markName = (host: string): string => `_kedai.${host}`
export const markOf = (token: string): string => `kedai-verify=${token}`

/** What a look found, as it is told: values by record, null where no answer came. */
export type Found = { txt: string[] | null; cname: string[] | null; addresses: string[] | null; ours: string[] }

const togetherMs = 6_000
const oursMs = 2_500

/** Looks at everything that is to be known of a host, at once; what does not answer in time is not known. */
export async function lookUp(dns: DnsLookup, host: string, ourHost: string): Promise<Found> {
  const ask = <Value>(asked: Promise<Value>) => within(togetherMs, asked)
  const [txt, cname, addresses, ours] = await Promise.all([
    ask(dns.txt(markName(host))),
    ask(dns.cname(host)),
    ask(dns.addresses(host)),
    ourAddresses(dns, ourHost),
  ])
  return { txt, cname, addresses, ours }
}

/** Where the names of shops are to lead; empty where that is not known just now. */
export async function ourAddresses(dns: DnsLookup, ourHost: string): Promise<string[]> {
  if (isIP(ourHost)) return [ourHost]
  if (isLoopback(ourHost)) return ['127.0.0.1']
  return (await within(oursMs, dns.addresses(ourHost))) ?? []
}

const within = <Value>(ms: number, asked: Promise<Value>): Promise<Value | null> =>
  Promise.race([asked.catch(() => null), new Promise<null>((done) => setTimeout(done, ms, null).unref())])

/** What that says. The way is right by name, or by any address of ours; an unanswered question proves nothing. */
export function judgeFound({ txt, cname, addresses, ours }: Found, token: string, ourHost: string): Look {
  const mark: Finding = txt === null ? 'unknown' : txt.some((text) => text.trim() === markOf(token)) ? 'right' : 'wrong'
  return { mark, way: wayOf({ cname, addresses, ours }, ourHost) }
}

function wayOf({ cname, addresses, ours }: Omit<Found, 'txt'>, ourHost: string): Finding {
  if (cname?.some((name) => nameOf(name) === ourHost)) return 'right'
  if (addresses?.some((address) => ours.includes(address))) return 'right'
  return cname === null || addresses === null || (addresses.length > 0 && ours.length === 0) ? 'unknown' : 'wrong'
}

const nameOf = (name: string) => name.toLowerCase().replace(/\.$/, '')

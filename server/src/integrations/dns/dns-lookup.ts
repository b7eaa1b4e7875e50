import { Resolver } from 'node:dns/promises'

/** What is asked of the DNS. An empty list: there is none. @throws whatever went wrong, where no answer came */
export type DnsLookup = {
  txt(name: string): Promise<string[]>
  cname(name: string): Promise<string[]>
  addresses(name: string): Promise<string[]>
}

const timeoutMs = 2_500
const tries = 2

/** The system's name servers, or these. A name that is not there is an answer; silence and refusals are none. */
export function createDnsLookup(servers: readonly string[] | null): DnsLookup {
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (servers) resolver.setServers(servers)
  return {
    txt: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    cname: (name) => orNone(resolver.resolveCname(name)),
    addresses: async (name) => {
      const [four, six] = await Promise.all([orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))])
      return [...four, ...six]
    },
  }
}

const orNone = <Found>(asked: Promise<Found[]>): Promise<Found[]> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENODATA' || error.code === 'ENOTFOUND') return []
    throw error
  })

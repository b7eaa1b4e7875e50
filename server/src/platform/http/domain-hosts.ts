import type { Db } from '../db/db.ts'
import { findDomainHosts, hasVerifiedHost } from './queries.ts'

/** Host names that shops have proven to be theirs. Held in memory, so that a name nobody knows costs no look into the database. */
export type DomainHosts = {
  /** The shop whose name it is; null for any other. */
  usernameOf(hostname: string): string | null
  /** The name by which a shop is known to search engines; null: below ours. */
  liveHostOf(username: string): string | null
  /** Asks the database itself. */
  isVerified(hostname: string): Promise<boolean>
  /** Reads them anew. */
  load(): Promise<void>
  use(publicDb: Db): void
}

export function createDomainHosts(): DomainHosts {
  let db: Db | null = null
  let usernames = new Map<string, string>()
  let liveHosts = new Map<string, string>()
  let reads = 0
  return {
    usernameOf: (hostname) =>
      namesOf(hostname)
        .map((name) => usernames.get(name))
        .find((username) => username !== undefined) ?? null,
    liveHostOf: (username) => liveHosts.get(username) ?? null,
    isVerified: async (hostname) => db !== null && hasVerifiedHost(db, namesOf(hostname)),
    async load() {
      if (db === null) return
      const read = ++reads
      const rows = await findDomainHosts(db)
      // One that began later knows more.
      if (read !== reads) return
      usernames = new Map(rows.map(({ host, username }) => [host, username]))
      liveHosts = new Map(rows.flatMap(({ host, username, is_live }) => (is_live ? [[username, host]] : [])))
    },
    use: (publicDb) => void (db = publicDb),
  }
}

// Whoever has proven a name has what stands below it: `www.` leads to the same shop, unless another has proven that.
function namesOf(hostname: string): string[] {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  return name.startsWith('www.') ? [name, name.slice(4)] : [name]
}

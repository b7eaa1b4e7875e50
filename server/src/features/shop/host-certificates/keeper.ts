import { createSecureContext } from 'node:tls'
import type { SecureContext } from 'node:tls'
import type { Deps } from '../../../platform/deps.ts'
import { aboutKey, certificateTopic } from './actions/issue-certificate.ts'
import { askFor } from './jobs.ts'
import { isOurs, nameOf } from './own-hosts.ts'
import { readCertificate } from './queries/certificates.ts'

/** `none`: of ours, and it is asked for. */
export type Found = { is: 'held'; context: SecureContext } | { is: 'none' } | { is: 'not ours' }

export type Keeper = { find(hostname: string): Promise<Found> }

const most = 2_000
const freshMs = { held: 10 * 60_000, without: 5_000 }

/** Certificates by the name in a handshake, from memory where they are there. What strangers ask for costs one look in a while. */
export function createKeeper(deps: Deps): Keeper {
  const known = new Map<string, { found: Promise<Found>; until: number }>()
  deps.changes.on(certificateTopic, (host) => (host === null ? known.clear() : known.delete(host)))
  deps.changes.on('domain', () => known.clear())
  return {
    find(hostname) {
      const host = nameOf(hostname)
      if (host === null) return Promise.resolve({ is: 'not ours' })
      const before = known.get(host)
      if (before && before.until > performance.now()) return before.found
      const entry = { found: look(deps, host), until: performance.now() + freshMs.without }
      known.delete(host)
      known.set(host, entry)
      if (known.size > most) known.delete(known.keys().next().value ?? host)
      entry.found.then(
        ({ is }) => void (entry.until = performance.now() + (is === 'held' ? freshMs.held : freshMs.without)),
        () => known.delete(host),
      )
      return entry.found
    },
  }
}

async function look(deps: Deps, host: string): Promise<Found> {
  if (!(await isOurs(deps, host))) return { is: 'not ours' }
  const kept = await readCertificate(deps.db, host)
  const key = kept && deps.sealing.open(kept.key_sealed, aboutKey(host))?.plain
  if (kept && key && kept.not_after > deps.clock.now())
    return { is: 'held', context: createSecureContext({ cert: kept.chain, key, minVersion: 'TLSv1.2' }) }
  await askFor(deps, host)
  return { is: 'none' }
}

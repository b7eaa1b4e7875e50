import { isIP } from 'node:net'
import type { ShopDomain } from '@kedai/contracts/domains.ts'
import { domainStatuses } from '@kedai/domain/domains/domain.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { judgeFound, markName, markOf } from './look-up.ts'
import type { Found } from './look-up.ts'
import { problems } from './messages.ts'
import type { DomainRow } from './queries.ts'
import { readHost } from './read-host.ts'

/** A shop's name, the records that make it one, and what was found of them. */
export function presentDomain(row: DomainRow, publicUrl: string, say: (message: Message) => string): ShopDomain {
  const ourHost = new URL(publicUrl).hostname
  const { host, token } = row
  const isChecked = row.checked_at !== null
  const found = readFound(row.found)
  const { mark, way } = judgeFound(found, token, ourHost)
  const read = readHost(host, publicUrl)
  const isApex = 'isApex' in read && read.isApex
  const registered = 'isApex' in read ? read.registered : host
  const ours = found.ours.filter((address) => isIP(address) === 4) // all that an A record can hold
  const shortName = (name: string) => (name === registered ? '@' : name.slice(0, -registered.length - 1))
  const problem = !isChecked
    ? null
    : found.is_taken
      ? problems.taken
      : mark === 'unknown' || (mark === 'right' && way === 'unknown')
        ? problems.silent
        : mark === 'wrong'
          ? problems.mark
          : way === 'wrong'
            ? problems.way
            : null
  return {
    host,
    status: domainStatuses.find((known) => known === row.status) ?? 'unverified',
    problem: problem && say(problem),
    records: [
      {
        type: 'TXT',
        name: markName(host),
        short_name: shortName(markName(host)),
        expected: markOf(token),
        found: joined(found.txt),
        is_right: isChecked && mark === 'right',
      },
      isApex
        ? {
            type: 'A',
            name: host,
            short_name: shortName(host),
            expected: ours.join(', ') || ourHost,
            found: joined(found.addresses),
            is_right: isChecked && way === 'right',
          }
        : {
            type: 'CNAME',
            name: host,
            short_name: shortName(host),
            expected: ourHost,
            found: joined(found.cname) ?? joined(found.addresses),
            is_right: isChecked && way === 'right',
          },
    ],
    claimed_at: formatTime(row.claimed_at),
    verified_at: row.verified_at && formatTime(row.verified_at),
    checked_at: row.checked_at && formatTime(row.checked_at),
  }
}

// Written by `checkDomain`; texts of strangers' name servers, told as text and cut short.
function readFound(stored: unknown): Found & { is_taken: boolean } {
  const { txt, cname, addresses, ours, is_taken } = stored as Partial<Found> & { is_taken?: boolean } // as checkDomain wrote it
  return {
    txt: txt ?? null,
    cname: cname ?? null,
    addresses: addresses ?? null,
    ours: ours ?? [],
    is_taken: is_taken === true,
  }
}

const joined = (values: string[] | null): string | null =>
  values === null || values.length === 0 ? null : values.slice(0, 8).join(', ').slice(0, 300)

import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type Kept = { chain: string; key_sealed: Buffer; not_after: Date }

export const readCertificate = async (db: Db, host: string): Promise<Kept | null> =>
  (
    await rawQuery<Kept>(
      db,
      'certificate_of_host',
      'select chain, key_sealed, not_after from host_certificates where host = $1 and chain is not null',
      [host],
    )
  )[0] ?? null

/** One of several processes gets it, and only where none is needed less: `renewBefore` tells when the old one is good enough. */
export const takeLease = async (
  db: Db,
  { host, now, until, renewBefore }: { host: string; now: Date; until: Date; renewBefore: Date },
): Promise<boolean> =>
  (
    await rawQuery(
      db,
      'certificate_lease',
      `insert into host_certificates as c (host, leased_until, next_try_at) values ($1, $3, $2)
       on conflict (host) do update set leased_until = $3
         where (c.leased_until is null or c.leased_until <= $2) and c.next_try_at <= $2
           and (c.not_after is null or c.not_after <= $4)
       returning 1`,
      [host, now, until, renewBefore],
    )
  ).length > 0

type Issue = { host: string; chain: string; keySealed: Buffer; notAfter: Date; now: Date }

export const saveIssued = (db: Db, { host, chain, keySealed, notAfter, now }: Issue): Promise<object[]> =>
  rawQuery(
    db,
    'certificate_issued',
    `update host_certificates set chain = $2, key_sealed = $3, not_after = $4, leased_until = null, failures = 0, problem = '', next_try_at = $5
      where host = $1`,
    [host, chain, keySealed, notAfter, now],
  )

/** Whose work it is; another one's, once that moment has passed. */
export type Lease = { host: string; until: Date }

/** Tried again after a quarter of an hour, then after twice as long each time, a day at most. */
export const saveFailure = (db: Db, { host, until }: Lease, problem: string, now: Date): Promise<object[]> =>
  rawQuery(
    db,
    'certificate_failed',
    `update host_certificates set leased_until = null, failures = failures + 1, problem = $2,
       next_try_at = $3::timestamptz + least(interval '1 day', interval '15 minutes' * power(2, least(failures, 10)))
      where host = $1 and leased_until = $4`,
    [host, problem.slice(0, 500), now, until],
  )

/** Too many of it were asked for: looked at again in an hour, and no failure. */
export const putOff = (db: Db, host: string, now: Date): Promise<object[]> =>
  rawQuery(
    db,
    'certificate_put_off',
    `update host_certificates set leased_until = null, next_try_at = $2::timestamptz + interval '1 hour' where host = $1`,
    [host, now],
  )

export type Spent = { of_host: number; of_registered: number; of_all: number }

export async function countOrders(db: Db, host: string, registered: string, now: Date): Promise<Spent> {
  const [row] = await rawQuery<Spent>(
    db,
    'certificate_orders_spent',
    `select count(*) filter (where host = $1)::int as of_host, count(*) filter (where registered = $2)::int as of_registered,
       count(*) filter (where at > $3::timestamptz - interval '3 hours')::int as of_all
      from host_certificate_orders where at > $3::timestamptz - interval '7 days'`,
    [host, registered, now],
  )
  return row ?? { of_host: 0, of_registered: 0, of_all: 0 }
}

export const noteOrder = (db: Db, host: string, registered: string, now: Date): Promise<object[]> =>
  rawQuery(
    db,
    'certificate_order_noted',
    'insert into host_certificate_orders (host, registered, at) values ($1, $2, $3)',
    [host, registered, now],
  )

/** Hosts whose certificate is missing or ends soon, the most urgent first; `wanted` are those that should have one. */
export const listDue = (
  db: Db,
  { wanted, now, renewBefore, atMost }: { wanted: readonly string[]; now: Date; renewBefore: Date; atMost: number },
): Promise<{ host: string }[]> =>
  rawQuery(
    db,
    'certificates_due',
    `select w.host from unnest($1::text[]) as w (host) left join host_certificates c on c.host = w.host
      where c.host is null or (c.next_try_at <= $2 and (c.leased_until is null or c.leased_until <= $2)
        and (c.not_after is null or c.not_after <= $3))
      order by c.not_after nulls first, w.host limit $4`,
    [wanted, now, renewBefore, atMost],
  )

export const listHosts = (db: Db): Promise<{ host: string; not_after: Date | null }[]> =>
  rawQuery(db, 'certificate_hosts', 'select host, not_after from host_certificates order by host limit 5000')

export const showAnswer = (db: Db, token: string, answer: string, until: Date): Promise<object[]> =>
  rawQuery(
    db,
    'certificate_answer_shown',
    `insert into acme_challenges (token, answer, expires_at) values ($1, $2, $3)
     on conflict (token) do update set answer = excluded.answer, expires_at = excluded.expires_at`,
    [token, answer, until],
  )

export const takeAnswerBack = (db: Db, token: string): Promise<object[]> =>
  rawQuery(db, 'certificate_answer_gone', 'delete from acme_challenges where token = $1', [token])

export const findAnswer = async (db: Db, token: string, now: Date): Promise<string | null> =>
  (
    await rawQuery<{ answer: string }>(
      db,
      'certificate_answer',
      'select answer from acme_challenges where token = $1 and expires_at > $2',
      [token, now],
    )
  )[0]?.answer ?? null

export async function removeOld(db: Db, now: Date): Promise<void> {
  await rawQuery(db, 'certificate_answers_old', 'delete from acme_challenges where expires_at <= $1', [now])
  await rawQuery(
    db,
    'certificate_orders_old',
    `delete from host_certificate_orders where at < $1::timestamptz - interval '30 days'`,
    [now],
  )
}

/** The end that comes first, of those that did not run out a week ago: those are nobody's any more. */
export const listSoonestEnd = (db: Db, now: Date): Promise<{ ends_at: Date | null }[]> =>
  rawQuery(
    db,
    'certificate_soonest_end',
    `select min(not_after) as ends_at from host_certificates where not_after > $1::timestamptz - interval '7 days'`,
    [now],
  )

import { lastDayOf } from '@kedai/domain/operators/operator-access.ts'
import type { AccessLevel } from '@kedai/domain/operators/operator-access.ts'
import type { ClientBase } from 'pg'
import { Refused } from '../actions/refused.ts'
import { refusals } from '../messages.ts'
import { inOne, note } from './operator.ts'
import type { Operator } from './operator.ts'
import { lockOperator } from './operators.ts'
import type { Named } from './operators.ts'

export type AccessRow = {
  operator_id: number
  email: string
  shop: string
  shop_name: string
  level: AccessLevel
  reason: string | null
  granted_by: string
  granted_at: Date
  expires_at: Date | null
}

/** Undefined: of all. `search`: a piece of the address or the name of a shop. */
export type WantedAccess = { operator?: Named | undefined; shop?: string | undefined; search?: string | undefined }

const wanted = `from operator_access a join users u on u.id = a.user_id join shops s on s.id = a.of_shop
  where ($1::text is null or u.email = $1) and ($2::bigint is null or a.user_id = $2) and ($3::text is null or s.username = $3)
    and ($4 = '' or position(lower($4) in lower(s.username || ' ' || s.name)) > 0)`

const valuesOf = ({ operator, shop, search = '' }: WantedAccess): unknown[] => [
  operator && 'email' in operator ? operator.email.trim().toLowerCase() : null,
  operator && 'id' in operator ? operator.id : null,
  shop?.toLowerCase() ?? null,
  search,
]

/** Who may look into which shops; what has run out as well, until it is taken away. */
export async function listAccess(
  client: ClientBase,
  about: WantedAccess,
  { limit, offset }: { limit: number; offset: number },
): Promise<AccessRow[]> {
  const { rows } = await client.query<AccessRow>(
    `select a.user_id as operator_id, u.email, s.username as shop, s.name as shop_name, a.level, a.reason, a.granted_by, a.granted_at, a.expires_at
    ${wanted} order by u.email, s.username limit $5 offset $6`,
    [...valuesOf(about), limit, offset],
  )
  return rows
}

export async function countAccess(client: ClientBase, about: WantedAccess): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count ${wanted}`, valuesOf(about))
  return rows[0]?.count ?? 0
}

export type Grant = { level: AccessLevel; expiresAt: Date | null; reason: string | null; now: Date }
export type Granted = { email: string; granted: string[]; changed: string[]; same: string[] }

/**
 * Gives support access to shops, or changes what it has; either to all of them or to none. A line of the log for each that is new or other than before.
 * @throws Refused for who is no operator or may everything already, and for an address without a shop
 */
export const grantAccess = (
  operator: Operator,
  named: Named,
  usernames: readonly string[],
  { level, expiresAt, reason, now }: Grant,
): Promise<Granted> =>
  inOne(operator, async (client) => {
    const { id, email, role } = await lockOperator(client, named)
    if (role === 'admin') throw new Refused(refusals.mayEverything, { email })
    const done: Granted = { email, granted: [], changed: [], same: [] }
    for (const shop of await findShops(client, usernames, { field: 'shops' })) {
      const before = await findAccess(client, id, shop.id)
      const isSame =
        before?.level === level && before.reason === reason && before.expires_at?.getTime() === expiresAt?.getTime()
      done[before ? (isSame ? 'same' : 'changed') : 'granted'].push(shop.username)
      if (isSame) continue
      await client.query(
        `insert into operator_access (user_id, of_shop, level, reason, granted_by, granted_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (user_id, of_shop) do update set level = excluded.level, reason = excluded.reason, granted_by = excluded.granted_by,
          granted_at = excluded.granted_at, expires_at = excluded.expires_at`,
        [id, shop.id, level, reason, operator.name, now, expiresAt],
      )
      await note(operator, {
        act: before ? 'access change' : 'access grant',
        subject: email,
        reason,
        before: before && inLog(before.level, before.expires_at),
        after: inLog(level, expiresAt),
        ofShop: shop.id,
      })
    }
    return done
  })

/** @throws Refused for who is no operator, and for a shop that was not given to them */
export const revokeAccess = (
  operator: Operator,
  named: Named,
  usernames: readonly string[],
): Promise<{ email: string; shops: string[] }> =>
  inOne(operator, async (client) => {
    const { id, email } = await lockOperator(client, named)
    const shops = await findShops(client, usernames, { missing: true })
    for (const { id: shopId, username } of shops) {
      const before = await findAccess(client, id, shopId)
      if (!before) throw new Refused(refusals.notGiven, { email, shop: username }, { missing: true })
      await client.query('delete from operator_access where user_id = $1 and of_shop = $2', [id, shopId])
      await note(operator, {
        act: 'access revoke',
        subject: email,
        before: inLog(before.level, before.expires_at),
        after: null,
        ofShop: shopId,
      })
    }
    return { email, shops: shops.map(({ username }) => username) }
  })

const inLog = (level: AccessLevel, expiresAt: Date | null) => ({
  level,
  until: expiresAt === null ? null : lastDayOf(expiresAt),
})

type Kept = { level: AccessLevel; expires_at: Date | null; reason: string | null }

async function findAccess(client: ClientBase, userId: number, shopId: number): Promise<Kept | null> {
  const { rows } = await client.query<Kept>(
    'select level, expires_at, reason from operator_access where user_id = $1 and of_shop = $2',
    [userId, shopId],
  )
  return rows[0] ?? null
}

/** Those of the addresses, each once. @throws Refused when one of them is no shop's */
async function findShops(
  client: ClientBase,
  usernames: readonly string[],
  how: Refused['how'],
): Promise<{ id: number; username: string }[]> {
  const asked = [...new Set(usernames.map((one) => one.trim().toLowerCase()))]
  const { rows } = await client.query<{ id: number; username: string }>(
    'select id, username from shops where username = any($1::text[]) order by username for key share',
    [asked],
  )
  const unknown = asked.find((one) => !rows.some(({ username }) => username === one))
  if (unknown !== undefined) throw new Refused(refusals.noShop, { shop: unknown }, how)
  return rows
}

import { createHash, randomBytes } from 'node:crypto'
import { managedShops } from '@kedai/domain/operators/operator-access.ts'
import { workNames, works } from '@kedai/domain/people/permissions.ts'
import { Refused } from '../actions/refused.ts'
import { refusals } from '../messages.ts'
import { act } from './operator.ts'
import type { Operator } from './operator.ts'
import { lockShop } from './shops.ts'

type Person = { id: number; email: string; email_verified_at: Date | null }

export const findPerson = async ({ client }: Operator, email: string): Promise<Person | null> =>
  (
    await client.query<Person>('select id, email, email_verified_at from users where email = $1', [
      email.trim().toLowerCase(),
    ])
  ).rows[0] ?? null

export type Transferred = { owner: string; former: string[]; formerBecome: 'staff' | 'nobody' }

const everyWork = workNames.filter((work) => works[work].grantable)

/**
 * Makes somebody the only owner of a shop. Who owned it stays as staff with every right that can be given, or leaves.
 * @throws Refused for an address that nobody has, or that is not confirmed
 */
export const transferShop = (
  operator: Operator,
  username: string,
  to: string,
  formerBecome: Transferred['formerBecome'],
): Promise<Transferred> =>
  act(operator, { act: 'shop transfer', subject: username.toLowerCase() }, async (client) => {
    const shop = await lockShop(client, username)
    const person = await findPerson(operator, to)
    if (!person) throw new Refused(refusals.nobody, { email: to })
    if (person.email_verified_at === null) throw new Refused(refusals.notConfirmed, { email: person.email })
    const { rows: owners } = await client.query<{ user_id: number; email: string }>(
      `select m.user_id, u.email from shop_members m join users u on u.id = m.user_id where m.shop_id = $1 and m.role = 'owner' order by m.user_id for update of m`,
      [shop.id],
    )
    if (owners.length === 1 && owners[0]?.user_id === person.id)
      throw new Refused(refusals.ownsAlready, { email: person.email, shop: shop.username })
    const former = owners.filter(({ user_id }) => user_id !== person.id)
    await client.query(
      `insert into shop_members (shop_id, user_id, role) values ($1, $2, 'owner') on conflict (shop_id, user_id) do update set role = 'owner', permissions = '{}'`,
      [shop.id, person.id],
    )
    const ids = former.map(({ user_id }) => user_id)
    if (formerBecome === 'staff')
      await client.query(
        `update shop_members set role = 'staff', permissions = $3 where shop_id = $1 and user_id = any($2::bigint[])`,
        [shop.id, ids, everyWork],
      )
    else
      await client.query('delete from shop_members where shop_id = $1 and user_id = any($2::bigint[])', [shop.id, ids])
    const answer = { owner: person.email, former: former.map(({ email }) => email), formerBecome }
    return {
      before: { owners: owners.map(({ email }) => email) },
      after: { owners: [person.email], former: formerBecome },
      ofShop: shop.id,
      answer,
      tells: ['session'],
    }
  })

export type ResetLink = { email: string; path: string; expiresAt: Date }

/** How long a link holds that is read out or sent by hand. */
const linkHours = 24

/** Whose account it is: of anybody, or of somebody who works in a shop. */
export type Reset = { email: string; of?: string }

/**
 * A link by which somebody chooses a new password, once. They are signed out everywhere.
 * @throws Refused when nobody has the address, or they do not work in the shop; for support, also of who has more than its shops
 */
export const resetPasswordOf = (operator: Operator, { email, of }: Reset): Promise<ResetLink> =>
  act(operator, { act: 'password reset', subject: email.trim().toLowerCase() }, async (client) => {
    const shop = of === undefined ? null : await lockShop(client, of)
    const person = await findPerson(operator, email)
    if (shop) {
      const { rowCount } = await client.query('select 1 from shop_members where shop_id = $1 and user_id = $2', [
        shop.id,
        person?.id ?? null,
      ])
      if (rowCount === 0) throw new Refused(refusals.noMember, { email, shop: shop.username })
    }
    if (!person) throw new Refused(refusals.nobody, { email })
    await mustHaveNoMore(operator, person)
    const token = randomBytes(32).toString('base64url')
    await client.query('delete from password_resets where user_id = $1 and used_at is null', [person.id])
    const {
      rows: [row],
    } = await client.query<{ expires_at: Date }>(
      `insert into password_resets (token_hash, user_id, created_at, expires_at) values ($1, $2, now(), now() + make_interval(hours => $3)) returning expires_at`,
      [createHash('sha256').update(token).digest(), person.id, linkHours],
    )
    if (!row) throw new Error('the row of a link was not returned')
    const ended = await client.query('delete from sessions where user_id = $1', [person.id])
    return {
      before: { sessions: ended.rowCount },
      after: { sessions: 0, link_until: row.expires_at },
      ofShop: shop?.id ?? null,
      answer: { email: person.email, path: `/reset?token=${token}`, expiresAt: row.expires_at },
      tells: ['session'],
    }
  })

// Who holds the link has the account: whatever that opens must have been given to support as well.
async function mustHaveNoMore({ client, rights }: Operator, { id, email }: Person): Promise<void> {
  if (rights.role === 'admin') return
  const { rowCount } = await client.query(
    `select from operators where user_id = $1 union all select from shop_members where user_id = $1 and shop_id <> all($2::bigint[])
    union all select from resellers where user_id = $1 and shop_id <> all($2::bigint[]) limit 1`,
    [id, managedShops(rights)],
  )
  if (rowCount !== 0) throw new Refused(refusals.worksElsewhere, { email }, { forbidden: true })
}

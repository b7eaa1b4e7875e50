import { mayLoseAdmin } from '@kedai/domain/operators/operator-access.ts'
import type { GivenAccess, OperatorRole } from '@kedai/domain/operators/operator-access.ts'
import type { ClientBase } from 'pg'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { Refused } from '../actions/refused.ts'
import { refusals } from '../messages.ts'
import { act } from './operator.ts'
import type { Operator } from './operator.ts'
import { findPerson } from './people.ts'

export type OperatorRow = {
  id: number
  email: string
  name: string
  role: OperatorRole
  two_steps: boolean
  added_at: Date
  /** Shops they may look at now; of admins none is counted. */
  shops: number
}

/** How an operator is named: at the command line by e-mail, on the page by the id of their account. */
export type Named = { email: string } | { id: number }

/** Who may open the operators' page: all, or one. */
export async function listOperators(client: ClientBase, now: Date, id: number | null = null): Promise<OperatorRow[]> {
  const { rows } = await client.query<OperatorRow>(
    `select u.id, u.email, u.name, o.role, u.totp_secret is not null as two_steps, o.added_at,
      (select count(*) from operator_access a where a.user_id = o.user_id and (a.expires_at is null or a.expires_at > $1))::integer as shops
    from operators o join users u on u.id = o.user_id where $2::bigint is null or o.user_id = $2 order by o.role, u.email`,
    [now, id],
  )
  return rows
}

type Found = { id: number; email: string; role: OperatorRole }

/** Holds an operator still. @throws Refused for who is none */
export async function lockOperator(client: ClientBase, named: Named): Promise<Found> {
  const email = 'email' in named ? named.email.trim().toLowerCase() : null
  const {
    rows: [found],
  } = await client.query<Found>(
    'select u.id, u.email, o.role from operators o join users u on u.id = o.user_id where u.email = $1 or u.id = $2 for update of o',
    [email, 'id' in named ? named.id : null],
  )
  if (!found) throw new Refused(refusals.noOperator, { email: email ?? '–' }, { missing: true })
  return found
}

// In one order, so that two admins cannot send each other away at once.
const lockAll = async (client: ClientBase): Promise<Found[]> =>
  (
    await client.query<Found>(
      'select u.id, u.email, o.role from operators o join users u on u.id = o.user_id order by o.user_id for update of o',
    )
  ).rows

async function rowOf(client: ClientBase, id: number, now: Date): Promise<OperatorRow> {
  const [row] = await listOperators(client, now, id)
  if (!row) throw new Error('the row of an operator was not returned')
  return row
}

type Wish = { role: OperatorRole; now: Date }

/** @throws Refused for an address that nobody has, that is not confirmed, or of who is one already */
export const addOperator = (operator: Operator, email: string, { role, now }: Wish): Promise<OperatorRow> =>
  act(operator, { act: 'operators add', subject: email.trim().toLowerCase() }, async (client) => {
    const person = await findPerson(operator, email)
    if (!person) throw new Refused(refusals.nobody, { email })
    if (person.email_verified_at === null) throw new Refused(refusals.notConfirmed, { email: person.email })
    const { rowCount } = await client.query(
      'insert into operators (user_id, role) values ($1, $2) on conflict (user_id) do nothing',
      [person.id, role],
    )
    if (rowCount === 0) throw new Refused(refusals.operatorAlready, { email: person.email })
    return { before: null, after: { operator: true, role }, answer: await rowOf(client, person.id, now) }
  })

/** Who becomes an admin keeps no access of single shops, so that none comes back by itself later. @throws Refused for who is none, or the last admin */
export const setRole = (
  operator: Operator,
  named: Named,
  { role, now }: Wish,
): Promise<OperatorRow & { changed: boolean }> =>
  act(operator, { act: 'operators role', subject: '' }, async (client) => {
    const all = await lockAll(client)
    const found = await lockOperator(client, named)
    const changed = found.role !== role
    if (changed && role === 'support') mustLeaveAnAdmin(all, found, role, operator.at)
    const access = changed ? await endAccess(client, found.id) : {}
    await client.query('update operators set role = $2 where user_id = $1', [found.id, role])
    return {
      subject: found.email,
      before: { role: found.role, ...access },
      after: { role },
      silent: !changed,
      answer: { ...(await rowOf(client, found.id, now)), changed },
    }
  })

/** @throws Refused for who is none, or the last admin */
export const removeOperator = (operator: Operator, named: Named): Promise<Found> =>
  act(operator, { act: 'operators remove', subject: '' }, async (client) => {
    const all = await lockAll(client)
    const found = await lockOperator(client, named)
    if (found.role === 'admin') mustLeaveAnAdmin(all, found, 'nobody', operator.at)
    const access = await endAccess(client, found.id)
    await client.query('delete from operators where user_id = $1', [found.id])
    return { subject: found.email, before: { operator: true, role: found.role, ...access }, after: null, answer: found }
  })

function mustLeaveAnAdmin(
  others: readonly Found[],
  { id, email }: Found,
  becomes: 'support' | 'nobody',
  at: Operator['at'],
): void {
  const left = others.filter((one) => one.id !== id)
  const admins = left.filter(({ role }) => role === 'admin').length
  if (!mayLoseAdmin({ admins, operators: left.length }, { becomes, at }))
    throw new Refused(refusals.lastAdmin, { email })
}

async function endAccess(client: ClientBase, userId: number): Promise<{ access?: Record<string, string> }> {
  const { rows } = await client.query<{ shop: string; level: string }>(
    'with gone as (delete from operator_access where user_id = $1 returning of_shop, level) select s.username as shop, g.level from gone g join shops s on s.id = g.of_shop',
    [userId],
  )
  return rows.length === 0 ? {} : { access: Object.fromEntries(rows.map(({ shop, level }) => [shop, level])) }
}

export type KnownOperator = { role: OperatorRole; two_steps: boolean; given: GivenAccess[] }

/** Whether somebody is one, whether they sign in by two steps, and what was given to them. Null for everybody else. */
export async function findOperator(db: Db, userId: number): Promise<KnownOperator | null> {
  const [found] = await rawQuery<Omit<KnownOperator, 'given'>>(
    db,
    'operators_find',
    'select o.role, u.totp_secret is not null as two_steps from operators o join users u on u.id = o.user_id where o.user_id = $1',
    [userId],
  )
  if (!found) return null
  const given =
    found.role === 'admin'
      ? []
      : await rawQuery<GivenAccess>(
          db,
          'operators_given',
          'select of_shop as "shopId", level, expires_at as "expiresAt" from operator_access where user_id = $1',
          [userId],
        )
  return { ...found, given }
}

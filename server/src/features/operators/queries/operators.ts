import type { ClientBase } from 'pg'
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import { Refused } from '../actions/refused.ts'
import { refusals } from '../messages.ts'
import { act } from './operator.ts'
import type { Operator } from './operator.ts'
import { findPerson } from './people.ts'

export type OperatorRow = { email: string; two_steps: boolean; added_at: Date }

/** Who may open the operators' page. */
export async function listOperators(client: ClientBase): Promise<OperatorRow[]> {
  const { rows } = await client.query<OperatorRow>(
    `select u.email, u.totp_secret is not null as two_steps, o.added_at from operators o join users u on u.id = o.user_id order by u.email`,
  )
  return rows
}

/** @throws Refused for an address that nobody has, that is not confirmed, or of who is one already */
export const addOperator = (operator: Operator, email: string): Promise<OperatorRow> =>
  act(operator, { act: 'operators add', subject: email.trim().toLowerCase() }, async (client) => {
    const person = await findPerson(operator, email)
    if (!person) throw new Refused(refusals.nobody, { email })
    if (person.email_verified_at === null) throw new Refused(refusals.notConfirmed, { email: person.email })
    const { rowCount } = await client.query(
      'insert into operators (user_id) values ($1) on conflict (user_id) do nothing',
      [person.id],
    )
    if (rowCount === 0) throw new Refused(refusals.operatorAlready, { email: person.email })
    const row = (await listOperators(client)).find((one) => one.email === person.email)
    if (!row) throw new Error('the row of an operator was not returned')
    return { before: null, after: { operator: true }, answer: row }
  })

/** @throws Refused for who is none */
export const removeOperator = (operator: Operator, email: string): Promise<void> =>
  act(operator, { act: 'operators remove', subject: email.trim().toLowerCase() }, async (client) => {
    const { rowCount } = await client.query(
      'delete from operators o using users u where u.id = o.user_id and u.email = $1',
      [email.trim().toLowerCase()],
    )
    if (rowCount === 0) throw new Refused(refusals.noOperator, { email })
    return { before: { operator: true }, after: null, answer: undefined }
  })

/** Whether somebody is one, and signs in by two steps. Null for everybody else. */
export async function findOperator(db: Db, userId: number): Promise<{ two_steps: boolean } | null> {
  const rows = await rawQuery<{ two_steps: boolean }>(
    db,
    'operators_find',
    'select u.totp_secret is not null as two_steps from operators o join users u on u.id = o.user_id where o.user_id = $1',
    [userId],
  )
  return rows[0] ?? null
}

import { shopsOf } from '@kedai/domain/operators/operator-access.ts'
import type { Operator } from './operator.ts'

export type LogLine = {
  id: number
  at: Date
  operator: string
  act: string
  subject: string
  /** The address of the shop it was about, as it is now. */
  shop: string | null
  reason: string | null
  before: object | null
  after: object | null
}

/**
 * What operators did, the newest first: all, or what `about` names: everything about a shop, what was done to a person, or what an operator did.
 * Support reads of its shops alone.
 */
export async function listLog(
  { client, rights }: Pick<Operator, 'client' | 'rights'>,
  about: string | null,
  atMost: number,
  offset = 0,
): Promise<LogLine[]> {
  const { rows } = await client.query<LogLine>(
    `select l.id, l.at, l.operator, l.act, l.subject, s.username as shop, l.reason, l.before, l.after
    from operator_log l left join shops s on s.id = l.of_shop
    where ($1::text is null or l.subject = $1 or starts_with(l.subject, $1 || ' ') or lower(l.operator) = lower($1) or s.username = $1)
      and ($4::bigint[] is null or l.of_shop = any($4)) order by l.id desc limit $2 offset $3`,
    [about, atMost, offset, shopsOf(rights)],
  )
  return rows
}

import type { AuditAction, AuditKind, AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type AuditRow = {
  id: number
  at: Date
  kind: AuditKind
  action: AuditAction
  user_id: number | null
  user_name: string | null
  user_email: string | null
  subject_type: AuditSubjectType
  subject_ref: string
  subject_name: string
  before: Facts | null
  after: Facts | null
}

export type AuditWanted = {
  shopId: number
  person?: number | undefined
  kind?: AuditKind | undefined
  from: Date | null
  until: Date | null
}

/** The newest first. Each of the three shapes of filter has its own index. */
export const listAudit = (
  trx: Db,
  wanted: AuditWanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> => {
  const { text, values, name } = whereOf(wanted)
  return rawQuery<AuditRow>(
    trx,
    `audit_list_${name}`,
    `
    select a.id, a.at, a.kind, a.action, a.user_id, u.name as user_name, u.email as user_email, a.subject_type, a.subject_ref, a.subject_name, a.before, a.after
    from (select * from audit_log where ${text} order by at desc, id desc limit $${values.length + 1} offset $${values.length + 2}) a
    left join users u on u.id = a.user_id order by a.at desc, a.id desc`,
    [...values, limit, offset],
  )
}

export async function countAudit(trx: Db, wanted: AuditWanted, atMost: number): Promise<number> {
  const { text, values, name } = whereOf(wanted)
  const [row] = await rawQuery<{ count: number }>(
    trx,
    `audit_count_${name}`,
    `select count(*)::integer as count from (select 1 from audit_log where ${text} limit $${values.length + 1}) found`,
    [...values, atMost],
  )
  return row?.count ?? 0
}

/** Whoever stands in a shop's log; jumps from person to person, so that its length does not count. */
export const listAuditPeople = (trx: Db, shopId: number): Promise<{ id: number; name: string }[]> =>
  rawQuery(
    trx,
    'audit_people',
    `
    with recursive person as (
      (select user_id from audit_log where shop_id = $1 and user_id is not null order by user_id limit 1)
      union all
      select (select a.user_id from audit_log a where a.shop_id = $1 and a.user_id > person.user_id order by a.user_id limit 1) from person where person.user_id is not null
    ) select u.id, u.name from person join users u on u.id = person.user_id order by u.name, u.id limit 200`,
    [shopId],
  )

function whereOf({ shopId, person, kind, from, until }: AuditWanted): {
  text: string
  values: unknown[]
  name: string
} {
  const rules = [
    ['person', 'user_id =', person],
    ['kind', 'kind =', kind],
    ['from', 'at >=', from],
    ['until', 'at <', until],
  ] as const
  const used = rules.filter(([, , value]) => value !== undefined && value !== null)
  return {
    text: ['shop_id = $1', ...used.map(([, rule], place) => `${rule} $${place + 2}`)].join(' and '),
    values: [shopId, ...used.map(([, , value]) => value)],
    name: used.map(([name]) => name).join('_') || 'all',
  }
}

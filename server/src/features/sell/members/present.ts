import type { Member } from '@kedai/contracts/memberships.ts'
import type { Entitlement } from '../entitlements/actions/find.ts'
import { lastMoment, standingOf } from '../entitlements/actions/find.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'

type Row = Pick<
  Entitlement,
  | 'id'
  | 'code'
  | 'holder_name'
  | 'holder_phone'
  | 'holder_email'
  | 'title'
  | 'plan'
  | 'until_on'
  | 'grace_days'
  | 'is_void'
  | 'visits'
  | 'last_visit_at'
  | 'order_no'
>

export const presentMember = (row: Row, now: Date): Member => ({
  id: row.id,
  code: row.code,
  name: row.holder_name,
  phone: row.holder_phone,
  email: row.holder_email,
  product: row.title,
  plan: row.plan,
  status: standingOf(row, now),
  valid_until: lastMoment(row.until_on),
  visits: row.visits,
  last_visit_at: row.last_visit_at && formatTime(row.last_visit_at),
  order_no: row.order_no,
})

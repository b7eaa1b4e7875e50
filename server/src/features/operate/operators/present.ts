import type { AccessRow, OperatorRow } from '@kedai/contracts/operator-access.ts'
import type {
  Failures,
  OperatedShop,
  OperatedShopRow,
  OperatorLogLine,
  OperatorRun,
} from '@kedai/contracts/operator.ts'
import { isLive, judgeAccess, lastDayOf } from '@kedai/domain/operators/operator-access.ts'
import type { OperatorRights } from '@kedai/domain/operators/operator-access.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { AccessRow as KeptAccess } from './queries/access.ts'
import type { Failure } from './queries/failures.ts'
import type { LogLine } from './queries/log.ts'
import type { OperatorRow as KeptOperator } from './queries/operators.ts'
import type { RunRow } from './queries/runs.ts'
import type { ShopFacts, ShopRow } from './queries/shops.ts'

export const timeOf = (moment: Date | null): string | null => (moment === null ? null : formatTime(moment))

const mayIn = (shopId: number, rights: OperatorRights): Pick<OperatedShopRow, 'may' | 'may_until'> => {
  if (rights.role === 'admin') return { may: 'admin', may_until: null }
  const given = rights.shops.get(shopId)
  if (!given) throw new Error(`shop ${shopId} was not given to who is told of it`)
  return { may: given.level, may_until: dayOf(given.expiresAt) }
}

const dayOf = (expiresAt: Date | null): string | null => (expiresAt === null ? null : lastDayOf(expiresAt))

export const presentShop = (shop: ShopRow, rights: OperatorRights): OperatedShopRow => ({
  username: shop.username,
  name: shop.name,
  owner: shop.owner,
  status: shop.status,
  reason: shop.reason,
  suspended_at: timeOf(shop.suspended_at),
  created_at: formatTime(shop.created_at),
  products: shop.products,
  orders: shop.orders,
  mails: shop.mails,
  storage: shop.storage_bytes,
  storage_quota_mb: shop.storage_quota_mb,
  mails_per_day: shop.mails_per_day,
  ...mayIn(shop.id, rights),
})

export const presentShopFacts = (shop: ShopFacts, rights: OperatorRights): OperatedShop => ({
  ...presentShop(shop, rights),
  members: shop.members.map(({ email, name, role, seen_at }) => ({ email, name, role, seen_at: timeOf(seen_at) })),
  hosts: shop.hosts,
  last_order_at: timeOf(shop.last_order_at),
  waiting_mails: shop.waiting_mails,
  failed_mails: shop.failed_mails,
})

export const presentLogLine = ({
  id,
  at,
  operator,
  act,
  subject,
  shop,
  reason,
  before,
  after,
}: LogLine): OperatorLogLine => ({
  id,
  at: formatTime(at),
  operator,
  act,
  subject,
  shop,
  reason,
  before: before as Record<string, unknown> | null, // JSON objects of ours
  after: after as Record<string, unknown> | null,
})

export const presentRun = (run: RunRow, { userId, lang }: { userId: number; lang: Lang }): OperatorRun => ({
  id: run.id,
  kind: run.kind,
  shop: run.shop,
  asked_by: run.email,
  state: run.state,
  steps_done: Math.min(run.steps_done, run.steps),
  steps: run.steps,
  why: run.why === null ? null : run.why[lang],
  counts: run.counts,
  download: run.file_key !== null && run.user_id === userId ? `/operator/exports/${run.id}` : null,
  created_at: formatTime(run.created_at),
  ended_at: timeOf(run.ended_at),
})

export const presentFailure = (
  { id, shop_id, shop, what, why, tries, failed_at }: Failure,
  rights: OperatorRights,
): Failures[number] => ({
  id,
  shop,
  may_end: judgeAccess(rights, 'manage', shop_id) === 'allowed',
  what,
  why,
  tries,
  failed_at: timeOf(failed_at),
})

export const presentOperator = ({ id, email, name, role, two_steps, added_at, shops }: KeptOperator): OperatorRow => ({
  id,
  email,
  name,
  role,
  two_steps,
  added_at: formatTime(added_at),
  shops,
})

export const presentAccess = (row: KeptAccess, now: Date): AccessRow => ({
  operator_id: row.operator_id,
  email: row.email,
  shop: row.shop,
  shop_name: row.shop_name,
  level: row.level,
  until: dayOf(row.expires_at),
  is_over: !isLive(row.expires_at, now),
  reason: row.reason,
  granted_by: row.granted_by,
  granted_at: formatTime(row.granted_at),
})

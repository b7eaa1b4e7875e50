import type { OperatedShop, OperatedShopRow, OperatorLogLine, OperatorRun } from '@kedai/contracts/operator.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { LogLine } from './queries/operator.ts'
import type { RunRow } from './queries/runs.ts'
import type { ShopFacts, ShopRow } from './queries/shops.ts'

export const timeOf = (moment: Date | null): string | null => (moment === null ? null : formatTime(moment))

export const presentShop = (shop: ShopRow): OperatedShopRow => ({
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
})

export const presentShopFacts = (shop: ShopFacts): OperatedShop => ({
  ...presentShop(shop),
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
  reason,
  before,
  after,
}: LogLine): OperatorLogLine => ({
  id,
  at: formatTime(at),
  operator,
  act,
  subject,
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

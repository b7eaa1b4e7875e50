import { sql, type RawBuilder } from 'kysely'
import type { OrderFilter, WorkQueueName } from '@kedai/domain/orders/list-filters.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'

// The same words as the partial indexes of migrations 0011 and 0290, so that each queue is read from its own.
const queues = {
  slips_to_check: sql<boolean>`(order_status = 'open' and payment_status = 'checking')`,
  to_pack: sql<boolean>`(order_status = 'open' and fulfilment_status in ('unfulfilled', 'packed', 'partially_shipped')
    and (payment_status in ('paid', 'overpaid', 'partially_refunded') or payment_kind = 'cod' and payment_status in ('unpaid', 'partially_paid')))`,
  unpaid: sql<boolean>`(order_status = 'open' and payment_kind <> 'cod' and payment_status in ('unpaid', 'pending', 'failed', 'partially_paid'))`,
} satisfies Record<WorkQueueName, RawBuilder<boolean>>

/** What each filter means in the database. A value of two axes means the one that sellers ask for: the order's own. */
export const filterRules: Record<OrderFilter, RawBuilder<boolean>> = {
  ...axis('fulfilment_status', fulfilmentStatuses),
  ...axis('payment_status', paymentStatuses),
  ...axis('order_status', orderStatuses),
  ...queues,
  sold: sql<boolean>`is_sold(payment_status)`,
  held: sql<boolean>`(paid_sen > refunded_sen)`,
  // As `amountDue` of domain/orders judges it.
  due: sql<boolean>`(order_status = 'open' and payment_status in ('unpaid', 'pending', 'failed', 'partially_paid')
    and refunded_sen = 0 and total_sen - rounding_sen > paid_sen)`,
}

/** The first order of its buyer (known by the phone), also while that is still to be folded into `first_orders`. */
export const firstOrderRule = (shopId: number): RawBuilder<boolean> => sql`case
  when exists (select from first_orders f where f.shop_id = ${shopId} and f.phone = orders.buyer_phone)
  then exists (select from first_orders f where f.shop_id = ${shopId} and f.order_id = orders.id)
  else not exists (select from sales_changes c join orders earlier on earlier.id = c.order_id
    where c.shop_id = ${shopId} and c.orders > 0 and earlier.buyer_phone = orders.buyer_phone and earlier.id < orders.id) end`

export const queueRules = queues

function axis<Status extends string>(column: string, statuses: readonly Status[]): Record<Status, RawBuilder<boolean>> {
  const rules = statuses.map((status) => [status, sql<boolean>`(${sql.ref(column)} = ${sql.lit(status)})`] as const)
  return Object.fromEntries(rules) as Record<Status, RawBuilder<boolean>> // one entry for each of the statuses
}

import { mayPayOnDelivery } from '@kedai/domain/payments/deadline.ts'
import { heldOf } from '../../orders/orders/shared/held-of.ts'
import type { MethodRow } from './queries/methods.ts'

/** Whether a placed order may be paid by a method: cash on delivery needs goods that change hands. */
export const mayBePaidBy = (
  order: { ships: boolean; pickup: string | null },
  method: Pick<MethodRow, 'kind'>,
): boolean => method.kind !== 'cod' || order.ships || order.pickup !== null

/** Whether an unpaid order may be turned into one of this method now: cash on delivery has no deadline, so only soon after it was placed. */
export const isInTimeFor = (
  order: Parameters<typeof heldOf>[0] & { payment_method: string },
  method: Pick<MethodRow, 'code' | 'kind'>,
  now: Date,
): boolean => method.kind !== 'cod' || method.code === order.payment_method || mayPayOnDelivery(heldOf(order), now)

import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'

/** What there was too little of: variations, and the uses of a coupon. */
export type Short = { variationIds: readonly number[]; couponCode: string | null }

/** The 409 of an order that cannot be had as it was sent. `short`: what somebody else, or an earlier order, was quicker with. */
export class OrderChanged extends AppError {
  readonly changed: ChangedOrder
  readonly short: Short

  constructor(text: Message, changed: ChangedOrder, short: Short) {
    super('conflict', text, { data: changed })
    this.changed = changed
    this.short = short
  }
}

import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import type { FulfilmentStatus, OrderStatus, PaymentStatus } from '@kedai/domain/orders/statuses.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '../../ui/notice.tsx'

export type StatusWord = { word: MessageDescriptor; tone: Tone }

// The three axes in a seller's words. What waits for somebody is gold, what went wrong is red, what is done is green.
export const paymentWords = {
  unpaid: { word: msg`Unpaid`, tone: 'neutral' },
  pending: { word: msg`With the bank`, tone: 'info' },
  failed: { word: msg`Payment failed`, tone: 'danger' },
  checking: { word: msg`Slip to check`, tone: 'warn' },
  partially_paid: { word: msg`Partly paid`, tone: 'warn' },
  paid: { word: msg`Paid`, tone: 'good' },
  overpaid: { word: msg`Overpaid`, tone: 'warn' },
  partially_refunded: { word: msg`Partly refunded`, tone: 'neutral' },
  refunded: { word: msg`Refunded`, tone: 'neutral' },
} satisfies Record<PaymentStatus, StatusWord>

export const fulfilmentWords = {
  unfulfilled: { word: msg`Not sent`, tone: 'neutral' },
  packed: { word: msg`Packed`, tone: 'info' },
  partially_shipped: { word: msg`Partly shipped`, tone: 'warn' },
  shipped: { word: msg`Shipped`, tone: 'info' },
  delivered: { word: msg`Delivered`, tone: 'good' },
  returned: { word: msg`Returned`, tone: 'danger' },
  cancelled: { word: msg`Nothing to send`, tone: 'neutral' },
} satisfies Record<FulfilmentStatus, StatusWord>

// An order that its buyer comes for is packed and handed over in other words.
const pickupWords: Partial<Record<FulfilmentStatus, StatusWord>> = {
  unfulfilled: { word: msg`Not ready yet`, tone: 'neutral' },
  packed: { word: msg`Ready to collect`, tone: 'info' },
  delivered: { word: msg`Collected`, tone: 'good' },
}

export const fulfilmentWord = ({
  fulfilment_status,
  is_pickup,
}: Pick<OrderRow, 'fulfilment_status' | 'is_pickup'>): StatusWord =>
  (is_pickup ? pickupWords[fulfilment_status] : undefined) ?? fulfilmentWords[fulfilment_status]

export const orderWords = {
  open: { word: msg`Open`, tone: 'info' },
  completed: { word: msg`Completed`, tone: 'good' },
  cancelled: { word: msg`Cancelled`, tone: 'danger' },
  expired: { word: msg`Expired`, tone: 'neutral' },
} satisfies Record<OrderStatus, StatusWord>

// Unpaid is how cash on delivery is meant to be; it needs another word.
export const paysOnDelivery: StatusWord = { word: msg`Cash on delivery`, tone: 'neutral' }
export const paysOnCollecting: StatusWord = { word: msg`Pays on collecting`, tone: 'neutral' }

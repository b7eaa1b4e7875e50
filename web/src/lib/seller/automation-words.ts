import type { AutomationAction, AutomationTrigger } from '@kedai/domain/automations/names.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What starts an automation. */
export const triggerWords: Record<AutomationTrigger, MessageDescriptor> = {
  order_placed: msg`New order received`,
  order_paid: msg`An order is paid`,
  slip_rejected: msg`A slip is rejected`,
  order_shipped: msg`An order is shipped`,
  order_delivered: msg`An order has arrived`,
  order_cancelled: msg`An order is cancelled`,
  order_unpaid: msg`An order stays unpaid`,
  lead_left: msg`New lead`,
  cart_left: msg`A cart is left without an order`,
  stock_low: msg`Stock runs low`,
  rental_due: msg`Rental due soon`,
  rental_overdue: msg`Rental overdue`,
  renewal_due: msg`A membership or course ends soon`,
  ticket_tomorrow: msg`An event is tomorrow`,
  reseller_approved: msg`A reseller is approved`,
  reseller_idle: msg`A reseller has gone quiet`,
}

/** What its steps do. */
export const actionWords: Record<AutomationAction, MessageDescriptor> = {
  email: msg`Send an e-mail`,
  sms: msg`Send an SMS`,
  tag: msg`Tag the customer`,
  coupon: msg`Send a coupon`,
  task: msg`Create a reminder`,
  webhook: msg`Notify another system (webhook)`,
}

import type { SaveAutomation } from '@kedai/contracts/automations.ts'
import type { AutomationAction, AutomationTrigger } from '@kedai/domain/automations/names.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const triggerWords: Record<AutomationTrigger, MessageDescriptor> = {
  order_placed: msg`An order comes in`,
  order_paid: msg`An order is paid`,
  slip_rejected: msg`A slip is rejected`,
  order_shipped: msg`An order is shipped`,
  order_delivered: msg`An order has arrived`,
  order_cancelled: msg`An order is cancelled`,
  order_unpaid: msg`An order stays unpaid`,
  lead_left: msg`Somebody leaves their number`,
  cart_left: msg`A cart is left without an order`,
  stock_low: msg`Stock runs low`,
}

export const actionWords: Record<AutomationAction, MessageDescriptor> = {
  email: msg`Send an e-mail`,
  sms: msg`Send an SMS`,
  tag: msg`Tag the customer`,
  coupon: msg`Send a coupon`,
  task: msg`Remind me of something`,
  webhook: msg`Tell another system`,
}

export type ReadyFlow = { name: MessageDescriptor; trigger: AutomationTrigger; afterHours?: number; steps: ReadyStep[] }
type ReadyStep = {
  action: AutomationAction
  after_minutes: number
  subject?: MessageDescriptor
  text?: MessageDescriptor
  title?: MessageDescriptor
}

// Flows that shops run by hand every day; each is looked at before it is kept.
export const readyFlows: readonly ReadyFlow[] = [
  {
    name: msg`Thank the buyer`,
    trigger: 'order_paid',
    steps: [
      {
        action: 'email',
        after_minutes: 0,
        subject: msg`Thank you, {name}`,
        text: msg`We have your payment of {total} for order {order_no}. Thank you for buying from {shop}.`,
      },
    ],
  },
  {
    name: msg`Remind of an unpaid order`,
    trigger: 'order_unpaid',
    afterHours: 6,
    steps: [
      {
        action: 'sms',
        after_minutes: 0,
        text: msg`Hi {name}, order {order_no} for {total} is waiting for your payment. Please see your e-mail.`,
      },
    ],
  },
  {
    name: msg`Ask how it was, a week after it arrived`,
    trigger: 'order_delivered',
    steps: [
      {
        action: 'email',
        after_minutes: 10_080,
        subject: msg`How was it, {name}?`,
        text: msg`We hope you like what you ordered ({order_no}). Just answer this mail and tell us.`,
      },
    ],
  },
  {
    name: msg`Call a new lead`,
    trigger: 'lead_left',
    steps: [{ action: 'task', after_minutes: 0, title: msg`Call {name}` }],
  },
  {
    name: msg`Remind of a cart that was left`,
    trigger: 'cart_left',
    afterHours: 3,
    steps: [
      {
        action: 'email',
        after_minutes: 0,
        subject: msg`Your cart is waiting, {name}`,
        text: msg`What you chose at {shop} comes to {total}. Go on where you stopped: {link}`,
      },
    ],
  },
  {
    name: msg`Order more when stock runs low`,
    trigger: 'stock_low',
    steps: [
      { action: 'task', after_minutes: 0, title: msg`Order more {item}, {left} left` },
      {
        action: 'email',
        after_minutes: 0,
        subject: msg`{item} is running low`,
        text: msg`Only {left} of {item} are left in {shop}.`,
      },
    ],
  },
]

// What stands in texts for what the server fills in, by what starts the automation.
export function standInsOf(trigger: AutomationTrigger): string {
  if (trigger === 'cart_left') return '{name} {total} {shop} {link} {code}'
  if (trigger === 'stock_low') return '{item} {sku} {left} {shop}'
  return trigger === 'lead_left' ? '{name} {shop} {code}' : '{name} {order_no} {total} {shop} {code}'
}

// What can be asked of what starts it, besides that it happens.
export const asksTotal = (trigger: AutomationTrigger): boolean => trigger !== 'lead_left' && trigger !== 'stock_low'
export const asksProduct = (trigger: AutomationTrigger): boolean => trigger !== 'lead_left'

export const emptyFlow: SaveAutomation = {
  name: '',
  trigger: 'order_paid',
  after_hours: 24,
  conditions: [],
  steps: [{ action: 'email', after_minutes: 0, subject: '', text: '' }],
  is_active: true,
}

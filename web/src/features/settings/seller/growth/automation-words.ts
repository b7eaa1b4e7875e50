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
]

export const emptyFlow: SaveAutomation = {
  name: '',
  trigger: 'order_paid',
  after_hours: 24,
  conditions: [],
  steps: [{ action: 'email', after_minutes: 0, subject: '', text: '' }],
  is_active: true,
}

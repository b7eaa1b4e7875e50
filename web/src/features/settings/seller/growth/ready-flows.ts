import type { AutomationAction, AutomationTrigger } from '@kedai/domain/automations/names.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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
    name: msg`Ask for feedback a week after delivery`,
    trigger: 'order_delivered',
    steps: [
      {
        action: 'email',
        after_minutes: 10_080,
        subject: msg`How was it, {name}?`,
        text: msg`We hope you like your order ({order_no}). Reply to this e-mail and let us know.`,
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
        text: msg`Your cart at {shop} comes to {total}. Continue your order: {link}`,
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
  {
    name: msg`Ask for another slip`,
    trigger: 'slip_rejected',
    steps: [
      {
        action: 'email',
        after_minutes: 0,
        subject: msg`About your payment for {order_no}`,
        text: msg`Hi {name}, we could not accept the slip for order {order_no}. Please open your order again and send a clear one for {total}.`,
      },
    ],
  },
  {
    name: msg`Say that the parcel is on its way`,
    trigger: 'order_shipped',
    steps: [
      {
        action: 'sms',
        after_minutes: 0,
        text: msg`Hi {name}, order {order_no} is on its way to you. Thank you for waiting.`,
      },
    ],
  },
  {
    name: msg`Remind of a rental's return`,
    trigger: 'rental_due',
    afterHours: 24,
    steps: [
      {
        action: 'sms',
        after_minutes: 0,
        text: msg`Hi {name}, please bring back {item} by {when}. Thank you.`,
      },
    ],
  },
  {
    name: msg`Remind about an overdue rental`,
    trigger: 'rental_overdue',
    afterHours: 2,
    steps: [
      {
        action: 'email',
        after_minutes: 0,
        subject: msg`{item} was due back`,
        text: msg`Hi {name}, {item} was due back by {when}. Please return it, or reply to this e-mail to extend the rental.`,
      },
      { action: 'task', after_minutes: 240, title: msg`Ask {name} about {item}` },
    ],
  },
  {
    name: msg`Remind to renew`,
    trigger: 'renewal_due',
    afterHours: 72,
    steps: [
      {
        action: 'email',
        after_minutes: 0,
        subject: msg`{item} ends on {when}`,
        text: msg`Hi {name}, {item} ends on {when}. Renew here to continue without interruption: {link}`,
      },
    ],
  },
  {
    name: msg`Remind of tomorrow's event`,
    trigger: 'ticket_tomorrow',
    steps: [
      {
        action: 'email',
        after_minutes: 0,
        subject: msg`See you tomorrow at {item}`,
        text: msg`Hi {name}, {item} begins on {when} at {venue}. Have your ticket ready at the door.`,
      },
    ],
  },
  {
    name: msg`Welcome a new reseller`,
    trigger: 'reseller_approved',
    steps: [
      {
        action: 'email',
        after_minutes: 10,
        subject: msg`Welcome to {programme}, {name}`,
        text: msg`Your prices and your link are here: {link}. Reply to this e-mail if you need pictures or text for promotion.`,
      },
      { action: 'task', after_minutes: 4320, title: msg`Ask {name} how it is going` },
    ],
  },
  {
    name: msg`Wake up a quiet reseller`,
    trigger: 'reseller_idle',
    afterHours: 720,
    steps: [
      {
        action: 'email',
        after_minutes: 0,
        subject: msg`We miss you, {name}`,
        text: msg`You have not ordered from {shop} for a while. See what is new: {link}`,
      },
    ],
  },
]

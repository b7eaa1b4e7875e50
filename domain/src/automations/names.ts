/** What starts an automation. */
export const automationTriggers = [
  'order_placed',
  'order_paid',
  'slip_rejected',
  'order_shipped',
  'order_delivered',
  'order_cancelled',
  'order_unpaid',
  'lead_left',
  'cart_left',
  'stock_low',
  'rental_due',
  'rental_overdue',
  'renewal_due',
  'ticket_tomorrow',
  'reseller_approved',
  'reseller_idle',
] as const
export type AutomationTrigger = (typeof automationTriggers)[number]

/** How many hours those wait that look at the clock, or how long before their moment they begin, unless the seller says otherwise. */
export const waitHours: Partial<Record<AutomationTrigger, number>> = {
  order_unpaid: 24,
  cart_left: 24,
  rental_due: 24,
  rental_overdue: 2,
  renewal_due: 72,
  reseller_idle: 720,
}

/** Sellers think of these in days. */
export const waitsDays = (trigger: AutomationTrigger): boolean =>
  trigger === 'renewal_due' || trigger === 'reseller_idle'

/** What a step of it does. */
export const automationActions = ['email', 'sms', 'tag', 'coupon', 'task', 'webhook'] as const
export type AutomationAction = (typeof automationActions)[number]

// Whose doing it is: a form, a cart and an order cost whoever sends them nothing, and name any number they like.
const setOffBy = {
  order_placed: 'anybody',
  order_paid: 'shop',
  slip_rejected: 'shop',
  order_shipped: 'shop',
  order_delivered: 'shop',
  order_cancelled: 'anybody',
  order_unpaid: 'anybody',
  lead_left: 'anybody',
  cart_left: 'anybody',
  stock_low: 'shop',
  rental_due: 'shop',
  rental_overdue: 'shop',
  renewal_due: 'shop',
  ticket_tomorrow: 'shop',
  reseller_approved: 'shop',
  reseller_idle: 'shop',
} satisfies Record<AutomationTrigger, 'anybody' | 'shop'>
const setOffByAnybody = Object.entries(setOffBy).flatMap(([trigger, by]) => (by === 'anybody' ? [trigger] : []))

/** Whether a stranger can set it off for nothing; `totalSen` of its order, where it is about one. */
export const isOfStranger = (trigger: string, totalSen: number | null): boolean =>
  setOffByAnybody.includes(trigger) || (aboutOrders.includes(trigger) && totalSen === 0)

const aboutOrders: readonly string[] = [
  'order_placed',
  'order_paid',
  'slip_rejected',
  'order_shipped',
  'order_delivered',
  'order_cancelled',
  'order_unpaid',
]
/** Whether it is about one order: what it would have done is told of past ones. */
export const isAboutOrder = (trigger: AutomationTrigger): boolean => aboutOrders.includes(trigger)

export const isAboutReseller = (trigger: AutomationTrigger): boolean =>
  trigger === 'reseller_approved' || trigger === 'reseller_idle'

/** What can be done about it: where it is about a thing or a reseller, no customer is there to tag, or to send a coupon to. */
export const actionsOf = (trigger: AutomationTrigger): readonly AutomationAction[] =>
  trigger === 'stock_low' || isAboutReseller(trigger) ? withoutCustomer : automationActions
const withoutCustomer: readonly AutomationAction[] = ['email', 'sms', 'task', 'webhook']

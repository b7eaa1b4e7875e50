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
] as const
export type AutomationTrigger = (typeof automationTriggers)[number]

/** After how many hours those begin that wait for something not to happen, unless the seller says otherwise. */
export const waitHours: Partial<Record<AutomationTrigger, number>> = { order_unpaid: 24, cart_left: 24 }

/** What a step of it does. */
export const automationActions = ['email', 'sms', 'tag', 'coupon', 'task', 'webhook'] as const
export type AutomationAction = (typeof automationActions)[number]

/** What can be done about a thing: no customer is there to tag, or to send a coupon to. */
export const stockActions: readonly AutomationAction[] = ['email', 'sms', 'task', 'webhook']

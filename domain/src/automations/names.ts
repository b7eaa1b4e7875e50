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
] as const
export type AutomationTrigger = (typeof automationTriggers)[number]

/** What a step of it does. */
export const automationActions = ['email', 'sms', 'tag', 'coupon', 'task', 'webhook'] as const
export type AutomationAction = (typeof automationActions)[number]

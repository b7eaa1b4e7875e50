import type { SaveAutomation } from '@kedai/contracts/automations.ts'
import { isAboutReseller, waitHours, waitsDays, type AutomationTrigger } from '@kedai/domain/automations/names.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

// What stands in texts for what the server fills in, by what starts the automation.
export function standInsOf(trigger: AutomationTrigger): string {
  if (isAboutReseller(trigger)) return '{name} {programme} {shop} {link}'
  return standIns[trigger] ?? '{name} {order_no} {total} {shop} {code}'
}
const standIns: Partial<Record<AutomationTrigger, string>> = {
  cart_left: '{name} {total} {shop} {link} {code}',
  stock_low: '{item} {sku} {left} {shop}',
  lead_left: '{name} {shop} {code}',
  rental_due: '{name} {item} {when} {order_no} {shop} {code}',
  rental_overdue: '{name} {item} {when} {order_no} {shop} {code}',
  renewal_due: '{name} {item} {when} {link} {shop} {code}',
  ticket_tomorrow: '{name} {item} {when} {venue} {order_no} {shop} {code}',
}

// What can be asked of what starts it, besides that it happens.
export const asksTotal = (trigger: AutomationTrigger): boolean => asksProduct(trigger) && trigger !== 'stock_low'
export const asksProduct = (trigger: AutomationTrigger): boolean => trigger !== 'lead_left' && !isAboutReseller(trigger)

export type Wait = { label: MessageDescriptor; hint?: MessageDescriptor; hoursOfOne: number }

// How long it waits, or how long before it begins; days where hours would be many.
export function waitOf(trigger: AutomationTrigger): Wait | null {
  if (waitHours[trigger] === undefined) return null
  return { ...(waits[trigger] ?? { label: msg`For how many hours` }), hoursOfOne: waitsDays(trigger) ? 24 : 1 }
}
const waits: Partial<Record<AutomationTrigger, Pick<Wait, 'label' | 'hint'>>> = {
  cart_left: { label: msg`For how many hours`, hint: msg`No activity since, and the buyer agreed to offers` },
  rental_due: { label: msg`Hours before the return` },
  rental_overdue: { label: msg`Hours after the return is due` },
  renewal_due: { label: msg`Days before it ends` },
  reseller_idle: { label: msg`After how many days without an order` },
}

export const emptyFlow: SaveAutomation = {
  name: '',
  trigger: 'order_paid',
  after_hours: 24,
  conditions: [],
  steps: [{ action: 'email', after_minutes: 0, subject: '', text: '' }],
  is_active: true,
}

import { automationCondition, type AutomationCondition } from '@kedai/contracts/automations.ts'
import { failingCondition, type AutomationFacts } from '@kedai/domain/automations/conditions.ts'
import { parseRinggit, displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { langs, type Lang } from '@kedai/domain/text/lang.ts'
import { z } from 'zod'
import type { OrderFacts } from '../queries/runs.ts'

/** Whom a run is about, and what its words may name. */
export type Subject = {
  name: string
  email: string | null
  phone: string | null
  lang: Lang
  customerId: number | null
  isOrder: boolean
  /** What it is sent needs a consent. */
  isOffer: boolean
  facts: AutomationFacts
  words: Readonly<Record<string, string>>
}

export function subjectOfOrder(order: OrderFacts, shop: string): Subject {
  const lang = langs.find((one) => one === order.lang) ?? 'ms'
  return {
    name: order.buyer_name,
    email: order.buyer_email,
    phone: order.buyer_phone,
    lang,
    customerId: order.customer_id,
    isOrder: true,
    isOffer: false,
    facts: {
      totalSen: order.total_sen,
      viewIds: order.view_ids,
      state: order.state,
      paymentMethod: order.payment_method,
      isFirstOrder: order.is_first,
      tags: order.tags ?? [],
    },
    words: {
      name: order.buyer_name,
      order_no: order.order_no,
      total: displayRinggit(sen(order.total_sen), lang),
      shop,
    },
  }
}

export function subjectOfLead(
  lead: { name: string; email: string | null; phone: string; lang: string },
  shop: string,
): Subject {
  return {
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    lang: langs.find((one) => one === lead.lang) ?? 'ms',
    customerId: null,
    isOrder: false,
    isOffer: true,
    facts: { totalSen: null, viewIds: [], state: null, paymentMethod: null, isFirstOrder: null, tags: [] },
    words: { name: lead.name, order_no: '', total: '', shop },
  }
}

export const readConditions = (stored: unknown): AutomationCondition[] =>
  z.array(automationCondition).catch([]).parse(stored)

/** The field of the first condition that does not hold; null where all do. */
export const fieldThatFails = (conditions: readonly AutomationCondition[], { facts }: Subject): string | null =>
  failingCondition(conditions, facts, (value) => parseRinggit(String(value)))?.field ?? null

/** Whether what an automation waits for has happened to an order, as it stands now. */
export function hasHappened(trigger: string, order: OrderFacts): boolean {
  const isPaid = ['paid', 'overpaid', 'partially_refunded'].includes(order.payment_status)
  if (trigger === 'order_placed') return true
  if (trigger === 'order_paid') return isPaid
  if (trigger === 'order_unpaid') return order.order_status === 'open' && order.paid_sen === 0 && order.total_sen > 0
  if (trigger === 'order_shipped') return ['shipped', 'delivered'].includes(order.fulfilment_status)
  if (trigger === 'order_delivered') return order.fulfilment_status === 'delivered'
  return trigger === 'order_cancelled' && order.order_status === 'cancelled'
}

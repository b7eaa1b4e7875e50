import { dueTriggers, type DueTrigger } from '@kedai/domain/automations/due.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { langs, type Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { shopUrl, type Site } from '../../../../platform/http/shop-url.ts'
import { readDue, type DueFacts } from '../queries/due.ts'
import { readOrder, type OrderFacts, type RunRow } from '../queries/runs.ts'
import { subjectOfOrder, type Subject } from './judge-run.ts'
import type { Found, RunShop } from './other-subjects.ts'

type Where = { shop: RunShop; site: Site }

export const asDueTrigger = (trigger: string): DueTrigger | undefined => dueTriggers.find((one) => one === trigger)

/** What a run with a moment is about; `over` once it came back, was renewed, moved, used, or a reseller did something. */
export async function findDue(trx: Db, run: RunRow, where: Where): Promise<Found | null> {
  const trigger = asDueTrigger(run.trigger)
  const id = run.rental_id ?? run.entitlement_id ?? run.ticket_id ?? run.reseller_id
  if (trigger === undefined || id === null) return null
  const [due] = await readDue(trx, { shopId: run.shop_id, trigger, id })
  const subject = due && (await subjectOfDue(trx, { ...where, shopId: run.shop_id, trigger, due }))
  if (!due || !subject) return null
  // An approval is about nothing that could move.
  const isSame = trigger === 'reseller_approved' || run.due_at?.getTime() === due.due_at.getTime()
  return { subject, over: due.stands && isSame ? null : `over_${trigger}` }
}

/** Who is told of it and in which words; null where its order is not the shop's. */
export async function subjectOfDue(
  trx: Db,
  { shopId, trigger, due, shop, site }: Where & { shopId: number; trigger: DueTrigger; due: DueFacts },
): Promise<Subject | null> {
  if (due.order_id === null) return subjectOfReseller(due, { shop, site })
  const order = await readOrder(trx, shopId, due.order_id)
  return order ? subjectOfBought(order, due, { trigger, shop, site }) : null
}

function subjectOfBought(
  order: OrderFacts,
  due: DueFacts,
  { trigger, shop, site }: Where & { trigger: DueTrigger },
): Subject {
  const of = subjectOfOrder(order, shop.name)
  return {
    ...of,
    name: due.name,
    email: due.email,
    phone: due.phone === null ? null : readPhone(due.phone),
    facts: { ...of.facts, viewIds: [due.view_id] },
    words: {
      ...of.words,
      name: due.name,
      item: due.item,
      venue: due.venue,
      when: whenOf(trigger, due.due_at, of.lang),
      ...(due.path !== '' && { link: `${site.publicUrl}${due.path}` }),
    },
  }
}

function subjectOfReseller(due: DueFacts, { shop, site }: Where): Subject {
  return {
    name: due.name,
    email: due.email,
    phone: due.phone,
    lang: langs.find((one) => one === due.lang) ?? 'ms',
    customerId: null,
    isOrder: false,
    isOffer: false,
    facts: {
      totalSen: null,
      viewIds: [],
      state: null,
      paymentMethod: null,
      isFirstOrder: null,
      tags: [],
      programme: due.programme,
    },
    words: {
      name: due.name,
      order_no: '',
      total: '',
      shop: shop.name,
      programme: due.programme_name,
      link: `${shopUrl(site, shop.username)}${due.path}`,
    },
  }
}

// What ends with a day is said by that day, everything else with its time.
function whenOf(trigger: DueTrigger, moment: Date, lang: Lang): string {
  if (trigger === 'renewal_due') return displayDay(formatDate(new Date(moment.getTime() - 1)), lang)
  return `${displayDay(formatDate(moment), lang)}, ${formatTime(moment).slice(11, 16)}`
}

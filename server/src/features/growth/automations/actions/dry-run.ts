import type { AutomationDryRun, AutomationStep } from '@kedai/contracts/automations.ts'
import { isDue } from '@kedai/domain/automations/due.ts'
import { waitHours } from '@kedai/domain/automations/names.ts'
import { fillWords } from '@kedai/domain/automations/conditions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Site } from '../../../../platform/http/shop-url.ts'
import type { AutomationRow } from '../queries/automations.ts'
import { isCartOver, newestCarts, newestLow } from '../queries/carts-and-stock.ts'
import { newestOrders, readShop } from '../queries/runs.ts'
import { readDue } from '../queries/due.ts'
import { sayWhy } from '../present.ts'
import { asDueTrigger, subjectOfDue } from './due-subjects.ts'
import { fieldThatFails, hasHappened, readConditions, subjectOfOrder, type Subject } from './judge-run.ts'
import { subjectOfCart, subjectOfUnit } from './other-subjects.ts'
import { readSteps } from './stored-steps.ts'

const atMost = 50

type Where = { lang: Lang; now: Date; site: Site }
type Row = AutomationDryRun['orders'][number]

/** What an automation would have done to the newest orders, carts or items, and why not to others. Nothing leaves. */
export async function dryRun(trx: Db, row: AutomationRow, where: Where): Promise<AutomationDryRun> {
  const orders = await rowsOf(trx, row, where)
  return { looked_at: orders.length, would_run: orders.filter((order) => order.would_run).length, orders }
}

async function rowsOf(trx: Db, row: AutomationRow, { lang, now, site }: Where): Promise<Row[]> {
  const { shop_id: shopId, trigger } = row
  const shop = await readShop(trx, shopId)
  const conditions = readConditions(row.conditions)
  const steps = readSteps(row.steps)
  const judged = (of: { order_no: string; name: string; at: Date }, subject: Subject | null, against: string): Row => {
    const failing = subject && fieldThatFails(conditions, subject)
    const why = against || (failing === null ? '' : `condition ${failing}`)
    return {
      order_no: of.order_no,
      name: of.name,
      placed_at: formatTime(of.at),
      would_run: why === '',
      why: sayWhy(why, lang),
      steps: why === '' && subject ? steps.map((step) => wouldDo(step, subject)) : [],
    }
  }
  if (trigger === 'cart_left') {
    const until = new Date(now.getTime() - (row.after_hours ?? 1) * 3_600_000)
    const carts = await newestCarts(trx, { shopId, until, atMost })
    return Promise.all(
      carts.map(async ({ touchedAt: at, left }) => {
        const against = left === null ? 'no_one' : (await isCartOver(trx, left)) ? 'over_cart' : ''
        return judged({ order_no: '', name: left?.name ?? '–', at }, left && subjectOfCart(left, shop, site), against)
      }),
    )
  }
  if (trigger === 'stock_low')
    return (await newestLow(trx, shopId, atMost)).map((unit) => {
      const subject = subjectOfUnit(unit, shop)
      return judged({ order_no: '', name: subject.words.item ?? '', at: unit.since }, subject, '')
    })
  const due = asDueTrigger(trigger)
  if (due !== undefined) {
    const hours = row.after_hours ?? waitHours[due] ?? 0
    const found = await readDue(trx, { shopId, trigger: due, atMost, now })
    return Promise.all(
      found.map(async (one) => {
        const against = isDue(due, one.due_at, { hours, now }) ? '' : 'not_yet'
        const name = [one.name, one.item].filter(Boolean).join(' · ')
        const subject = await subjectOfDue(trx, { shopId, trigger: due, due: one, shop, site })
        return judged({ order_no: '', name, at: one.due_at }, subject, against)
      }),
    )
  }
  return (await newestOrders(trx, shopId, atMost)).map((order) =>
    judged(
      { order_no: order.order_no, name: order.buyer_name, at: order.placed_at },
      subjectOfOrder(order, shop.name),
      hasHappened(trigger, order) ? '' : 'trigger',
    ),
  )
}

function wouldDo(step: AutomationStep, subject: Subject): AutomationDryRun['orders'][number]['steps'][number] {
  const says = {
    email: `${subject.email ?? '–'}: ${step.subject ?? ''}`,
    sms: `${subject.phone ?? '–'}: ${step.text ?? ''}`,
    tag: step.tag ?? '',
    coupon: `${subject.email ?? '–'}: ${step.coupon ?? ''}`,
    task: step.title ?? '',
    webhook: step.url ?? '',
  }[step.action]
  return {
    action: step.action,
    after_minutes: step.after_minutes,
    says: fillWords(says, subject.words),
  }
}

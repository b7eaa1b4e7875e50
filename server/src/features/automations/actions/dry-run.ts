import type { AutomationDryRun, AutomationStep } from '@kedai/contracts/automations.ts'
import { fillWords } from '@kedai/domain/automations/conditions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { AutomationRow } from '../queries/automations.ts'
import { newestOrders, readShop } from '../queries/runs.ts'
import { sayWhy } from '../present.ts'
import { fieldThatFails, hasHappened, readConditions, subjectOfOrder, type Subject } from './judge-run.ts'
import { readSteps } from './run-automations.ts'

const atMost = 50

/** What an automation would have done to the newest orders, and why not to others. Nothing leaves. */
export async function dryRun(trx: Db, row: AutomationRow, lang: Lang): Promise<AutomationDryRun> {
  const shop = await readShop(trx, row.shop_id)
  const conditions = readConditions(row.conditions)
  const steps = readSteps(row.steps)
  const found = await newestOrders(trx, row.shop_id, atMost)
  const orders = found.map((order) => {
    const subject = subjectOfOrder(order, shop.name)
    const failing = fieldThatFails(conditions, subject)
    const why = hasHappened(row.trigger, order) ? (failing === null ? '' : `condition ${failing}`) : 'trigger'
    return {
      order_no: order.order_no,
      name: order.buyer_name,
      placed_at: formatTime(order.placed_at),
      would_run: why === '',
      why: sayWhy(why, lang),
      steps: why === '' ? steps.map((step) => wouldDo(step, subject)) : [],
    }
  })
  return { looked_at: orders.length, would_run: orders.filter((order) => order.would_run).length, orders }
}

function wouldDo(step: AutomationStep, subject: Subject): AutomationDryRun['orders'][number]['steps'][number] {
  const says = {
    email: `${subject.email ?? '–'}: ${step.subject ?? ''}`,
    sms: `${subject.phone}: ${step.text ?? ''}`,
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

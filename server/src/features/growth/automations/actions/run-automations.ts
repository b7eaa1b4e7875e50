import type { AutomationStep } from '@kedai/contracts/automations.ts'
import { stepDueAt } from '@kedai/domain/automations/conditions.ts'
import { z } from 'zod'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { readAutomation, type AutomationRow } from '../queries/automations.ts'
import { isCartOver, readLeftCart, readUnit } from '../queries/carts-and-stock.ts'
import {
  countSince,
  lockRun,
  readLead,
  readOrder,
  readShop,
  saveRun,
  takeDue,
  type RunRef,
  type RunRow,
} from '../queries/runs.ts'
import { doStep, type Done } from './do-step.ts'
import { asDueTrigger, findDue } from './due-subjects.ts'
import {
  fieldThatFails,
  hasHappened,
  readConditions,
  subjectOfLead,
  subjectOfOrder,
  type Subject,
} from './judge-run.ts'
import { subjectOfCart, subjectOfUnit, type Found, type RunShop } from './other-subjects.ts'
import { addressesOf, readSteps } from './stored-steps.ts'

export type LoggedStep = { step: number; action: string; state: string; why: string; at: string }

const atOnce = 20
const perHour = 300
const maxTries = 7

/** Goes on with every run that is due; each step is written down before the next one. Answers how many. */
export async function runAutomations(deps: Deps, signal?: AbortSignal): Promise<number> {
  const due = await takeDue(deps.db, deps.clock.now(), atOnce)
  for (const { shop_id: shopId, run_id: runId } of due) {
    if (signal?.aborted) break
    await goOn(deps, { shopId, runId })
  }
  return due.length
}

async function goOn(deps: Deps, ref: RunRef): Promise<void> {
  for (;;) {
    const begun = await inTransaction(deps.db, { shopId: ref.shopId }, (trx) => begin(trx, deps, ref))
    if (begun === null) return
    const { run, automation, step, subject, shop } = begun
    // Steps go on as they began, but nothing is sent where the shop no longer sends it.
    const isGone = step.action === 'webhook' && !addressesOf(readSteps(automation.steps)).includes(step.url ?? '')
    const done: Done = isGone
      ? { state: 'skipped', why: 'other_address' }
      : await doStep(deps, {
          ...ref,
          trigger: run.trigger,
          automationId: run.automation_id,
          orderId: run.order_id,
          shop,
          secret: automation.secret,
          step,
          at: run.next_step,
          subject,
        })
    if (!(await inTransaction(deps.db, { shopId: ref.shopId }, (trx) => finish(trx, deps, ref, { done, step })))) return
  }
}

type Begun = {
  run: RunRow
  automation: AutomationRow
  step: AutomationStep
  subject: Subject
  shop: { name: string; email: string | null }
}

/** The next step of a run, unless it waits or is over. */
async function begin(trx: Db, deps: Deps, ref: RunRef): Promise<Begun | null> {
  const run = await lockRun(trx, ref)
  const automation = run && (await readAutomation(trx, ref.shopId, run.automation_id))
  if (!run || !automation || run.state !== 'queued') return null
  const now = deps.clock.now()
  const end = (state: 'done' | 'skipped', why: string | null) =>
    saveRun(trx, ref, { state, why, ended_at: now, next_try_at: null }).then(() => null)
  const shop = await readShop(trx, ref.shopId)
  const found = await subjectOf(trx, deps, run, shop)
  if (!automation.is_active) return end('skipped', 'off')
  if (found === null) return end('skipped', 'no_customer')
  if (run.next_step === 0 && run.tries <= 1) {
    const failing = fieldThatFails(readConditions(automation.conditions), found.subject)
    if (failing !== null) return end('skipped', `condition ${failing}`)
    const since = new Date(now.getTime() - 3_600_000)
    if ((await countSince(trx, ref.shopId, run.automation_id, since)) > perHour) return end('skipped', 'rate')
  }
  // What was to remind of a payment, a cart or a shelf is pointless once that is settled.
  if (found.over !== null) return end(run.next_step === 0 ? 'skipped' : 'done', found.over)
  const steps = readSteps(run.steps)
  const step = steps[run.next_step]
  if (!step) return endRun(trx, ref, run, now)
  const dueAt = stepDueAt(run.created_at, steps, run.next_step)
  if (dueAt > now) {
    await saveRun(trx, ref, { next_try_at: dueAt, tries: 0 })
    return null
  }
  return { run, automation, step, subject: found.subject, shop }
}

async function subjectOf(trx: Db, { config }: Deps, run: RunRow, shop: RunShop): Promise<Found | null> {
  const { shop_id: shopId } = run
  if (asDueTrigger(run.trigger)) return findDue(trx, run, { shop, site: config })
  if (run.order_id !== null) {
    const order = await readOrder(trx, shopId, run.order_id)
    if (!order) return null
    const isOver = run.trigger === 'order_unpaid' && !hasHappened('order_unpaid', order)
    return { subject: subjectOfOrder(order, shop.name), over: isOver ? 'over' : null }
  }
  if (run.left_cart_id !== null) {
    const cart = await readLeftCart(trx, shopId, run.left_cart_id)
    if (!cart) return null
    return { subject: subjectOfCart(cart, shop, config), over: (await isCartOver(trx, cart)) ? 'over_cart' : null }
  }
  if (run.variation_id !== null) {
    const unit = await readUnit(trx, shopId, run.id)
    return unit ? { subject: subjectOfUnit(unit, shop), over: unit.is_low ? null : 'restocked' } : null
  }
  const lead = run.lead_id === null ? undefined : await readLead(trx, shopId, run.lead_id)
  return lead ? { subject: subjectOfLead(lead, shop.name), over: null } : null
}

async function endRun(trx: Db, ref: RunRef, run: RunRow, now: Date): Promise<null> {
  const hasFailed = readLog(run.log).some(({ state }) => state === 'failed')
  await saveRun(trx, ref, { state: hasFailed ? 'failed' : 'done', ended_at: now, next_try_at: null })
  return null
}

const logged = z.object({ step: z.number(), action: z.string(), state: z.string(), why: z.string(), at: z.string() })
export const readLog = (stored: unknown): LoggedStep[] => z.array(logged).catch([]).parse(stored)

/** Writes down what became of a step. Answers whether the next one may be looked at. */
async function finish(
  trx: Db,
  deps: Deps,
  ref: RunRef,
  { done, step }: { done: Done; step: AutomationStep },
): Promise<boolean> {
  const run = await lockRun(trx, ref)
  if (!run || run.state !== 'queued') return false
  const now = deps.clock.now()
  if (done.state === 'wait' && (done.until !== null || run.tries < maxTries)) {
    if (done.until !== null) await saveRun(trx, ref, { next_try_at: done.until, tries: 0 })
    return false
  }
  const state = done.state === 'wait' ? 'failed' : done.state
  const log = [
    ...readLog(run.log),
    { step: run.next_step, action: step.action, state, why: done.why.slice(0, 200), at: now.toISOString() },
  ]
  await saveRun(trx, ref, { log: JSON.stringify(log), next_step: run.next_step + 1, next_try_at: now, tries: 1 })
  return true
}

import fc from 'fast-check'
import { held, judgeEntry, taken } from './book.ts'
import { readOrder, senOf, stands, type OrderNow } from './orders.ts'
import { play, type Game } from './play.ts'
import { dayFrom, type Stage } from './stage.ts'
import { say, sequenceOf, type Step, type StepName } from './steps.ts'
import type { Subject } from './subjects/subject.ts'

export type LawRun = {
  /** Steps that were done, and refused, by their names. */
  done: Map<StepName, number>
  sequences: number
}

// Shrinking plays a sequence again and again; more than this finds little that is shorter.
const maxShrinks = 50

/** Plays random sequences on fresh products. @throws Error that tells the shortest sequence after which something is wrong, and its seed */
export async function holdLaw(
  stage: Stage,
  subject: Subject,
  { runs, seed }: { runs: number; seed: number },
): Promise<LawRun> {
  const run: LawRun = { done: new Map(), sequences: 0 }
  let story = ''
  let failures = 0
  const found = await fc.check(
    fc.asyncProperty(fc.noBias(sequenceOf(subject)), async (steps) => {
      if (failures > 0 && ++failures > maxShrinks) return true
      run.sequences += 1
      const told: string[] = []
      try {
        await playAll(stage, subject, steps, { told, run })
        return true
      } catch (error) {
        failures ||= 1
        story = [...told, `✗ ${error instanceof Error ? error.message : String(error)}`].join('\n')
        return false
      }
    }),
    { numRuns: runs, seed },
  )
  if (found.failed) throw new Error(`${subject.name} · KEDAI_SEED=${seed} · path ${found.counterexamplePath}\n${story}`)
  return run
}

type Telling = { told: string[]; run: LawRun }

async function playAll(stage: Stage, subject: Subject, steps: readonly Step[], { told, run }: Telling): Promise<void> {
  stage.app.clock.advance(86_400_000) // so that the report of these days is of these orders alone
  const firstDay = dayFrom(stage, 0)
  const game: Game = { stage, subject, offer: await subject.open(stage), entries: [] }
  for (const step of steps) {
    const orderNo = game.entries[step.of % Math.max(1, game.entries.length)]?.placed.orderNo ?? ''
    const place = told.push(say(step, orderNo)) - 1
    const status = await play(game, step)
    told[place] += status === 0 ? ' → nothing there' : ` → ${status}`
    if (status !== 200) continue
    run.done.set(step.do, (run.done.get(step.do) ?? 0) + 1)
    refuse(await judgeCounts(game))
  }
  refuse([...(await judgeCounts(game)), ...(await judgeOrders(game, firstDay))])
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n✗ '))
}

/** What is held and what is free is what there was. */
async function judgeCounts({ offer, entries }: Game): Promise<string[]> {
  if (offer.there === null) return []
  const free = await offer.free()
  const expected = offer.there - entries.reduce((sum, entry) => sum + taken(entry), 0)
  return free === expected ? [] : [`free: ${free}, not ${expected}`]
}

async function judgeOrders({ stage, subject, offer, entries }: Game, firstDay: string): Promise<string[]> {
  const faults: string[] = []
  const orders: OrderNow[] = []
  for (const entry of entries) {
    const order = await readOrder(stage, entry.placed)
    orders.push(order)
    faults.push(...judgeEntry(entry, order))
    const units = held(entry, subject)
    const most = subject.opens === 'each' ? units : Math.min(1, units)
    const inside = await offer.inside(entry.placed)
    if (inside > most) faults.push(`${order.order_no} · ${inside} get in, of ${most} that are held`)
    if (inside < most && isPaid(order)) faults.push(`${order.order_no} · only ${inside} get in, of ${most} paid for`)
  }
  return [...faults, ...(await judgeReport(stage, orders, { firstDay, productId: offer.id }))]
}

const isPaid = (order: OrderNow) =>
  stands(order) && ['paid', 'overpaid', 'partially_refunded'].includes(order.payment_status)

/** The report and the list tell the money that the orders hold, to the sen. */
async function judgeReport(
  stage: Stage,
  orders: readonly OrderNow[],
  { firstDay, productId }: { firstDay: string; productId: number },
): Promise<string[]> {
  const inside = orders.reduce((sum, { paid, refunded }) => sum + senOf(paid) - senOf(refunded), 0)
  const due = orders.reduce((sum, order) => sum + (order.order_status === 'open' ? senOf(order.balance_due) : 0), 0)
  const { money } = (await stage.owner.get(`/api/ajax/seller/sales/report?from=${firstDay}&to=${dayFrom(stage, 0)}`))
    .body.data
  const list = (await stage.owner.get(`/api/ajax/seller/orders/sum?product=${productId}&list=normal&patient=1`)).body
    .data
  const differs = (what: string, sen: number, expected: number) =>
    sen === expected ? [] : [`${what}: ${sen} sen, not ${expected}`]
  return [
    ...differs('held, by the report', senOf(money.paid), inside),
    ...differs('owed, by the report', senOf(money.unpaid) + senOf(money.slips), due),
    ...differs('received, by the list', senOf(list.received), inside),
  ]
}

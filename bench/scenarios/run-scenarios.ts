import { Client } from 'pg'
import type { CeilingName } from '../ceilings/told.ts'
import type { Asked } from '../load/asked.ts'
import { openGuests } from '../load/browsers.ts'
import { runLoad } from '../load/start-load.ts'
import type { Measured } from '../load/start-load.ts'
import { memoryOf } from '../machine/memory.ts'
import type { Memory } from '../machine/memory.ts'
import type { BenchServer } from '../machine/running-server.ts'
import { flashSale } from '../seed/seed-shop.ts'
import type { TargetName } from '../report/targets.ts'
import { flashOrders, freshItemPages, freshItemViews, freshLists, freshSearches, keptItemPages, keptItemViews, keptStorefront, orders } from './asks.ts'

export type Scenario = TargetName & ('item view' | 'item view, kept' | 'storefront, kept' | 'list' | 'search' | 'item page' | 'item page, kept' | 'place order' | 'flash sale')

/** What each is compared with: the same without HTTP, or the least HTTP can cost. */
export const ceilingOf: Record<Scenario, CeilingName | 'empty route'> = {
  'item view': 'item view', 'item view, kept': 'empty route', 'storefront, kept': 'empty route', list: 'list', search: 'search',
  'item page': 'item view', 'item page, kept': 'empty route', 'place order': 'order', 'flash sale': 'order',
}

export type Ran = { scenario: Scenario; measured: Measured; rssMb: number }

type Run = { server: BenchServer; size: number; seconds: number; only: readonly string[]; say: (ran: Ran) => void }

/** All loads, one after the other, against one server; memory before and after them. @throws Error when an answer was not what it must be. */
export async function runScenarios({ server, size, seconds, only, say }: Run): Promise<{ ran: Ran[]; atRest: Memory; after: Memory }> {
  const atRest = memoryOf(server.pid)
  const guests = await openGuests(server.port, 8)
  const [guest] = guests
  if (!guest) throw new Error('no guest')
  const gets: [Scenario, Asked][] = [
    ['item view', freshItemViews(size)], ['item view, kept', keptItemViews(size)], ['storefront, kept', keptStorefront()],
    ['list', freshLists()], ['search', freshSearches(size)], ['item page', freshItemPages(size)], ['item page, kept', keptItemPages(size, guest)],
    ['place order', orders(size, guests)],
  ]
  const ran: Ran[] = []
  const keep = (scenario: Scenario, measured: Measured) => {
    const one = { scenario, measured, rssMb: memoryOf(server.pid).rssMb }
    ran.push(one)
    say(one)
  }
  const wanted = (scenario: Scenario) => only.length === 0 || only.includes(scenario)
  for (const [scenario, asked] of gets.filter(([name]) => wanted(name))) {
    const measured = await runLoad(server.pid, { port: server.port, connections: 16, warmUp: Math.min(1.5, seconds), seconds, from: 0, asked })
    mustBe(scenario, measured.statuses, { 200: measured.requests }, measured.firstRefusal)
    keep(scenario, measured)
  }
  if (wanted('flash sale')) {
    const measured = await runLoad(server.pid, { port: server.port, connections: 64, warmUp: 0, requests: 5 * flashSale.stock, from: 0, asked: flashOrders(size, guests) })
    mustBe('flash sale', measured.statuses, { 200: flashSale.stock, 409: 4 * flashSale.stock }, measured.firstRefusal)
    keep('flash sale', measured)
  }
  return { ran, atRest, after: memoryOf(server.pid) }
}

/** @throws Error unless exactly the stock was sold, told by the order lines and by the shelf. */
export async function mustBeSoldOut(address: Client): Promise<void> {
  const { rows } = await address.query<{ sold: string; left: string }>(
    `select (select coalesce(sum(quantity), 0) from order_lines where view_id = $1) as sold, (select sum(stock) from variations v join products p on p.id = v.product_id where p.view_id = $1) as left`,
    [flashSale.viewId])
  if (Number(rows[0]?.sold) !== flashSale.stock || Number(rows[0]?.left) !== 0) throw new Error(`the flash sale sold ${rows[0]?.sold} of ${flashSale.stock} and left ${rows[0]?.left}`)
}

function mustBe(scenario: Scenario, statuses: Record<string, number>, expected: Record<string, number>, refusal: string | null): void {
  if (JSON.stringify(statuses) === JSON.stringify(expected)) return
  throw new Error(`${scenario}: answers by status ${JSON.stringify(statuses)} instead of ${JSON.stringify(expected)}; the first that was refused: ${refusal}`)
}

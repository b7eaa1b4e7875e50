import { Client } from 'pg'
import type { ServedName } from '../ceilings/measure-ceilings.ts'
import type { CeilingName } from '../ceilings/told.ts'
import type { Asked } from '../load/asked.ts'
import { openEmptyRoute } from '../ceilings/open-empty-route.ts'
import type { EmptyRoute } from '../ceilings/open-empty-route.ts'
import { openGuests } from '../load/browsers.ts'
import { runLoad } from '../load/start-load.ts'
import type { Measured } from '../load/start-load.ts'
import { memoryOf } from '../machine/memory.ts'
import type { Memory } from '../machine/memory.ts'
import type { BenchServer } from '../machine/running-server.ts'
import { flashSale } from '../seed/seed-shop.ts'
import type { LoadName } from '../report/targets.ts'
import {
  flashOrders,
  freshItemPages,
  freshItemViews,
  freshLists,
  freshSearches,
  cachedItemPages,
  cachedItemViews,
  cachedStorefronts,
  orders,
  pictures,
} from './asks.ts'

export type Scenario = LoadName

/** What each is compared with: the same without HTTP, or the least HTTP can cost. */
export const ceilingOf: Record<Scenario, CeilingName | ServedName> = {
  'item view': 'item view',
  'item view, kept': 'empty route',
  'storefront, kept': 'empty route',
  list: 'list',
  search: 'search',
  'item page': 'item view',
  'item page, kept': 'empty route',
  picture: 'picture',
  'place order': 'order',
  'flash sale': 'order',
}

/** `emptyMs`: what a request to the empty route cost on the same core just before and after, CPU milliseconds. */
export type Ran = { scenario: Scenario; measured: Measured; emptyMs: number; rssMb: number }

type Run = {
  server: BenchServer
  size: number
  seconds: number
  rounds: number
  only: readonly string[]
  say: (ran: Ran) => void
}

/** All loads, one after the other, against one server; memory before and after them. @throws Error when an answer was not what it must be. */
export async function runScenarios(run: Run): Promise<{ ran: Ran[]; atRest: Memory; after: Memory }> {
  const empty = await openEmptyRoute()
  return runBeside(empty, run).finally(() => empty.stop())
}

async function runBeside(
  empty: EmptyRoute,
  { server, size, seconds, rounds, only, say }: Run,
): Promise<{ ran: Ran[]; atRest: Memory; after: Memory }> {
  const atRest = memoryOf(server.pid)
  const guests = await openGuests(server.port, 8)
  const [guest] = guests
  if (!guest) throw new Error('no guest')
  const gets: [Scenario, Asked][] = [
    ['item view', freshItemViews(size)],
    ['item view, kept', cachedItemViews(size)],
    ['storefront, kept', cachedStorefronts(size)],
    ['list', freshLists(size)],
    ['search', freshSearches(size)],
    ['item page', freshItemPages(size)],
    ['item page, kept', cachedItemPages(size, guest)],
    ['picture', pictures(size)],
    ['place order', orders(size, guests)],
  ]
  const ran: Ran[] = []
  const keep = (scenario: Scenario, { measured, emptyMs }: Pick<Ran, 'measured' | 'emptyMs'>) => {
    const one = { scenario, measured, emptyMs, rssMb: memoryOf(server.pid).rssMb }
    ran.push(one)
    say(one)
  }
  const wanted = (scenario: Scenario) => only.length === 0 || only.includes(scenario)
  for (const [scenario, asked] of gets.filter(([name]) => wanted(name))) {
    const taken: Pick<Ran, 'measured' | 'emptyMs'>[] = []
    for (let round = 0; round < rounds; round++) {
      const from = taken.at(-1)?.measured.upTo ?? 0
      const one = await besideEmpty(empty, () =>
        runLoad(server.pid, {
          port: server.port,
          connections: 16,
          warmUp: round === 0 ? Math.min(2, seconds) : 0,
          seconds,
          from,
          asked,
        }),
      )
      mustBe(scenario, one.measured.statuses, { 200: one.measured.requests }, one.measured.firstRefusal)
      taken.push(one)
    }
    keep(scenario, medianOf(taken))
  }
  if (wanted('flash sale')) {
    const one = await besideEmpty(empty, () =>
      runLoad(server.pid, {
        port: server.port,
        connections: 64,
        warmUp: 0,
        requests: 5 * flashSale.stock,
        from: 0,
        asked: flashOrders(size, guests),
      }),
    )
    mustBe(
      'flash sale',
      one.measured.statuses,
      { 200: flashSale.stock, 409: 4 * flashSale.stock },
      one.measured.firstRefusal,
    )
    keep('flash sale', one)
  }
  return { ran, atRest, after: memoryOf(server.pid) }
}

/** @throws Error unless exactly the stock was sold, told by the order lines and by the shelf. */
export async function mustBeSoldOut(address: Client): Promise<void> {
  const { rows } = await address.query<{ sold: string; left: string }>(
    `select (select coalesce(sum(quantity), 0) from order_lines where view_id = $1) as sold, (select sum(stock) from variations v join products p on p.id = v.product_id where p.view_id = $1) as left`,
    [flashSale.viewId],
  )
  if (Number(rows[0]?.sold) !== flashSale.stock || Number(rows[0]?.left) !== 0)
    throw new Error(`the flash sale sold ${rows[0]?.sold} of ${flashSale.stock} and left ${rows[0]?.left}`)
}

// What the machine gives changes from minute to minute, so the least of a request is taken on both sides of each load.
async function besideEmpty(
  empty: EmptyRoute,
  load: () => Promise<Measured>,
): Promise<Pick<Ran, 'measured' | 'emptyMs'>> {
  const before = await empty.measure(0.7)
  const measured = await load()
  const after = await empty.measure(0.7)
  return { measured, emptyMs: (before.cpuMs + after.cpuMs) / 2 }
}

/** The round in the middle by what a request cost. */
const medianOf = <T extends Pick<Ran, 'measured'>>(taken: T[]): T =>
  [...taken].sort((a, b) => a.measured.cpuMs - b.measured.cpuMs)[Math.floor(taken.length / 2)] as T // there is always one

function mustBe(
  scenario: Scenario,
  statuses: Record<string, number>,
  expected: Record<string, number>,
  refusal: string | null,
): void {
  if (JSON.stringify(statuses) === JSON.stringify(expected)) return
  throw new Error(
    `${scenario}: answers by status ${JSON.stringify(statuses)} instead of ${JSON.stringify(expected)}; the first that was refused: ${refusal}`,
  )
}

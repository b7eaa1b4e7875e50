import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addListing } from './harness/listing.ts'
import type { Listing } from './harness/listing.ts'
import { loadWithOrders } from './harness/order-load.ts'
import type { OrderLoad } from './harness/order-load.ts'
import { makeDemoHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { expectWithin } from './harness/expect-within.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { shelf, soldUnits } from './harness/shelf.ts'
import { report, seed, sizes } from './sizes.ts'

const { kills, loadBuyers } = sizes
const shelfAtFirst = 1_000_000
// Three seconds, on a machine of our own; where others work on it too, their share of it is theirs.
const servingAgainMs = 3_000 * Math.max(1, loadavg()[0]! / availableParallelism()) // three numbers, always

// The runner's child and the database's own file are found through /proc.
describe.runIf(process.platform === 'linux')('kill -9 under load', () => {
  let home: Home
  let server: RunningServer
  let listing: Listing
  const loads: OrderLoad[] = []
  const startedAt = performance.now()
  beforeAll(async () => {
    home = await makeDemoHome()
    server = await startServer({ supervised: true, env: { DATA_DIR: home.dataDir } })
    await server.ready()
    listing = await addListing(home.sql, 'CRASH', [shelfAtFirst])
  })
  afterAll(async () => {
    await server.stop()
    await home.remove()
  })

  const chance = random(seed)

  /** Kills at a moment nobody chose, and measures until it serves again. */
  async function killUnderLoad(what: string, kill: () => void): Promise<void> {
    const load = loadWithOrders(server.url, listing.viewId, loadBuyers)
    loads.push(load)
    const times: number[] = []
    for (let round = 0; round < kills; round++) {
      const before = load.acknowledged.length
      await until(() => load.acknowledged.length >= before + 10, `orders flow before kill ${round + 1}`)
      await sleep(chance() * 400)
      kill()
      await sleep(5) // until the killed one is gone, it might still say that it is ready
      times.push(await server.ready())
    }
    const before = load.acknowledged.length
    await until(() => load.acknowledged.length >= before + 10, 'orders flow after the last kill')
    await load.finish()
    report(
      `kill -9 of the ${what}`,
      {
        kills,
        buyers: loadBuyers,
        seed,
        acknowledged: load.acknowledged.length,
        statuses: JSON.stringify(load.statuses),
        'ms until serving': times.map(Math.round).join(' '),
        allowed: Math.round(servingAgainMs),
      },
      startedAt,
    )
    expect(load.faults).toEqual([])
    expectWithin(`serving again after a kill of the ${what}`, Math.max(...times), servingAgainMs)
  }

  test(`of the server, ${kills} times: serving again within ${(servingAgainMs / 1000).toFixed(1)} s, unattended`, async () => {
    const pids = new Set([server.pid()])
    await killUnderLoad('server', () => {
      pids.add(server.pid())
      server.kill()
    })
    pids.add(server.pid())
    expect(pids.size).toBe(kills + 1) // each kill ended a process, and another one took over
  })

  test('what the killed ones had under way is done by the others within a minute, mails too', async () => {
    const began = performance.now()
    await until(async () => (await waitingJobs(home)).length === 0, 'all jobs are done', 60_000).catch(tellingWhatWaits)
    expect(await waitingJobs(home)).toEqual([])
    report('jobs of killed servers', { 's until all were done': Math.round((performance.now() - began) / 1000) }, began)
  }, 90_000)

  test(`of its database, ${kills} times: 503 and never 500 meanwhile, the same server serves on`, async () => {
    const pid = server.pid()
    const postmasters = new Set<number>()
    await killUnderLoad('database', () => {
      const running = home.postmaster()
      if (!running) throw new Error('no database to kill')
      postmasters.add(running.pid)
      process.kill(running.pid, 'SIGKILL')
    })
    expect(postmasters.size).toBe(kills)
    expect(server.pid()).toBe(pid)
    expect(loads.at(-1)?.statuses[503]).toBeGreaterThan(0) // the outage was noticed at all
  })

  test('no acknowledged order is lost, none is doubled, and the shelf agrees', async () => {
    const acknowledged = loads.flatMap((load) => load.acknowledged.map(({ orderNo }) => orderNo))
    const orders = await home.sql<{ order_no: string; buyer_phone: string }>(
      `
      select o.order_no, o.buyer_phone from orders o join order_lines l on l.order_id = o.id where l.product_id = $1`,
      [listing.productId],
    )
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(acknowledged.filter((orderNo) => !orders.some((order) => order.order_no === orderNo))).toEqual([])
    // Every form was sent until it was answered, so there is exactly one order a form.
    expect(orders.length).toBe(acknowledged.length)
    const { units, held } = await soldUnits(home.sql, listing)
    expect([units, held, await shelf(home.sql, listing)]).toEqual([
      orders.length,
      orders.length,
      [shelfAtFirst - orders.length],
    ])
  })

  test('no job is lost: each order’s mail is there, doubled at most for what was under way at a kill', async () => {
    // Whoever could not tell the database that it was done pauses as after any failure: that pause is not what is proven here, so it is cut short.
    const hasten = () => home.sql('update outgoing_mails set next_try_at = now() where taken_by is null')
    await until(
      async () => (await hasten(), (await waitingJobs(home)).length === 0),
      'all jobs are done',
      60_000,
    ).catch(tellingWhatWaits)
    const orders = loads.reduce((sum, load) => sum + load.acknowledged.length, 0)
    const mails = await home.sql<{ recipient: string; mails: number }>(
      `select recipient, count(*)::integer as mails from mailbox where recipient like 'pembeli%' group by recipient`,
    )
    const perBuyer = countBuyers(loads)
    const lacking = [...perBuyer].filter(
      ([email, count]) => (mails.find(({ recipient }) => recipient === email)?.mails ?? 0) < count,
    )
    expect(lacking).toEqual([])
    const doubles = mails.reduce((sum, { mails: count }) => sum + count, 0) - orders
    expect(doubles).toBeGreaterThanOrEqual(0)
    expect(doubles).toBeLessThanOrEqual(kills * 2 * jobsAtOnce)
    report('jobs after kills', { orders, doubles }, startedAt)
  }, 90_000)

  async function tellingWhatWaits(error: Error): Promise<never> {
    throw new Error(`${error.message}: ${JSON.stringify(await waitingJobs(home), null, 1)}`)
  }
})

/** One mail after the other goes to the demo's mailbox. */
const jobsAtOnce = 20

const waitingJobs = ({ sql }: Home) =>
  sql(`
  select kind, tries, next_try_at - now() as due_in, taken_by, left(last_error, 300) as error from outgoing_mails limit 5`)

// The two loads count their buyers from nought, so a buyer may have ordered in both.
function countBuyers(loads: readonly OrderLoad[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { at } of loads.flatMap((load) => load.acknowledged)) {
    const email = `pembeli${at}@buyer.test`
    counts.set(email, (counts.get(email) ?? 0) + 1)
  }
  return counts
}

async function until(isSo: () => boolean | Promise<boolean>, what: string, timeoutMs = 30_000): Promise<void> {
  for (const began = performance.now(); !(await isSo());) {
    if (performance.now() - began > timeoutMs) throw new Error(`never came true: ${what}`)
    await sleep(50)
  }
}

/** Chance that can be had again from its seed. */
function random(from: number): () => number {
  let state = from >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

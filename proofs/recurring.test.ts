import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForTurn } from './harness/ask-for-turn.ts'
import { signInDemoSeller } from './harness/demo-seller.ts'
import { makeDemoHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'
import { report, sizes } from './sizes.ts'

const { kills } = sizes
const seriesCount = 8
const dates = 40 // below what one series may make in a turn
const invoices = '/api/ajax/seller/invoices'

// The runner's child is found through /proc.
describe.runIf(process.platform === 'linux')(`recurring invoices, their worker killed ${kills} times`, () => {
  let home: Home
  let server: RunningServer
  beforeAll(async () => {
    home = await makeDemoHome()
    server = await startServer({ supervised: true, env: { DATA_DIR: home.dataDir } })
    await server.ready()
  })
  afterAll(async () => {
    await server.stop()
    await home.remove()
  })

  const made = async () =>
    (
      await home.sql<{ n: number }>(`select count(*)::integer as n from invoice_series_runs where outcome = 'created'`)
    )[0]?.n ?? 0

  async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
    for (const began = performance.now(); !(await isSo()); await sleep(20)) {
      if (performance.now() - began > 240_000) throw new Error(`never came true: ${what}`)
    }
  }

  test(`${seriesCount} series of ${dates} passed dates: each date has exactly one invoice, and the numbers have no gap`, async () => {
    const startedAt = performance.now()
    const before = await made()
    await backdate(await begin())
    await askForTurn(home.sql, 'recurring-invoices') // the schedule brings the turn after the last kill
    for (let round = 1; round <= kills; round++) {
      const sofar = await made()
      await until(async () => (await made()) >= sofar + 5, `runs before kill ${round}`)
      server.kill()
      await sleep(5)
      await server.ready()
    }
    const atLastKill = (await made()) - before
    await until(async () => (await made()) - before >= seriesCount * dates, 'all dates')
    expect(atLastKill).toBeLessThan(seriesCount * dates) // the kills came while there was work
    const perSeries = await home.sql<{ made: number; days: number; runs: number }>(`
      select count(*)::integer as made, count(distinct i.issue_date)::integer as days, (select count(*)::integer from invoice_series_runs r where r.series_id = s.id) as runs
      from invoice_series s join invoices i on i.series_id = s.id where s.starts_on < current_date group by s.id`)
    expect(perSeries).toEqual(Array.from({ length: seriesCount }, () => ({ made: dates, days: dates, runs: dates })))
    const orphans = await home.sql(
      `select i.id from invoices i where i.series_id is not null and not exists (select from invoice_series_runs r where r.invoice_id = i.id)`,
    )
    expect(orphans).toEqual([])
    const numbers = await home.sql<{ gaps: number }>(`
      select (max(n) - min(n) + 1 - count(distinct n))::integer as gaps from (select substring(number from '\\d+$')::integer as n from invoices i join shops s on s.id = i.shop_id where s.username = 'demo' and number like 'INV-%' and i.kind = 'invoice') as numbered`)
    expect(numbers).toEqual([{ gaps: 0 }])
    report('recurring invoices', { series: seriesCount, dates, kills, 'made at the last kill': atLastKill }, startedAt)
  }, 900_000)

  test('control: a worker that notes its dates apart and without a key makes some twice', async () => {
    await home.sql('create table careless_invoices (series_id integer, k integer)')
    await home.sql('create table careless_runs (series_id integer, k integer)')
    const doubles = () =>
      home.sql<{ n: number }>('select (count(*) - count(distinct k))::integer as n from careless_invoices')
    let rounds = 0
    for (; rounds < 30 && (await doubles())[0]?.n === 0; rounds++) {
      const worker = spawn(
        process.execPath,
        [join(import.meta.dirname, 'harness/careless-worker.ts'), home.postmaster()?.sockets ?? '', '1'],
        { stdio: 'ignore' },
      )
      const [{ n: start } = { n: 0 }] = await home.sql<{ n: number }>(
        'select count(*)::integer as n from careless_runs',
      )
      await until(
        async () =>
          ((await home.sql<{ n: number }>('select count(*)::integer as n from careless_runs'))[0]?.n ?? 0) > start + 3,
        'the careless worker works',
      )
      const gone = once(worker, 'exit')
      worker.kill('SIGKILL')
      await gone
    }
    console.log(`control · recurring · ${(await doubles())[0]?.n} doubled after ${rounds} kills`)
    expect((await doubles())[0]?.n).toBeGreaterThan(0)
  }, 300_000)

  /** Series of the demo's seller, through the front door. */
  async function begin(): Promise<string[]> {
    const seller = await signInDemoSeller(server.url)
    const begun: string[] = []
    for (let n = 0; n < seriesCount; n++) {
      const created = await seller.post(invoices, {
        buyer: { name: `Pembeli ${n}` },
        invoice_items: [{ item_name: 'Sewa', amount: '10.00' }],
      })
      const hashslug = String(created.body.data?.['hashslug'])
      const tomorrow = new Date(Date.now() + 32 * 3600_000).toISOString().slice(0, 10)
      expect(
        (
          await seller.post(`${invoices}/recurring/${hashslug}`, {
            every: 1,
            unit: 'day',
            starts_on: tomorrow,
            mode: 'approve',
            missed: 'all',
            ends: 'after',
            count: dates,
          })
        ).status,
      ).toBe(200)
      begun.push(hashslug)
    }
    return begun
  }

  // As if the server had been away for weeks, all of them at once.
  const backdate = (hashslugs: string[]) =>
    home.sql(
      `
    update invoice_series s set starts_on = current_date - 100, next_on = current_date - 100 from invoices i where i.id = s.invoice_id and i.hashslug = any($1)`,
      [hashslugs],
    )
})

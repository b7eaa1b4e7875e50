// A process of its own with a database below it and no server: what the calls ask, and what an approval writes at least.
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { Pool } from 'pg'
import {
  countInvoices,
  listInvoices,
  type InvoicesWanted,
} from '../../server/src/features/money/invoices/queries/list-invoices.ts'
import { findInvoiceStory } from '../../server/src/features/money/invoices/queries/read-invoice.ts'
import { countTabs, sumMoney } from '../../server/src/features/money/invoices/queries/sum-invoices.ts'
import type { Db } from '../../server/src/platform/db/db.ts'
import { inTransaction } from '../../server/src/platform/db/in-transaction.ts'
import { openDatabase, type Database } from '../../server/src/platform/db/open-database.ts'
import { quantilesOf } from '../load/quantiles.ts'
import { drafts } from './seed-invoices.ts'
import { callNames, type CallName, type CeilingJob, type Ceilings, type Times } from './told.ts'

const atOnce = 16
const shopId = 1

process.once('message', (job: CeilingJob) => {
  measure(job).then(
    (found) => process.send?.(found, () => process.disconnect()),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit())

async function measure({ dataDir, size, rounds, seconds }: CeilingJob): Promise<Ceilings> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  try {
    return {
      calls: await timeReads(database, size, rounds),
      approvalsPerSecond: await timeApprovals(database, size, seconds),
    }
  } finally {
    await database.close()
  }
}

async function timeReads(database: Database, size: number, rounds: number): Promise<Record<CallName, Times>> {
  const today = formatDate(new Date())
  const list = (wanted: Partial<InvoicesWanted>) => (trx: Db) => {
    const whole = {
      shopId,
      tab: undefined,
      age: undefined,
      term: '',
      customerId: undefined,
      from: undefined,
      to: undefined,
      received: undefined,
      today,
      limit: 25,
      offset: 0,
      ...wanted,
    }
    return Promise.all([listInvoices(trx, whole), countInvoices(trx, whole, 1001)])
  }
  const work: Record<CallName, (n: number) => (trx: Db) => Promise<unknown>> = {
    list: () => list({}),
    'list, awaiting payment': () => list({ tab: 'awaiting_payment' }),
    'list, overdue': () => list({ tab: 'overdue' }),
    'list, page 100': () => list({ offset: 2475 }),
    'search, a name': (n) => list({ term: `pelanggan ${1 + ((n * 37) % 2000)}` }),
    'search, a number': (n) => list({ term: `INV-${String(1 + ((n * 7919) % size)).padStart(6, '0')}` }),
    days: (n) => list({ from: plusDays(today, -30 - (n % 30)), to: plusDays(today, -(n % 30)) }),
    summary: () => (trx) =>
      Promise.all([countTabs(trx, shopId, today, 1001), sumMoney(trx, shopId, { today, since: plusDays(today, -30) })]),
    view: (n) => (trx) => findInvoiceStory(trx, { shopId, invoiceId: size - (n % 25) }),
  }
  const found: Partial<Record<CallName, Times>> = {}
  for (const name of callNames) {
    const once = async (n: number) => {
      const began = performance.now()
      await inTransaction(database.app, { shopId, readOnly: true }, work[name](n))
      return performance.now() - began
    }
    for (let n = 0; n < 20; n++) await once(n)
    const times = new Float64Array(rounds)
    for (let n = 0; n < rounds; n++) times[n] = await once(n)
    found[name] = quantilesOf(times)
  }
  return found as Record<CallName, Times> // every name was gone through
}

// Lock, number, state, revision, event, commit: less cannot be written for a number without gaps.
async function timeApprovals(database: Database, size: number, seconds: number): Promise<number> {
  const pool = new Pool({ ...database.ownerAddress, max: atOnce })
  let next = size + drafts / 2
  let done = 0
  const began = performance.now()
  const until = began + seconds * 1000
  const lane = async () => {
    const client = await pool.connect()
    while (performance.now() < until && next < size + drafts) {
      const id = ++next
      await client.query('begin')
      await client.query({ name: 'lock', text: 'select * from invoices where id = $1 for update', values: [id] })
      const {
        rows: [taken],
      } = await client.query<{ number: number }>({
        name: 'number',
        text: `update document_series set next_number = next_number + 1 where shop_id = $1 and kind = 'invoice' returning next_number - 1 as number`,
        values: [shopId],
      })
      await client.query({
        name: 'approve',
        text: `update invoices set lifecycle = 'approved', number = $2, approved_at = now(), updated_at = now() where id = $1`,
        values: [id, `INV-${String(taken?.number).padStart(6, '0')}`],
      })
      await client.query({
        name: 'revise',
        text: `insert into invoice_revisions (invoice_id, revision, shop_id, content, at) select id, 1, shop_id, to_jsonb(invoices), now() from invoices where id = $1`,
        values: [id],
      })
      await client.query({
        name: 'tell',
        text: `insert into invoice_events (shop_id, invoice_id, at, name, actor) values ($1, $2, now(), 'invoice.approved', 'seller')`,
        values: [shopId, id],
      })
      await client.query('commit')
      done += 1
    }
    client.release()
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  const perSecond = (done * 1000) / (performance.now() - began)
  await pool.end()
  return perSecond
}

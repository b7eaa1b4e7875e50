import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

// The control of recurring.test.ts: makes an invoice and notes its date in two commits, without a key and without a lock.
const [sockets, seriesId] = process.argv.slice(2)
const client = new Client({ host: sockets, port: 5432, user: 'postgres', database: 'kedai' })
await client.connect()
for (;;) {
  const {
    rows: [next],
  } = await client.query('select coalesce(max(k), -1) + 1 as k from careless_runs where series_id = $1', [seriesId])
  await client.query('insert into careless_invoices (series_id, k) values ($1, $2)', [seriesId, next.k])
  await sleep(5) // approving it, queueing its mail
  await client.query('insert into careless_runs (series_id, k) values ($1, $2)', [seriesId, next.k])
}

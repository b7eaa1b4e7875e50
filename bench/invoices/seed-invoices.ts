import { Client } from 'pg'
import { openDatabase } from '../../server/src/platform/db/open-database.ts'
import { openShop } from '../seed/seed-shop.ts'
import { withoutIndexes } from '../seed/without-indexes.ts'

/** Drafts beside the others, to be approved: over HTTP the one half, by SQL alone the other. */
export const drafts = 8_000

/** Makes a data folder with one shop of so many invoices: seven of ten paid, two owing, the rest void or half paid. */
export async function seedInvoices(dataDir: string, size: number): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const owner = new Client(database.ownerAddress)
  try {
    await owner.connect()
    const shopId = await openShop(owner)
    await withoutIndexes(owner, async () => {
      for (const text of texts)
        await owner.query(
          text
            .replaceAll('$shop', String(shopId))
            .replaceAll('$size', String(size))
            .replaceAll('$drafts', String(drafts)),
        )
    })
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
    await database.close()
  }
}

const lifecycle = `case when n > $size then 'draft' when n % 20 = 1 then 'void' when n % 2 = 0 then 'sent' else 'approved' end`
const settled = `case when n > $size or n % 20 = 1 then 0 when n % 20 in (2, 3, 4, 5) then 0 when n % 20 = 6 then 4000 else 12821 end`
const moment = `now() - ($size - least(n, $size)) * interval '10 minutes'`

// Numbers in the order of their making, days that go back with them: what a shop of some years looks like.
const texts: readonly string[] = [
  `insert into customers (id, shop_id, name, phone, email, created_at, last_order_at) overriding system value
   select n, $shop, 'Pelanggan ' || n, '+6012' || lpad(n::text, 7, '0'), 'pelanggan' || n || '@buyer.test', now(), now() from generate_series(1, 2000) n`,
  `insert into invoices (id, shop_id, hashslug, number, lifecycle, customer_id, buyer_name, buyer_email, buyer_phone, buyer_city, issue_date, due_date, discount_type, discount_value, tax_value,
     subtotal_sen, shipping_sen, discount_sen, tax_sen, total_sen, settled_sen, seller, approved_at, created_at, updated_at, series_id)
   overriding system value
   select n, $shop, substr(encode(sha256(n::text::bytea), 'hex'), 1, 24), case when n <= $size then 'INV-' || lpad(n::text, 6, '0') end, ${lifecycle}, 1 + n % 2000,
     'Pelanggan ' || (1 + n % 2000), 'pelanggan' || (1 + n % 2000) || '@buyer.test', '+6012' || lpad((1 + n % 2000)::text, 7, '0'), 'Kajang', (${moment})::date, (${moment})::date + 14,
     'percent', 100000, 60000, 12550, 800, 1255, 726, 12821, ${settled}, '{"name": "Kedai Bench", "logo": null, "address": [], "phone": null, "email": null, "registration_no": null, "tin": null, "sst_no": null}',
     case when n <= $size then ${moment} end, ${moment}, ${moment}, null
   from generate_series(1, $size + $drafts) n`,
  `insert into invoice_lines (shop_id, invoice_id, position, item_name, quantity_e5, unit_price_e4, total_sen)
   select $shop, n, k, case k when 0 then 'Cawan' else 'Piring' end, case k when 0 then 200000 else 100000 end, case k when 0 then 500000 else 255000 end, case k when 0 then 10000 else 2550 end
   from generate_series(1, $size + $drafts) n, generate_series(0, 1) k`,
  `insert into invoice_ledger (shop_id, invoice_id, type, amount_sen, method, occurred_on, at)
   select $shop, n, 'payment', ${settled}, 'bank_transfer', (${moment})::date, ${moment} from generate_series(1, $size) n where ${settled} > 0`,
  `insert into invoice_events (shop_id, invoice_id, at, name, actor) select $shop, n, ${moment}, 'invoice.created', 'seller' from generate_series(1, $size + $drafts) n`,
  `insert into document_series (shop_id, kind, prefix, next_number) values ($shop, 'invoice', 'INV-', $size + 1) on conflict (shop_id, kind) do update set next_number = excluded.next_number`,
  `select setval(pg_get_serial_sequence('invoices', 'id'), $size + $drafts), setval(pg_get_serial_sequence('customers', 'id'), 2000)`,
]

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { countRowsRead } from '../../../platform/test-db/count-rows-read.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { addReseller, areaCalls, openProgrammes } from './resellers.fixture.ts'

const [manyResellers, manyProducts] = [400, 10_000]
const tables = ['resellers', 'reseller_people', 'ranks', 'price_list_entries', 'products', 'variations', 'cart_lines']

let app: TestApp
let shopId: number
let mug: TestListing
let calls: ReturnType<typeof areaCalls>
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } })
  shopId = await openTestShop(app, 'demo')
  mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
  await openProgrammes(app, shopId, mug)
  const { userId } = await addReseller(app, shopId, 'agent')
  calls = areaCalls(await signedIn(app, userId), 'agent', 'demo')
  await calls.post('/carts', { product_id: mug.productId, quantity: 2 })
})
afterAll(() => app.close())

/** Rows that an agent's product detail and cart read, by table. */
async function readByTable(): Promise<Record<string, number>> {
  const ask = async () => {
    expect((await calls.get('/product/view/MUG')).status).toBe(200)
    expect((await calls.get('/carts')).body.data.total_qty).toBe(2)
  }
  for (let n = 0; n < 7; n++) await ask() // from the sixth time on one plan is kept
  const read: Record<string, number> = {}
  for (const table of tables) read[table] = await countRowsRead({ app: app.db }, table, ask)
  return read
}

/** So many more resellers of the same rank, and products with a price of it. */
async function grow(): Promise<void> {
  await app.asOwner(
    `with people as (
       insert into users (email, name, password_hash) select 'ejen' || g || '@reseller.test', 'Ejen ' || g, 'none' from generate_series(1, ${manyResellers}) g returning id),
     persons as (
       insert into reseller_people (shop_id, user_id, name, phone, email, identity_sealed, identity_hash, account_sealed, account_hash, bank_name, address, city, postcode, state, created_at)
       select $1, id, 'Ejen', '+601' || (10000000 + id), '', '', sha256(id::text::bytea), '', sha256(id::text::bytea), 'Maybank', '', '', '', 'MY-10', now() from people returning id, user_id)
     insert into resellers (shop_id, area, person_id, user_id, rank_id, status, code, terms_version, terms_agreed_at, applied_at, changed_at)
     select $1, 'agent', p.id, p.user_id, (select id from ranks where shop_id = $1 and area = 'agent'), 'active', 'G' || p.id, 1, now(), now(), now() from persons p`,
    [shopId],
  )
  await app.asOwner(
    `with goods as (
       insert into products (shop_id, view_id, item_type, status, title, price_min_sen, price_max_sen)
       select $1, 'V' || g, 'ecommerce', 'published', 'Barang ' || g, 1000, 1000 from generate_series(1, ${manyProducts}) g returning id),
     units as (
       insert into variations (shop_id, product_id, option_values, price_sen, stock, position)
       select $1, id, '{}', 1000, 50, 0 from goods)
     insert into price_list_entries (shop_id, rank_id, product_id, price_sen)
     select $1, (select id from ranks where shop_id = $1 and area = 'agent'), id, 900 from goods`,
    [shopId],
  )
  await app.asOwner('vacuum analyze')
}

it(`reads for ${manyResellers} resellers and ${manyProducts} products what it reads for one`, async () => {
  const few = await readByTable()
  expect(few['price_list_entries']).toBeGreaterThan(0) // the control: reading is counted
  await grow()
  const many = await readByTable()
  for (const table of tables) expect.soft(many[table], table).toBeLessThanOrEqual((few[table] ?? 0) + 20)
}, 120_000)

import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { type Earnings, openEarnings } from './earnings.fixture.ts'
import { addReseller, areaCalls } from './resellers.fixture.ts'

const resellers = 400
const products = 10_000
const rounds = 40

let world: Earnings
let calls: ReturnType<typeof areaCalls>
beforeAll(async () => {
  world = await openEarnings(signedIn)
  const agent = await addReseller(world.app, world.shopId, 'agent')
  calls = areaCalls(await signedIn(world.app, agent.userId), 'agent', 'demo')
  const { status } = await calls.post('/carts', { product_id: world.mug.productId })
  if (status !== 200) throw new Error(`the mug was not put into the cart: ${status}`)
})
afterAll(() => world.app.close())

it('a product and a cart cost with 400 resellers and 10,000 products what they cost with one', async ({ annotate }) => {
  const alone = await medians()
  await fill()
  const crowded = await medians()
  const ratios = Object.entries(alone).map(([path, ms]) => [path, (crowded[path] ?? 0) / ms] as const)
  await annotate(
    `resellers · ${ratios.map(([path, ratio]) => `${path} ${alone[path]?.toPrecision(2)} ms × ${ratio.toPrecision(2)}`).join(' · ')}`,
  )
  for (const [path, ratio] of ratios) expect([path, ratio < 2]).toEqual([path, true])
}, 120_000)

/** Both in turn, so that a busy machine slows both. */
async function medians(): Promise<Record<string, number>> {
  const took: Record<string, number[]> = { '/product/view/MUG': [], '/carts': [] }
  for (let round = 0; round < rounds; round++)
    for (const [path, list] of Object.entries(took)) {
      const began = performance.now()
      const { status } = await calls.get(path)
      list.push(performance.now() - began)
      expect(status).toBe(200)
    }
  return Object.fromEntries(
    Object.entries(took).map(([path, list]) => [path, list.toSorted((a, b) => a - b)[rounds / 2] ?? 0]),
  )
}

// In three levels; each with a wallet, every product with a price of the rank.
async function fill(): Promise<void> {
  const { app, shopId } = world
  await app.asOwner(
    `insert into users (email, name, password_hash) select 'ramai' || n || '@reseller.test', 'Ahli ' || n, 'x' from generate_series(1, ${resellers}) n`,
  )
  await app.asOwner(
    `insert into reseller_people (shop_id, user_id, name, phone, email, identity_sealed, identity_hash, account_sealed, account_hash,
       bank_name, address, city, postcode, state, created_at)
     select $1, u.id, u.name, '+6018' || (1000000 + u.id), u.email, '\\x00', sha256(u.email::bytea), '\\x00', sha256(('a' || u.email)::bytea),
       'Maybank', '1, Jalan Contoh', 'Kajang', '43000', 'MY-10', now() from users u where u.email like 'ramai%'`,
    [shopId],
  )
  await app.asOwner(
    `insert into resellers (shop_id, area, person_id, user_id, rank_id, upline_id, status, code, terms_version, terms_agreed_at,
       applied_at, changed_at)
     select $1, 'agent', p.id, p.user_id, own.rank_id, own.id, 'active', 'R' || p.id, 1, now(), now(), now()
     from reseller_people p, (select id, rank_id from resellers where shop_id = $1 and area = 'agent' order by id limit 1) own
     where p.email like 'ramai%'`,
    [shopId],
  )
  await app.asOwner(
    `update resellers r set upline_id = t.id from (select min(id) as id from resellers where code like 'R%') t where r.code like 'R%' and r.id > t.id + 20`,
  )
  await app.asOwner(
    `insert into wallets (shop_id, reseller_id, available_sen) select shop_id, id, 100 from resellers where code like 'R%' on conflict do nothing`,
  )
  await app.asOwner(
    `with made as (insert into products (shop_id, view_id, item_type, status, title, published_at)
       select $1, 'BANYAK' || n, 'ecommerce', 'published', 'Barang ' || n, now() from generate_series(1, ${products}) n returning id),
     units as (insert into variations (shop_id, product_id, price_sen, stock, weight_g) select $1, id, 2500, 10, 400 from made)
     insert into price_list_entries (shop_id, rank_id, product_id, min_qty, price_sen)
     select $1, k.id, m.id, 1, 2000 from made m, ranks k where k.shop_id = $1`,
    [shopId],
  )
  await app.asOwner('analyze')
  const [counted] = await app.asOwner<{ resellers: number; products: number }>(
    `select (select count(*)::integer from resellers where shop_id = $1) as resellers,
       (select count(*)::integer from products where shop_id = $1) as products`,
    [shopId],
  )
  expect(counted?.resellers).toBeGreaterThan(resellers)
  expect(counted?.products).toBeGreaterThan(products)
}

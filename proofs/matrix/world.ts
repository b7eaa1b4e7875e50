import { madeUpDuitNow } from '../../domain/src/payments/duitnow/duitnow.fixture.ts'
import { qrPicture } from '../../server/src/features/money/payments/duitnow.fixture.ts'
import { createSms } from '../../server/src/integrations/sms/registry.ts'
import { smsReports } from '../../server/src/features/growth/messages/shared/sms-reports.ts'
import { makeApproved } from '../../server/src/features/money/invoices/invoices.fixture.ts'
import { startTestApp } from '../../server/src/platform/test-app/test-app.ts'
import type { TestApp } from '../../server/src/platform/test-app/test-app.ts'
import { seedDemo } from '../../server/src/features/operate/demo/seed-demo.ts'
import { photo } from '../../server/src/platform/test-app/pictures.ts'
import {
  addPerson,
  addStaff,
  placeTestOrder,
  signedIn,
} from '../../server/src/features/orders/orders/orders.fixture.ts'
import type { TestShop } from '../../server/src/features/orders/orders/orders.fixture.ts'
import type { TestClient } from '../../server/src/platform/test-app/test-client.ts'
import type { Feature } from '../../server/src/platform/feature.ts'
import type { Config } from '../../server/src/platform/config/config.ts'
import { memberIn } from './member-in.ts'
import type { Hints } from '../openapi/schema-to-arb.ts'

/** The demo's two shops, with people of every kind, in one server in memory. */
export type World = {
  kedai: TestApp
  shops: Record<ShopName, TestShop>
  /** A browser of each kind of person, signed in. */
  people: Record<Person, TestClient>
  picture: Buffer
}
export type ShopName = 'demo' | 'rival'

/**
 * `staff` may do nothing at all; `helper` of the demo may do orders alone. `operator` may everything; `weakOperator` signs in by the
 * password alone, `staleOperator` proved an hour ago who he is. `support` operates what it is given, which is nothing yet.
 */
export type Person = 'guest' | 'buyer' | 'rival' | 'staff' | 'helper' | 'owner' | Operators
type Operators = 'operator' | 'weakOperator' | 'staleOperator' | 'support'

export async function openWorld(features: readonly Feature[] = [], config: Partial<Config> = {}): Promise<World> {
  const kedai = await startTestApp({ features, config })
  await seedDemo(kedai.deps)
  const shops = { demo: await shopOf(kedai, 'demo'), rival: await shopOf(kedai, 'rival') }
  // Order numbers are a shop's own: without this an order of the rival's would have the name of one of the demo's.
  await kedai.asOwner(`update order_numbers set next = 500001 where shop_id = ${shops.rival.shopId}`)
  const staffId = await addStaff(kedai, shops.demo.shopId, 'nothing@demo.test', [])
  const [helper] = await kedai.asOwner<{ id: number }>(`select id from users where email = 'staff@demo.test'`)
  if (!helper) throw new Error('the demo has no staff')
  return {
    kedai,
    shops,
    picture: await photo(64, 48),
    people: {
      guest: await kedai.client(),
      buyer: await signedIn(kedai, await addPerson(kedai, 'somebody@buyer.test')),
      rival: await signedIn(kedai, shops.rival.ownerId),
      staff: await signedIn(kedai, staffId),
      helper: await signedIn(kedai, helper.id),
      owner: await signedIn(kedai, shops.demo.ownerId),
      ...(await operatorsOf(kedai)),
    },
  }
}

async function operatorsOf(kedai: TestApp): Promise<Record<Operators, TestClient>> {
  const add = async (email: string, secret: string | null, role = 'admin') => {
    const id = await addPerson(kedai, email)
    await kedai.asOwner('insert into operators (user_id, role) values ($1, $2)', [id, role])
    await kedai.asOwner('update users set totp_secret = $2 where id = $1', [id, secret])
    return id
  }
  const stale = await add('stale@operator.test', 'JBSWY3DPEHPK3PXP')
  kedai.clock.advance(-3600_000)
  const staleOperator = await signedIn(kedai, stale)
  kedai.clock.advance(3600_000)
  return {
    staleOperator,
    operator: await newOperator(kedai),
    weakOperator: await signedIn(kedai, await add('weak@operator.test', null)),
    support: await signedIn(kedai, await add('support@operator.test', 'JBSWY3DPEHPK3PXP', 'support')),
  }
}

/** A browser of the operator who may everything. */
export async function newOperator(kedai: TestApp): Promise<TestClient> {
  const find = () => kedai.asOwner<{ id: number }>(`select id from users where email = 'operator@operator.test'`)
  const id = (await find())[0]?.id ?? (await addPerson(kedai, 'operator@operator.test'))
  // Chance may have made support of him.
  await kedai.asOwner(
    `insert into operators (user_id, role) values ($1, 'admin') on conflict (user_id) do update set role = 'admin'`,
    [id],
  )
  await kedai.asOwner(`update users set totp_secret = 'JBSWY3DPEHPK3PXP' where id = $1`, [id])
  return signedIn(kedai, id)
}

/** An order of a shop, paid by bank transfer, not yet paid for. */
export const orderIn = (world: World, shop: ShopName) => placeTestOrder(world.kedai, world.shops[shop])

/** Names that exist, so that generated requests reach further than 404. */
export async function hintsFor({ kedai, picture, shops }: World): Promise<Hints> {
  const all = async (text: string) => (await kedai.asOwner<{ v: unknown }>(text)).map(({ v }) => v)
  await kedai.asOwner(
    `insert into stock_nodes (shop_id, kind, name, created_at) values ($1, 'warehouse', 'Gudang', now()) on conflict do nothing`,
    [shops.demo.shopId],
  )
  const nodes = (which: string) =>
    all(
      `select n.id as v from stock_nodes n join shops s on s.id = n.shop_id where s.username = 'demo' and ${which} order by n.id limit 5`,
    )
  const units = await all('select id as v from variations order by id limit 5')
  return {
    $file: [picture, (await qrPicture(madeUpDuitNow())).bytes],
    view_id: await all(`select view_id as v from products where status = 'published' order by id limit 5`),
    order_no: await all('select order_no as v from orders order by id limit 5'),
    hashslug: await all(`select hashslug as v from invoices where lifecycle <> 'draft' order by id limit 5`),
    token: [
      ...(await all('select token as v from orders order by id limit 5')),
      await smsReportToken(kedai, shops.demo),
    ],
    id: units,
    item_id: units,
    model_id: units,
    variation_id: await all(
      `select v.id as v from variations v join shops s on s.id = v.shop_id where s.username = 'demo' order by v.id limit 5`,
    ),
    username: ['demo', 'rival'],
    user: ['demo', 'rival'],
    category: await all('select slug as v from categories limit 5'),
    allowed_buyers: [[], ['012-345 6789', 'aisyah@buyer.test']],
    host: ['www.kedai-contoh.com'],
    endpoint: ['https://push.test/device'],
    p256dh: ['BE8RmH3tnGyaD0AZ83sJv33wX4cNJAQWo-GxW-FPtbpH9KXKVVDFYfemHIFdyU-jNgvr6isMwPc9eDa6sLUYIn4'],
    auth: ['AAECAwQFBgcICQoLDA0ODw'],
    from: ['2026-11-01', ...(await nodes(`n.kind = 'hq'`))],
    to: ['2026-11-20', ...(await nodes(`n.kind <> 'hq'`))],
    min_spend: ['', '10.00'],
    max_spend: ['', '50.00'],
    code: ['DEMO10', 'ONCE', 'EXPIRED', (await memberIn(kedai, shops.demo)).code],
    coupon_code: ['DEMO10', 'ONCE'],
    paymentMethod: ['cod', 'bank_transfer', 'sandbox'],
    name: ['Nur Aisyah'],
    shop_name: ['Kedai Baharu'],
    email: ['aisyah@buyer.test', 'seller@demo.test'],
    phone: ['012-345 6789', '+60198765432'],
    password: ['nasi lemak pagi'],
    address: ['12, Jalan Mawar 3'],
    city: ['Kajang'],
    postcode: ['43000', '88000'],
    state: ['Selangor', 'MY-12'],
    country: ['MY'],
    location: ['43000', 'Sabah'],
    facebook: ['kedai'],
    twitter: ['kedai'],
    instagram: ['kedai'],
    youtube: ['https://www.youtube.com/@kedai'],
    linkedin: ['https://www.linkedin.com/company/kedai'],
    telegram_username: ['kedai_demo'],
    phone_number: ['03-8925 1234'],
    whatsapp_number: ['012-345 6789'],
    logo_id: [null],
    registration_no: ['202001012345'],
    quantity: [1, 2],
    amount: ['10.00', '0.01'],
    method: ['cash'],
    shops: [['demo'], ['rival', 'demo']],
    person: ['nobody@shop.test'],
    reason: ['Out of stock'],
    note: ['ok'],
    text: ['Called the buyer'],
    reference: ['REF-1'],
    customer_id: await all(
      `select c.id as v from customers c join shops s on s.id = c.shop_id where s.username = 'demo' order by c.id limit 5`,
    ),
    stars: [5, 1, ''],
    words: ['Cantik'],
    review_id: await all('select id as v from reviews order by id limit 5'),
    product_id: await all(`select product_id as v from order_lines order by id limit 5`),
    item_name: ['Mug biru'],
    shipping: ['8.00', ''],
    discount: ['10', ''],
    tax: ['6', ''],
    issue_date: ['2026-11-20'],
    due_date: ['2026-12-04'],
    paid_on: ['2026-11-20'],
    prefix: ['KD-'],
    ids: [[1, 2], '1,2'],
    courier: ['Pos Laju'],
    tracking_number: ['EF123456789MY'],
    page: [1, 2],
    provider: ['sandbox', 'mocean'],
    title: ['Mug biru'],
    price: ['25.00'],
    item_type: ['ecommerce', 'variation'],
  }
}

// A text that a provider may report on: the address of its report is signed, and only Mocean's and Twilio's are read.
async function smsReportToken(kedai: TestApp, { shopId, ownerId }: TestShop): Promise<string> {
  const settings = {
    provider: 'mocean',
    apiKey: 'k',
    apiSecret: 's',
    from: 'Kedai',
    baseUrl: 'http://127.0.0.1:9',
  } as const
  // Texts go on as before: only their reports are read.
  if (kedai.deps.sms)
    kedai.deps.sms = {
      ...kedai.deps.sms,
      name: 'mocean',
      readReport: createSms({ settings, clock: kedai.clock, mailbox: null })?.readReport,
    }
  const { id } = await makeApproved(kedai, { shopId, ownerId })
  const [delivery] = await kedai.asOwner<{ id: number }>(
    `insert into invoice_deliveries (shop_id, invoice_id, reason, channel, recipient, status, created_at) values ($1, $2, 'send', 'sms', '+60123456789', 'sent', now()) returning id`,
    [shopId, id],
  )
  const url = smsReports({ ...kedai.deps.config, publicUrl: 'https://kedai.example' }, 'mocean').urlOf({
    kind: 'invoice',
    shopId,
    deliveryId: delivery?.id ?? 0,
  })
  return url?.split('/').at(-1) ?? ''
}

async function shopOf(kedai: TestApp, username: ShopName): Promise<TestShop> {
  const [shop] = await kedai.asOwner<{ shopId: number; ownerId: number }>(
    `select s.id as "shopId", m.user_id as "ownerId" from shops s join shop_members m on m.shop_id = s.id and m.role = 'owner' where s.username = $1`,
    [username],
  )
  if (!shop) throw new Error(`the demo has no shop ${username}`)
  const one = async (text: string, values: unknown[]) => (await kedai.asOwner<{ id: number }>(text, values))[0]?.id ?? 0
  const productId = await one(
    `insert into products (shop_id, view_id, item_type, status, title, published_at) values ($1, $2, 'ecommerce', 'published', 'Mug', now()) returning id`,
    [shop.shopId, `MATRIX-${username}`],
  )
  const variationId = await one(
    'insert into variations (shop_id, product_id, price_sen, stock) values ($1, $2, 2500, 100000) returning id',
    [shop.shopId, productId],
  )
  return { ...shop, productId, variationId }
}

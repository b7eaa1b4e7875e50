import type { TestClient } from '../../server/src/platform/test-app/test-client.ts'
import type { Body } from './send.ts'
import { FuzzFile } from '../openapi/schema-to-arb.ts'
import type { Ids } from './subject.ts'
import { orderIn } from './world.ts'
import type { World } from './world.ts'

type At = { world: World; ids: Ids; owner: TestClient }
/** What has to be so before a call can do anything, and a body that is taken. */
type Case = { before?: (at: At) => Promise<unknown>; body?: Body | ((at: At) => Promise<Body>) }

const root = '/api/ajax/seller'
const set =
  (text: string, ...names: string[]) =>
  ({ world, ids }: At) =>
    world.kedai.asOwner(
      text,
      names.map((name) => ids[name]),
    )
const by = (method: 'post' | 'put', path: string, body: object = {}) =>
  (({ owner, ids }: At) =>
    owner[method](
      `${root}/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')}`,
      body,
    )) satisfies Case['before']
const after =
  (...steps: NonNullable<Case['before']>[]) =>
  async (at: At) => {
    for (const step of steps) await step(at)
  }

const pay = by('post', 'orders/{order_no}/record-payment', { amount: '31.00', method: 'cash', reference: '' })
const series = by('post', 'invoices/recurring/{hashslug}', { every: 1, unit: 'month', next_on: '2026-12-20' })
const accept = by('post', 'quotes/accept/{hashslug}', { name: 'Siti' })
const draft = set(`update invoices set lifecycle = 'draft', number = null where hashslug = $1`, 'hashslug')
const today = { paid_on: '2026-11-20' }
const percent = { rules: [{ percent: '7' }] }
const first = { name: 'Lain', terms: 'Baharu' }

export const auditCases: Record<string, Case> = {
  'POST products/{id}/publish': { before: set(`update products set status = 'draft' where id = $1`, 'id') },
  'POST products/{id}/restore': { before: set(`update products set status = 'archived' where id = $1`, 'id') },
  'DELETE products/{id}': { before: set(`update products set status = 'archived' where id = $1`, 'id') },
  'POST products/bulk': {
    body: async ({ world }) => ({ change: { do: 'archive' }, ids: [world.shops.demo.productId] }),
  },
  'PUT products/{id}/viral-lock': {
    body: { goal: 3, counts: 'visitors', reward: { kind: 'coupon', text: 'Kupon', coupon: 'DEMO5' }, is_active: true },
  },
  'POST pages/{id}/unpublish': { before: by('post', 'pages/{id}/publish') },
  'PUT front-page': {
    body: async ({ owner, world }) => {
      const [page] = await world.kedai.asOwner<{ id: number }>(
        'select page_id as id from shop_page_versions where shop_id = $1 order by page_id desc limit 1',
        [world.shops.demo.shopId],
      )
      await owner.post(`${root}/pages/${page?.id}/publish`)
      return { page_id: page?.id, place: 'instead' }
    },
  },
  'PUT banners': { body: { promo_banner: { is_active: true, text: 'Jualan' } } },
  'PUT company': { body: { name: 'Kedai Baharu', city: 'Ipoh' } },
  'PUT vacation': { body: { is_active: true, mode: 'browse', message: 'Raya' } },
  'POST designs/take-back': { before: by('post', 'designs/laut/apply') },
  'PUT pixels': { body: { fb_pixel: '123456789012' } },
  'POST shipping/zones/{id}/restore': { before: by('post', 'shipping/zones/{id}/archive') },
  'POST shipping/methods/{id}/restore': { before: by('post', 'shipping/methods/{id}/archive') },
  'DELETE shipping/own-prices/{id}': { before: by('put', 'shipping/own-prices/{id}', { price: '3', per: 'piece' }) },
  'POST coupons/{id}/resume': { before: by('post', 'coupons/{id}/pause') },
  'POST coupons/{id}/restore': { before: by('post', 'coupons/{id}/archive') },
  'PUT coupons/{id}': { body: { code: 'LAIN1', kind: 'percent', percent: '5' } },
  'PUT payment-methods': { body: { code: 'cod', name: 'Tunai', instructions: 'Sediakan wang', hold_minutes: null } },
  'PUT bank-accounts/{id}': { body: { bank: 'CIMB Bank', number: '8009998887', holder: 'Kedai', is_shown: true } },
  'DELETE duitnow-qr': { before: by('post', 'payment-methods/switch', { code: 'duitnow_qr', is_active: false }) },
  'PUT invoices/settings': { body: { due_days: 21, tax_shipping: true, cash_rounding: 'cash' } },
  'PUT programmes/*': { body: first },
  'PUT programmes/*/commission-rules': { body: percent },
  'PUT resellers/{id}/prices': {
    body: async ({ world }) => ({ prices: [{ product_id: world.shops.demo.productId, price: '20.00' }] }),
  },
  'POST resellers/{id}/suspend': { before: set(`update resellers set status = 'active' where id = $1`, 'id') },
  'POST resellers/{id}/reinstate': { before: set(`update resellers set status = 'suspended' where id = $1`, 'id') },
  'POST resellers/{id}/end': { before: set(`update resellers set status = 'active' where id = $1`, 'id') },
  'POST vouchers/{number}/approve': {
    before: set(`update vouchers set status = 'checked' where number = $1`, 'number'),
  },
  'POST vouchers/{number}/pay': {
    before: set(`update vouchers set status = 'approved' where number = $1`, 'number'),
    body: today,
  },
  'POST staff/invitations/{id}/resend': {
    before: set(`update staff_invitations set sent_at = '2026-11-19', expires_at = '2026-12-19' where id = $1`, 'id'),
  },
  'POST reviews/{review_id}/show': { before: by('post', 'reviews/{review_id}/hide', { reason: 'Kasar' }) },
  'POST orders/{order_no}/refund': { before: pay, body: { amount: '1.00', reason: 'Rosak' } },
  'POST orders/{order_no}/pack': { before: pay },
  'POST orders/{order_no}/fulfil': { before: pay, body: {} },
  'POST orders/{order_no}/shipments': { before: pay, body: { courier: 'Pos Laju', tracking_number: 'EF123456789MY' } },
  'POST orders/{order_no}/tracking': {
    before: after(pay, by('post', 'orders/{order_no}/fulfil', { courier: 'J&T' })),
    body: { courier: 'Pos Laju', tracking_number: 'EF123456789MY' },
  },
  'POST orders/{order_no}/complete': { before: after(pay, by('post', 'orders/{order_no}/fulfil', { courier: 'J&T' })) },
  'POST orders': {
    body: async ({ world }) => ({
      items: [{ variation_id: world.shops.demo.variationId, quantity: 1 }],
      name: 'Siti',
      phone: '012-345 6789',
      payment_method: 'cod',
      paymentMethod: 'cod',
      pickup: true,
    }),
  },
  'POST order-runs': {
    body: async ({ world }) => ({ action: 'fulfil', orders: { order_nos: [await newestOrder(world)] } }),
  },
  'POST shipments/tracking-import': {
    body: async ({ world, owner }) => {
      const { orderNo } = await orderIn(world, 'demo')
      await pay({ world, owner, ids: { order_no: orderNo } })
      const table = `order_no,courier,tracking_number\n${orderNo},Pos Laju,EF123456789MY\n`
      return { file: new FuzzFile('nombor.csv', Buffer.from(table)) }
    },
  },
  'PUT categories/order': {
    body: async ({ owner }) => {
      await owner.post(`${root}/categories`, { name: 'Lain' })
      const listed: { id: number; parent_id: number | null }[] = (await owner.get(`${root}/categories`)).body.data
      return { categories: listed.toReversed().map(({ id }) => ({ id, parent_id: null })) }
    },
  },
  'POST products/{id}/codes': {
    before: async ({ owner, ids }) => {
      const made = await owner.post(`${root}/products`, {
        item_type: 'digital',
        title: 'Baucar',
        variations: [{ price: '10.00', stock: 5 }],
        status: 'published',
        digital: { has_codes: true },
      })
      ids['id'] = String(made.body.data.id)
    },
    body: { codes: 'AAAA-1111' },
  },
  'POST stock-transfers': {
    body: async ({ world }) => {
      const nodes = await world.kedai.asOwner<{ id: number }>(
        `select id from stock_nodes where shop_id = $1 and kind in ('hq', 'warehouse') order by kind`,
        [world.shops.demo.shopId],
      )
      const { variationId } = world.shops.demo
      return { from: nodes[0]?.id, to: nodes[1]?.id, lines: [{ variation_id: variationId, quantity: 1 }] }
    },
  },
  'POST rentals/{id}/return': { before: by('post', 'rentals/{id}/hand-over') },
  'DELETE invoices/{hashslug}': { before: draft },
  'GET invoices/approved/{id}': {
    before: set(`update invoices set lifecycle = 'draft', number = null where id = $1`, 'id'),
  },
  'POST invoices/instalments/{hashslug}': {
    body: {
      parts: [
        { type: 'percent', value: '50', due_date: '2026-11-25' },
        { type: 'rest', due_date: '2026-12-25' },
      ],
    },
  },
  'POST invoices/refund/{hashslug}': {
    before: by('post', 'invoices/record-payment/{hashslug}', { amount: '10.00', method: 'cash', ...today }),
    body: { amount: '1.00', method: 'cash', reason: 'Rosak' },
  },
  'POST invoices/recurring/{hashslug}/pause': { before: series },
  'POST invoices/recurring/{hashslug}/end': { before: series },
  'POST invoices/recurring/{hashslug}/skip-next': { before: series, body: {} },
  'POST invoices/recurring/{hashslug}/resume': {
    before: after(series, by('post', 'invoices/recurring/{hashslug}/pause')),
  },
  'POST invoices/resend/{hashslug}': {
    before: after(
      by('post', 'invoices/send/{hashslug}', { channel: 'email', email: 'siti@buyer.test' }),
      set(
        `update invoice_deliveries d set created_at = d.created_at - interval '1 hour', sent_at = d.sent_at - interval '1 hour'
        from invoices i where i.id = d.invoice_id and i.hashslug = $1`,
        'hashslug',
      ),
    ),
    body: { channel: 'email', email: 'siti@buyer.test' },
  },
  'POST invoices/update/{hashslug}': {
    body: async ({ world, ids }) => {
      const [row] = await world.kedai.asOwner<{ revision: number }>(
        'select revision from invoices where hashslug = $1',
        [ids['hashslug']],
      )
      const lines = [{ item_name: 'Mug', quantity: '2', amount: '250.00' }]
      return { revision: row?.revision, buyer: { name: 'Nur Aisyah', email: 'nur@buyer.test' }, invoice_items: lines }
    },
  },
  'POST invoices/bulk': {
    body: async ({ world, owner }) => {
      const made = await owner.post(`${root}/invoices`, {
        buyer: {
          name: 'Nur Aisyah',
          phone: '012-345 6789',
          address: 'Jalan 1',
          city: 'Ipoh',
          postcode: '30000',
          state: 'Perak',
        },
        invoice_items: [{ item_name: 'Mug', quantity: '2', amount: '25.00' }],
      })
      const [row] = await world.kedai.asOwner<{ id: number }>('select id from invoices where hashslug = $1', [
        made.body.data.hashslug,
      ])
      return { action: 'approve', ids: [row?.id] }
    },
  },
  'POST invoices/reverse/{hashslug}': {
    before: by('post', 'invoices/record-payment/{hashslug}', { amount: '10.00', method: 'cash', ...today }),
    body: async ({ world, ids }) => {
      const [row] = await world.kedai.asOwner<{ id: number }>(
        `select l.id from invoice_ledger l join invoices i on i.id = l.invoice_id where i.hashslug = $1 order by l.id desc limit 1`,
        [ids['hashslug']],
      )
      return { payment_id: row?.id, reason: 'Silap' }
    },
  },
  'POST campaigns/{id}/test': { body: { to: '012-345 6789' } },
  'POST quotes/update/{hashslug}': {
    body: { buyer: { name: 'Siti' }, quote_items: [{ item_name: 'Mug', quantity: '2', amount: '5.00' }] },
  },
  'POST shipping/start': {
    before: set(
      `update shipping_zones set archived_at = now() where shop_id = (select id from shops where username = 'demo')`,
    ),
    body: { courier: 'Pos Laju', west: '6.00', east: '12.00' },
  },
  'POST quotes': {
    body: { buyer: { name: 'Siti' }, quote_items: [{ item_name: 'Mug', quantity: '1', amount: '5.00' }] },
  },
  'POST quotes/convert/{hashslug}': { before: accept },
  'DELETE quotes/{hashslug}': {
    before: async ({ owner, ids }) => {
      const lines = [{ item_name: 'Mug', quantity: '1', amount: '5.00' }]
      const made = await owner.post(`${root}/quotes`, { buyer: { name: 'Siti' }, quote_items: lines })
      ids['hashslug'] = made.body.data.hashslug
    },
  },
}

async function newestOrder({ kedai, shops: { demo } }: World): Promise<string> {
  const [row] = await kedai.asOwner<{ order_no: string }>(
    `select order_no from orders where shop_id = $1 and order_status <> 'cancelled' and payment_status = 'unpaid' order by id desc limit 1`,
    [demo.shopId],
  )
  return row?.order_no ?? ''
}

/** The case of a call, whose one word may stand for several. */
export function caseOf(name: string): Case {
  const short = name.replace(`${root}/`, '')
  return auditCases[short] ?? auditCases[short.replace(/(programmes)\/[a-z-]+/, '$1/*')] ?? {}
}

import type { Things } from './things.ts'

type Known = {
  /** The order that was placed, and all others that a call wrote into. */
  no: string
  orderNos: readonly string[]
  productIds: readonly string[]
  runId: number
  activityPages: number
  things: Things
  /** Asks for the `v` of a statement about the shop. */
  ids: (text: string) => Promise<string[]>
}

/** Every screen behind the counter, with what the proof wrote on it. */
export async function counterPaths({ no, orderNos, productIds, runId, activityPages, things, ids }: Known) {
  const { idOf, payer, slugsOf, madePage } = things
  return [
    '/seller',
    '/seller/sales',
    '/seller/desk',
    '/seller/pack',
    '/seller/orders',
    '/seller/orders?term=onerror',
    '/seller/orders/new',
    ...[no, ...orderNos].map((one) => `/seller/orders/${one}`),
    `/seller/orders/${no}/edit`,
    `/seller/print/${runId}`,
    '/seller/shipments',
    '/seller/shipments/pick-list',
    '/seller/shipments/import',
    ...(await ids('select id as v from shipments where shop_id = $1 order by id desc limit 3')).map(
      (id) => `/seller/shipments/${id}`,
    ),
    '/seller/settings/couriers',
    '/seller/products',
    '/seller/products/new',
    ...productIds.map((id) => `/seller/products/${id}`),
    '/seller/products/import',
    ...(await ids('select id as v from product_imports where shop_id = $1 order by id desc limit 3')).map(
      (id) => `/seller/products/import/${id}`,
    ),
    '/seller/products/stock',
    '/seller/products/stock/places',
    '/seller/customers',
    ...new Set(
      [payer(), idOf('POST /api/ajax/seller/customers/{customer_id}/refund-credit', 'customer_id')].map(
        (id) => `/seller/customers/${id}`,
      ),
    ),
    '/seller/members',
    '/seller/resellers',
    ...(await ids('select id as v from resellers where shop_id = $1 order by id desc limit 3')).map(
      (id) => `/seller/resellers/${id}`,
    ),
    ...(await ids('select id as v from resellers where shop_id = $1 order by id desc limit 1')).map(
      (id) => `/seller/resellers/${id}/prices`,
    ),
    '/seller/programmes',
    '/seller/programmes/materials',
    '/seller/programmes/rules',
    '/seller/programmes/check-price',
    ...(await ids('select id as v from ranks where shop_id = $1 order by id desc limit 2')).map(
      (id) => `/seller/programmes/prices/${id}`,
    ),
    '/seller/commissions',
    '/seller/vouchers',
    '/seller/vouchers/new',
    ...(await ids('select number as v from vouchers where shop_id = $1 order by id desc limit 3')).map(
      (number) => `/seller/vouchers/${number}`,
    ),
    '/seller/rentals',
    '/seller/appointments',
    '/seller/tickets',
    '/seller/check-in',
    '/seller/campaigns',
    '/seller/messages',
    '/seller/leads',
    '/seller/automations',
    '/seller/responses/DEMO-FUND',
    '/seller/reviews',
    '/seller/learners',
    '/seller/reviews?show=hidden',
    '/seller/money',
    '/seller/money/statement',
    '/seller/money?status=accepted',
    '/seller/money?status=refunded',
    '/seller/designs',
    '/seller/pages',
    `/seller/pages/${madePage()}`,
    `/seller/pages/${idOf('PUT /api/ajax/seller/pages/{id}', 'id')}`,
    '/seller/settings',
    ...[
      'company',
      'categories',
      'payments',
      'coupons',
      'upsells',
      'terms',
      'numbers',
      'shipping',
      'banners',
      'domain',
      'pixels',
      'opt-outs',
      'vacation',
      'theme',
      'staff',
      'account',
    ].map((name) => `/seller/settings/${name}`),
    '/seller/invoices',
    '/seller/invoices?term=onerror',
    '/seller/invoices/ageing',
    '/seller/invoices/new',
    '/seller/settings/invoices',
    ...slugsOf('invoices').flatMap((slug) => [`/seller/invoices/${slug}`, `/seller/invoices/${slug}/edit`]),
    '/seller/quotes',
    '/seller/quotes?term=onerror',
    '/seller/quotes/new',
    ...slugsOf('quotes').flatMap((slug) => [`/seller/quotes/${slug}`, `/seller/quotes/${slug}/edit`]),
    ...Array.from({ length: activityPages }, (_, at) => `/seller/settings/activity?page=${at + 1}`),
    `/seller/customers/${payer()}/statement`,
    '/invitation?token=x',
    '/gallery',
    '/demo/mailbox',
  ]
}

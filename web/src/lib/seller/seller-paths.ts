import { paths } from '../../paths.ts'
import { withSearch } from '../with-search.ts'

// The only maker of addresses behind the counter. They stand apart from `paths.ts`, so that buyers' pages do not carry them.
export const sellerPaths = {
  home: (search: HomeSearch = {}) => withSearch(paths.counter(), search),
  sales: (search: { from?: string; to?: string } = {}) => withSearch('/seller/sales', search),
  orders: (search: OrderListSearch = {}) => withSearch('/seller/orders', search),
  desk: () => '/seller/desk',
  pack: () => '/seller/pack',
  newOrder: () => '/seller/orders/new',
  editOrder: (orderNo: string) => `/seller/orders/${encodeURIComponent(orderNo)}/edit`,
  print: (runId: number, paper: string) => withSearch(`/seller/print/${runId}`, { paper }),
  order: (orderNo: string) => `/seller/orders/${encodeURIComponent(orderNo)}`,
  shipments: (search: ShipmentListSearch = {}) => withSearch('/seller/shipments', search),
  shipment: (id: number) => `/seller/shipments/${id}`,
  pickList: () => '/seller/shipments/pick-list',
  importTracking: () => '/seller/shipments/import',
  products: (search: ProductListSearch = {}) => withSearch('/seller/products', search),
  stock: (search: { term?: string; low?: string; page?: number } = {}) => withSearch('/seller/products/stock', search),
  stockPlaces: (search: { page?: number | undefined } = {}) => withSearch('/seller/products/stock/places', search),
  newProduct: (type?: string) => withSearch('/seller/products/new', { type }),
  product: (id: string) => `/seller/products/${encodeURIComponent(id)}`,
  importProducts: () => '/seller/products/import',
  productImport: (id: number) => `/seller/products/import/${id}`,
  customers: (search: CustomerListSearch = {}) => withSearch('/seller/customers', search),
  customer: (id: number) => `/seller/customers/${id}`,
  statement: (id: number, search: StatementSearch = {}) => withSearch(`/seller/customers/${id}/statement`, search),
  invoices: (search: InvoiceListSearch = {}) => withSearch('/seller/invoices', search),
  newInvoice: (search: { customer_id?: number } = {}) => withSearch('/seller/invoices/new', search),
  ageing: (search: { page?: number } = {}) => withSearch('/seller/invoices/ageing', search),
  invoice: (hashslug: string) => `/seller/invoices/${encodeURIComponent(hashslug)}`,
  editInvoice: (hashslug: string) => `/seller/invoices/${encodeURIComponent(hashslug)}/edit`,
  quotes: (search: QuoteListSearch = {}) => withSearch('/seller/quotes', search),
  newQuote: (search: { customer_id?: number } = {}) => withSearch('/seller/quotes/new', search),
  quote: (hashslug: string) => `/seller/quotes/${encodeURIComponent(hashslug)}`,
  editQuote: (hashslug: string) => `/seller/quotes/${encodeURIComponent(hashslug)}/edit`,
  rentals: (search: RentalSearch = {}) => withSearch('/seller/rentals', search),
  appointments: (search: AppointmentSearch = {}) => withSearch('/seller/appointments', search),
  reviews: (search: ReviewListSearch = {}) => withSearch('/seller/reviews', search),
  tickets: (search: TicketListSearch = {}) => withSearch('/seller/tickets', search),
  checkIn: (search: { product?: string } = {}) => withSearch('/seller/check-in', search),
  learners: (search: LearnerListSearch = {}) => withSearch('/seller/learners', search),
  certificate: (code: string) => `/certificate/${encodeURIComponent(code)}`,
  campaigns: (search: { page?: number } = {}) => withSearch('/seller/campaigns', search),
  messages: (search: MessageListSearch = {}) => withSearch('/seller/messages', search),
  leads: (search: { status?: string; term?: string; page?: number } = {}) => withSearch('/seller/leads', search),
  automations: () => '/seller/automations',
  pixelSettings: () => '/seller/settings/pixels',
  optOuts: (search: { term?: string | undefined; page?: number | undefined } = {}) =>
    withSearch('/seller/settings/opt-outs', search),
  money: () => '/seller/money',
  members: (search: MemberListSearch = {}) => withSearch('/seller/members', search),
  resellers: (search: ResellerListSearch = {}) => withSearch('/seller/resellers', search),
  reseller: (id: number) => `/seller/resellers/${id}`,
  ownPrices: (id: number) => `/seller/resellers/${id}/prices`,
  programmes: (search: { area?: string } = {}) => withSearch('/seller/programmes', search),
  materials: (area: string) => withSearch('/seller/programmes/materials', { area }),
  commissionRules: (area: string) => withSearch('/seller/programmes/rules', { area }),
  checkPrice: (search: { area?: string; reseller_id?: number } = {}) =>
    withSearch('/seller/programmes/check-price', search),
  priceList: (rankId: number) => `/seller/programmes/prices/${rankId}`,
  commissions: (search: CommissionListSearch = {}) => withSearch('/seller/commissions', search),
  vouchers: (search: VoucherListSearch = {}) => withSearch('/seller/vouchers', search),
  newVoucher: (search: { reseller_id?: number } = {}) => withSearch('/seller/vouchers/new', search),
  voucher: (number: string) => `/seller/vouchers/${encodeURIComponent(number)}`,
  responses: (viewId: string, search: ResponseListSearch = {}) =>
    withSearch(`/seller/responses/${encodeURIComponent(viewId)}`, search),
  bankStatement: () => '/seller/money/statement',
  pages: () => '/seller/pages',
  page: (id: number) => `/seller/pages/${id}`,
  designs: () => '/seller/designs',
  domain: () => '/seller/settings/domain',
  settings: () => '/seller/settings',
  company: () => '/seller/settings/company',
  categories: () => '/seller/settings/categories',
  paymentSettings: () => '/seller/settings/payments',
  couponSettings: (search: { status?: string; term?: string; page?: number } = {}) =>
    withSearch('/seller/settings/coupons', search),
  upsellSettings: () => '/seller/settings/upsells',
  termsSettings: () => '/seller/settings/terms',
  numberSettings: () => '/seller/settings/numbers',
  invoiceSettings: () => '/seller/settings/invoices',
  shippingSettings: () => '/seller/settings/shipping',
  courierSettings: () => '/seller/settings/couriers',
  banners: () => '/seller/settings/banners',
  vacation: () => '/seller/settings/vacation',
  theme: () => '/seller/settings/theme',
  staff: () => '/seller/settings/staff',
  account: () => '/seller/settings/account',
  activity: () => '/seller/settings/activity',
}

export type LearnerListSearch = { term?: string; status?: string; page?: number }
export type HomeSearch = { period?: string; share?: string }
export type OrderListSearch = {
  list?: string
  status?: string
  term?: string
  tag?: string
  from?: string
  to?: string
  buyers?: string
  product?: number
  payment_method?: string
  // 0 to 23
  hour?: number
  // Which figure of the profit they stand for.
  profit?: string
  page?: number
}
export type ShipmentListSearch = { status?: string; courier?: string; term?: string; page?: number }
export type RentalSearch = {
  month?: string
  product?: string | undefined
  view?: string | undefined
  open?: number | undefined
}
export type AppointmentSearch = { day?: string | undefined; view?: string | undefined }
export type CustomerListSearch = { term?: string; show?: string; sort?: string; page?: number }
export type MessageListSearch = {
  reason?: string | undefined
  channel?: string | undefined
  show?: string | undefined
  term?: string | undefined
  page?: number | undefined
}
export type MemberListSearch = { status?: string; term?: string; page?: number }
export type ResellerListSearch = {
  area?: string | undefined
  status?: string | undefined
  term?: string | undefined
  page?: number | undefined
}
export type CommissionListSearch = {
  state?: string | undefined
  reseller_id?: number | undefined
  page?: number | undefined
}
export type VoucherListSearch = { status?: string | undefined; term?: string | undefined; page?: number | undefined }
export type ResponseListSearch = { status?: string; term?: string; page?: number }
export type ReviewListSearch = { show?: string; stars?: string; product_id?: number; term?: string; page?: number }
export type TicketListSearch = { product?: string; status?: string; term?: string; page?: number }
export type StatementSearch = { from?: string; to?: string; lang?: string; buyer?: string }
export type InvoiceListSearch = {
  status?: string
  age?: string
  term?: string
  customer_id?: number | 'none'
  from?: string
  to?: string
  received_from?: string
  received_to?: string
  page?: number
}
export type QuoteListSearch = { status?: string; term?: string; customer_id?: number; page?: number }
export type ProductListSearch = {
  status?: string
  term?: string
  type?: string
  category?: string
  stock?: string
  promo?: string
  sort?: string
  page?: number
}

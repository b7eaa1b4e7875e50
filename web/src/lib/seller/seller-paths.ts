import { paths } from '../../paths.ts'
import { withSearch } from '../with-search.ts'

// The only maker of addresses behind the counter. They stand apart from `paths.ts`, so that buyers' pages do not carry them.
export const sellerPaths = {
  home: (search: HomeSearch = {}) => withSearch(paths.counter(), search),
  orders: (search: OrderListSearch = {}) => withSearch('/seller/orders', search),
  editOrder: (orderNo: string) => `/seller/orders/${encodeURIComponent(orderNo)}/edit`,
  print: (runId: number, paper: string) => withSearch(`/seller/print/${runId}`, { paper }),
  order: (orderNo: string) => `/seller/orders/${encodeURIComponent(orderNo)}`,
  products: (search: ProductListSearch = {}) => withSearch('/seller/products', search),
  stock: (search: { term?: string; low?: string; page?: number } = {}) => withSearch('/seller/products/stock', search),
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
  reviews: (search: ReviewListSearch = {}) => withSearch('/seller/reviews', search),
  money: () => '/seller/money',
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
  banners: () => '/seller/settings/banners',
  vacation: () => '/seller/settings/vacation',
  theme: () => '/seller/settings/theme',
  staff: () => '/seller/settings/staff',
  account: () => '/seller/settings/account',
  activity: () => '/seller/settings/activity',
}

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
  page?: number
}
export type CustomerListSearch = { term?: string; show?: string; sort?: string; page?: number }
export type ReviewListSearch = { show?: string; stars?: string; product_id?: number; term?: string; page?: number }
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

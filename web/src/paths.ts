// The only maker of addresses. A shop lives on its own host (`demo.example`) or below `/s/{username}`.
export type ShopPlace = { username: string; onShopHost: boolean }

export const paths = {
  home: () => '/',
  login: (next?: string) => withSearch('/login', { next }),
  register: () => '/register',
  forgot: () => '/forgot',
  reset: (token?: string) => withSearch('/reset', { token }),
  order: (token: string) => `/order/${encodeURIComponent(token)}`,
  rate: (token: string) => `${paths.order(token)}/rate`,
  invitation: (token?: string) => withSearch('/invitation', { token }),
  gallery: () => '/gallery',
  mailbox: () => '/demo/mailbox',
  seller: {
    home: (search: HomeSearch = {}) => withSearch('/seller', search),
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
    couponSettings: (search: { status?: string; term?: string; page?: number } = {}) => withSearch('/seller/settings/coupons', search),
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
  },
  storefront: (shop: ShopPlace, search: StorefrontSearch = {}) => withSearch(shopRoot(shop) || '/', search),
  item: (shop: ShopPlace, viewId: string) => `${shopRoot(shop)}/i/${encodeURIComponent(viewId)}`,
  shopFile: (shop: ShopPlace, name: 'manifest.webmanifest' | 'icon-192.png') => `${shopRoot(shop)}/${name}`,
  preview: (viewId: string) => `/preview/${encodeURIComponent(viewId)}.jpg`,
  reviews: (shop: ShopPlace, viewId: string, search: { stars?: number; page?: number } = {}) => withSearch(`${paths.item(shop, viewId)}/reviews`, search),
  policies: (shop: ShopPlace) => `${shopRoot(shop)}/policies`,
}

export type HomeSearch = { period?: string }
export type OrderListSearch = { list?: string; status?: string; term?: string; tag?: string; from?: string; to?: string; buyers?: string; product?: number; page?: number }
export type CustomerListSearch = { term?: string; show?: string; sort?: string; page?: number }
export type ReviewListSearch = { show?: string; stars?: string; product_id?: number; term?: string; page?: number }
export type StatementSearch = { from?: string; to?: string; lang?: string }
export type InvoiceListSearch = { status?: string; age?: string; term?: string; customer_id?: number | 'none'; from?: string; to?: string; page?: number }
export type QuoteListSearch = { status?: string; term?: string; customer_id?: number; page?: number }
export type ProductListSearch = { status?: string; term?: string; type?: string; category?: string; stock?: string; promo?: string; sort?: string; page?: number }
// Names of spec §2, the order, and what narrows the list.
export type StorefrontSearch = { q?: string; page?: number; cat?: string; sort?: string; min?: string; max?: string; stock?: number; promo?: number }

const shopRoot = ({ username, onShopHost }: ShopPlace) => (onShopHost ? '' : `/s/${encodeURIComponent(username)}`)

function withSearch(path: string, search: Record<string, string | number | undefined>): string {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  if (kept.length === 0) return path
  return `${path}?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}`
}

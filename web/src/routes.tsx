import { type RouteObject, matchRoutes } from 'react-router'
import { loadMessages } from './lib/i18n.ts'
import { type LazyPage, type PageModule, lazyPage } from './lib/lazy-page.tsx'
import type { Site } from './lib/site.tsx'

// Seller pages are drawn in the browser only.
const sellerPage = (file: string, load: () => Promise<PageModule>): LazyPage => lazyPage(file, load, 'seller')

// A page that shows a piece of the shop as buyers see it, in the words of the storefront.
const withShopWords = (load: () => Promise<PageModule>) => async () =>
  (await Promise.all([load(), loadMessages('storefront')]))[0]

const page = {
  seller: sellerPage('src/layouts/seller/seller-layout.tsx', async () => ({
    default: (await import('./layouts/seller/seller-layout.tsx')).SellerLayout,
  })),
  sellerHome: sellerPage('src/pages/seller/home.tsx', () => import('./pages/seller/home.tsx')),
  orders: sellerPage('src/pages/seller/orders.tsx', () => import('./pages/seller/orders.tsx')),
  sellerOrder: sellerPage('src/pages/seller/order.tsx', () => import('./pages/seller/order.tsx')),
  editOrder: sellerPage('src/pages/seller/edit-order.tsx', () => import('./pages/seller/edit-order.tsx')),
  print: sellerPage('src/pages/seller/print.tsx', () => import('./pages/seller/print.tsx')),
  invoices: sellerPage('src/pages/seller/invoices.tsx', () => import('./pages/seller/invoices.tsx')),
  invoice: sellerPage('src/pages/seller/invoice.tsx', () => import('./pages/seller/invoice.tsx')),
  newInvoice: sellerPage('src/pages/seller/new-invoice.tsx', () => import('./pages/seller/new-invoice.tsx')),
  ageing: sellerPage('src/pages/seller/ageing.tsx', () => import('./pages/seller/ageing.tsx')),
  editInvoice: sellerPage('src/pages/seller/edit-invoice.tsx', () => import('./pages/seller/edit-invoice.tsx')),
  quotes: sellerPage('src/pages/seller/quotes.tsx', () => import('./pages/seller/quotes.tsx')),
  quote: sellerPage('src/pages/seller/quote.tsx', () => import('./pages/seller/quote.tsx')),
  newQuote: sellerPage('src/pages/seller/new-quote.tsx', () => import('./pages/seller/new-quote.tsx')),
  editQuote: sellerPage('src/pages/seller/edit-quote.tsx', () => import('./pages/seller/edit-quote.tsx')),
  customers: sellerPage('src/pages/seller/customers.tsx', () => import('./pages/seller/customers.tsx')),
  customer: sellerPage('src/pages/seller/customer.tsx', () => import('./pages/seller/customer.tsx')),
  statement: sellerPage('src/pages/seller/statement.tsx', () => import('./pages/seller/statement.tsx')),
  products: sellerPage('src/pages/seller/products.tsx', () => import('./pages/seller/products.tsx')),
  newProduct: sellerPage('src/pages/seller/new-product.tsx', () => import('./pages/seller/new-product.tsx')),
  importProducts: sellerPage(
    'src/pages/seller/import-products.tsx',
    () => import('./pages/seller/import-products.tsx'),
  ),
  productImport: sellerPage('src/pages/seller/product-import.tsx', () => import('./pages/seller/product-import.tsx')),
  stock: sellerPage('src/pages/seller/stock.tsx', () => import('./pages/seller/stock.tsx')),
  product: sellerPage('src/pages/seller/product.tsx', () => import('./pages/seller/product.tsx')),
  reviews: sellerPage('src/pages/seller/reviews.tsx', () => import('./pages/seller/reviews.tsx')),
  money: sellerPage('src/pages/seller/money.tsx', () => import('./pages/seller/money.tsx')),
  settings: sellerPage('src/pages/seller/settings.tsx', () => import('./pages/seller/settings.tsx')),
  company: sellerPage('src/pages/seller/company.tsx', () => import('./pages/seller/company.tsx')),
  categories: sellerPage('src/pages/seller/categories.tsx', () => import('./pages/seller/categories.tsx')),
  paymentSettings: sellerPage(
    'src/pages/seller/settings-payments.tsx',
    () => import('./pages/seller/settings-payments.tsx'),
  ),
  couponSettings: sellerPage(
    'src/pages/seller/settings-coupons.tsx',
    () => import('./pages/seller/settings-coupons.tsx'),
  ),
  upsellSettings: sellerPage(
    'src/pages/seller/settings-upsells.tsx',
    () => import('./pages/seller/settings-upsells.tsx'),
  ),
  termsSettings: sellerPage('src/pages/seller/settings-terms.tsx', () => import('./pages/seller/settings-terms.tsx')),
  numberSettings: sellerPage(
    'src/pages/seller/settings-numbers.tsx',
    () => import('./pages/seller/settings-numbers.tsx'),
  ),
  invoiceSettings: sellerPage(
    'src/pages/seller/settings-invoices.tsx',
    () => import('./pages/seller/settings-invoices.tsx'),
  ),
  shippingSettings: sellerPage(
    'src/pages/seller/settings-shipping.tsx',
    () => import('./pages/seller/settings-shipping.tsx'),
  ),
  banners: sellerPage(
    'src/pages/seller/banners.tsx',
    withShopWords(() => import('./pages/seller/banners.tsx')),
  ),
  vacation: sellerPage('src/pages/seller/vacation.tsx', () => import('./pages/seller/vacation.tsx')),
  theme: sellerPage(
    'src/pages/seller/theme.tsx',
    withShopWords(() => import('./pages/seller/theme.tsx')),
  ),
  account: sellerPage('src/pages/seller/account.tsx', () => import('./pages/seller/account.tsx')),
  staff: sellerPage('src/pages/seller/staff.tsx', () => import('./pages/seller/staff.tsx')),
  activity: sellerPage('src/pages/seller/activity.tsx', () => import('./pages/seller/activity.tsx')),
  invitation: sellerPage('src/pages/seller/invitation.tsx', () => import('./pages/seller/invitation.tsx')),
  mailbox: sellerPage('src/pages/demo/mailbox.tsx', () => import('./pages/demo/mailbox.tsx')),
  gallery: sellerPage('src/pages/gallery/gallery.tsx', () => import('./pages/gallery/gallery.tsx')),
}

// The whole tree behind the counter, for `seller-app.tsx`. Buyers' pages stand in `public-routes.ts`.
export const routesOf = ({ demo }: Site): RouteObject[] => [
  route('/seller', page.seller, [
    route('', page.sellerHome),
    route('orders', page.orders),
    route('orders/:orderNo', page.sellerOrder),
    route('orders/:orderNo/edit', page.editOrder),
    route('print/:runId', page.print),
    route('products', page.products),
    route('products/new', page.newProduct),
    route('products/import', page.importProducts),
    route('products/import/:id', page.productImport),
    route('products/stock', page.stock),
    route('products/:id', page.product),
    route('invoices', page.invoices),
    route('invoices/new', page.newInvoice),
    route('invoices/ageing', page.ageing),
    route('invoices/:hashslug', page.invoice),
    route('invoices/:hashslug/edit', page.editInvoice),
    route('quotes', page.quotes),
    route('quotes/new', page.newQuote),
    route('quotes/:hashslug', page.quote),
    route('quotes/:hashslug/edit', page.editQuote),
    route('customers', page.customers),
    route('customers/:id', page.customer),
    route('customers/:id/statement', page.statement),
    route('reviews', page.reviews),
    route('money', page.money),
    route('settings', page.settings),
    route('settings/company', page.company),
    route('settings/categories', page.categories),
    route('settings/payments', page.paymentSettings),
    route('settings/coupons', page.couponSettings),
    route('settings/upsells', page.upsellSettings),
    route('settings/terms', page.termsSettings),
    route('settings/numbers', page.numberSettings),
    route('settings/invoices', page.invoiceSettings),
    route('settings/shipping', page.shippingSettings),
    route('settings/banners', page.banners),
    route('settings/vacation', page.vacation),
    route('settings/theme', page.theme),
    route('settings/staff', page.staff),
    route('settings/account', page.account),
    route('settings/activity', page.activity),
  ]),
  route('/invitation', page.invitation),
  ...(demo ? [route('/gallery', page.gallery), route('/demo/mailbox', page.mailbox)] : []),
]

// The pages an address leads to, outermost first; none where it leads nowhere.
export const sellerPagesAt = (routes: RouteObject[], pathname: string): LazyPage[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { handle } }) => (handle ? [handle as LazyPage] : [])) // `route` below makes them all

function route(path: string, lazy: LazyPage, children?: RouteObject[]): RouteObject {
  return { path, element: <lazy.Page />, handle: lazy, children }
}

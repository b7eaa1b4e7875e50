import type { RouteObject } from 'react-router'
import { type LazyPage, type PageModule, lazyPage } from './lib/lazy-page.tsx'
import type { Site } from './lib/site.tsx'

// Seller pages are drawn in the browser only.
const sellerPage = (file: string, load: () => Promise<PageModule>): LazyPage => lazyPage(file, load, 'seller')

const page = {
  home: lazyPage('src/pages/public/home.tsx', () => import('./pages/public/home.tsx'), 'site'),
  storefront: lazyPage('src/pages/public/storefront.tsx', () => import('./pages/public/storefront.tsx')),
  item: lazyPage('src/pages/public/item.tsx', () => import('./pages/public/item.tsx')),
  order: lazyPage('src/pages/public/order.tsx', () => import('./pages/public/order.tsx'), 'order'),
  login: lazyPage('src/pages/public/login.tsx', () => import('./pages/public/login.tsx'), 'site'),
  register: lazyPage('src/pages/public/register.tsx', () => import('./pages/public/register.tsx'), 'site'),
  forgot: lazyPage('src/pages/public/forgot.tsx', () => import('./pages/public/forgot.tsx'), 'site'),
  reset: lazyPage('src/pages/public/reset.tsx', () => import('./pages/public/reset.tsx'), 'site'),
  notFound: lazyPage('src/pages/public/not-found.tsx', () => import('./pages/public/not-found.tsx')),
  seller: sellerPage('src/layouts/seller/seller-layout.tsx', async () => ({ default: (await import('./layouts/seller/seller-layout.tsx')).SellerLayout })),
  sellerHome: sellerPage('src/pages/seller/home.tsx', () => import('./pages/seller/home.tsx')),
  orders: sellerPage('src/pages/seller/orders.tsx', () => import('./pages/seller/orders.tsx')),
  sellerOrder: sellerPage('src/pages/seller/order.tsx', () => import('./pages/seller/order.tsx')),
  print: sellerPage('src/pages/seller/print.tsx', () => import('./pages/seller/print.tsx')),
  products: sellerPage('src/pages/seller/products.tsx', () => import('./pages/seller/products.tsx')),
  newProduct: sellerPage('src/pages/seller/new-product.tsx', () => import('./pages/seller/new-product.tsx')),
  product: sellerPage('src/pages/seller/product.tsx', () => import('./pages/seller/product.tsx')),
  money: sellerPage('src/pages/seller/money.tsx', () => import('./pages/seller/money.tsx')),
  settings: sellerPage('src/pages/seller/settings.tsx', () => import('./pages/seller/settings.tsx')),
  company: sellerPage('src/pages/seller/company.tsx', () => import('./pages/seller/company.tsx')),
  categories: sellerPage('src/pages/seller/categories.tsx', () => import('./pages/seller/categories.tsx')),
  paymentSettings: sellerPage('src/pages/seller/settings-payments.tsx', () => import('./pages/seller/settings-payments.tsx')),
  shippingSettings: sellerPage('src/pages/seller/settings-shipping.tsx', () => import('./pages/seller/settings-shipping.tsx')),
  mailbox: sellerPage('src/pages/demo/mailbox.tsx', () => import('./pages/demo/mailbox.tsx')),
  gallery: sellerPage('src/pages/gallery/gallery.tsx', () => import('./pages/gallery/gallery.tsx')),
}

// The whole tree of a site. On a shop's own host the shop stands at the root.
export const routesOf = ({ shopHost, demo }: Site): RouteObject[] => [
  ...(shopHost ? shopRoutes('') : [route('/', page.home), ...shopRoutes('/s/:username')]),
  route('/order/:token', page.order),
  route('/login', page.login),
  route('/register', page.register),
  route('/forgot', page.forgot),
  route('/reset', page.reset),
  route('/seller', page.seller, [
    route('', page.sellerHome),
    route('orders', page.orders),
    route('orders/:orderNo', page.sellerOrder),
    route('print/:runId', page.print),
    route('products', page.products),
    route('products/new', page.newProduct),
    route('products/:id', page.product),
    route('money', page.money),
    route('settings', page.settings),
    route('settings/company', page.company),
    route('settings/categories', page.categories),
    route('settings/payments', page.paymentSettings),
    route('settings/shipping', page.shippingSettings),
  ]),
  ...(demo ? [route('/gallery', page.gallery), route('/demo/mailbox', page.mailbox)] : []),
  route('*', page.notFound),
]

const shopRoutes = (root: string): RouteObject[] => [route(root || '/', page.storefront), route(`${root}/i/:viewId`, page.item)]

export const notFoundPage = page.notFound

// Kept on each route for the server (what to load and preload) and for the browser's start.
export type RouteHandle = { page: LazyPage; isSellerSide: boolean }

function route(path: string, lazy: LazyPage, children?: RouteObject[]): RouteObject {
  const handle: RouteHandle = { page: lazy, isSellerSide: lazy.group === 'seller' }
  return { path, element: <lazy.Page />, handle, children }
}

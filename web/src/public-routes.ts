import { areaNames, publicArea } from '@kedai/domain/carts/areas.ts'
import { takesLeads } from '@kedai/domain/people/lead-handing.ts'
import { loadMessages } from './lib/i18n.ts'
import { type PageModule, lazyPage } from './lib/lazy-page.tsx'
import type { Route } from './lib/router.tsx'
import type { Site } from './lib/site.tsx'
import { notFoundPage } from './not-found-page.ts'

const resellerAreas = areaNames.filter((name) => name !== publicArea)

// A reseller's cart is the buyers' cart at other prices, in its words.
const withCartWords = (load: () => Promise<PageModule>) => async () =>
  (await Promise.all([load(), loadMessages('cart')]))[0]

const page = {
  home: lazyPage('src/pages/public/home.tsx', () => import('./pages/public/home.tsx'), 'site'),
  storefront: lazyPage('src/pages/public/storefront.tsx', () => import('./pages/public/storefront.tsx'), 'storefront'),
  item: lazyPage('src/pages/public/item.tsx', () => import('./pages/public/item.tsx')),
  shopPage: lazyPage('src/pages/public/shop-page.tsx', () => import('./pages/public/shop-page.tsx'), 'storefront'),
  policies: lazyPage('src/pages/public/policies.tsx', () => import('./pages/public/policies.tsx'), 'storefront'),
  joinIndex: lazyPage('src/pages/public/join-index.tsx', () => import('./pages/public/join-index.tsx'), 'join'),
  join: lazyPage('src/pages/public/join.tsx', () => import('./pages/public/join.tsx'), 'join'),
  areaHome: lazyPage('src/pages/reseller/home.tsx', () => import('./pages/reseller/home.tsx'), 'reseller'),
  areaProducts: lazyPage('src/pages/reseller/products.tsx', () => import('./pages/reseller/products.tsx'), 'reseller'),
  areaItem: lazyPage(
    'src/pages/reseller/product.tsx',
    withCartWords(() => import('./pages/reseller/product.tsx')),
    'reseller',
  ),
  areaCart: lazyPage(
    'src/pages/reseller/cart.tsx',
    withCartWords(() => import('./pages/reseller/cart.tsx')),
    'reseller',
  ),
  areaCheckout: lazyPage(
    'src/pages/reseller/checkout.tsx',
    withCartWords(() => import('./pages/reseller/checkout.tsx')),
    'reseller',
  ),
  areaOrders: lazyPage('src/pages/reseller/orders.tsx', () => import('./pages/reseller/orders.tsx'), 'reseller'),
  areaLeads: lazyPage('src/pages/reseller/leads.tsx', () => import('./pages/reseller/leads.tsx'), 'reseller'),
  areaToSend: lazyPage('src/pages/reseller/to-send.tsx', () => import('./pages/reseller/to-send.tsx'), 'reseller'),
  areaWallet: lazyPage('src/pages/reseller/wallet.tsx', () => import('./pages/reseller/wallet.tsx'), 'reseller'),
  cart: lazyPage('src/pages/public/cart.tsx', () => import('./pages/public/cart.tsx'), 'cart'),
  checkout: lazyPage('src/pages/public/cart-checkout.tsx', () => import('./pages/public/cart-checkout.tsx'), 'cart'),
  sharedCart: lazyPage('src/pages/public/shared-cart.tsx', () => import('./pages/public/shared-cart.tsx'), 'cart'),
  order: lazyPage('src/pages/public/order.tsx', () => import('./pages/public/order.tsx'), 'order'),
  member: lazyPage('src/pages/public/member.tsx', () => import('./pages/public/member.tsx'), 'typeChoice'),
  invoice: lazyPage('src/pages/public/invoice.tsx', () => import('./pages/public/invoice.tsx'), 'order'),
  quote: lazyPage('src/pages/public/quote.tsx', () => import('./pages/public/quote.tsx'), 'order'),
  rate: lazyPage('src/pages/public/rate.tsx', () => import('./pages/public/rate.tsx'), 'order'),
  track: lazyPage('src/pages/public/track.tsx', () => import('./pages/public/track.tsx'), 'order'),
  reviews: lazyPage('src/pages/public/reviews.tsx', () => import('./pages/public/reviews.tsx'), 'storefront'),
  learn: lazyPage('src/pages/public/learn.tsx', () => import('./pages/public/learn.tsx'), 'learning'),
  certificate: lazyPage('src/pages/public/certificate.tsx', () => import('./pages/public/certificate.tsx'), 'learning'),
  login: lazyPage('src/pages/public/login.tsx', () => import('./pages/public/login.tsx'), 'site'),
  register: lazyPage('src/pages/public/register.tsx', () => import('./pages/public/register.tsx'), 'site'),
  forgot: lazyPage('src/pages/public/forgot.tsx', () => import('./pages/public/forgot.tsx'), 'site'),
  confirmEmail: lazyPage(
    'src/pages/public/confirm-email.tsx',
    () => import('./pages/public/confirm-email.tsx'),
    'site',
  ),
  reset: lazyPage('src/pages/public/reset.tsx', () => import('./pages/public/reset.tsx'), 'site'),
}

// Everything behind the counter is one page to a buyer's browser: its own router, queries and parts come with it (`routes.tsx`).
export const sellerSide = lazyPage(
  'src/seller-app.tsx',
  async () => (await import('./seller-app.tsx')).opened(),
  'seller',
)

// What stands in front of the counter. On a shop's own host the shop stands at the root.
export const publicRoutesOf = ({ shopHost, demo }: Site): Route[] => [
  ...(shopHost ? shopRoutes('') : [{ path: '/', page: page.home }, ...shopRoutes('/s/:username')]),
  { path: '/order/:token', page: page.order },
  { path: '/order/:token/rate', page: page.rate },
  { path: '/member/:token', page: page.member },
  { path: '/track/:token', page: page.track },
  { path: '/learn/:token', page: page.learn },
  { path: '/certificate/:code', page: page.certificate },
  { path: '/login', page: page.login },
  { path: '/register', page: page.register },
  { path: '/forgot', page: page.forgot },
  { path: '/reset', page: page.reset },
  { path: '/confirm-email', page: page.confirmEmail },
  { path: '/seller/*', page: sellerSide },
  { path: '/invitation', page: sellerSide },
  ...(demo
    ? [
        { path: '/gallery', page: sellerSide },
        { path: '/demo/mailbox', page: sellerSide },
      ]
    : []),
  { path: '*', page: notFoundPage },
]

const shopRoutes = (root: string): Route[] => [
  { path: root || '/', page: page.storefront },
  { path: `${root}/i/:viewId`, page: page.item },
  { path: `${root}/i/:viewId/reviews`, page: page.reviews },
  { path: `${root}/p/:slug`, page: page.shopPage },
  { path: `${root}/cart`, page: page.cart },
  { path: `${root}/checkout`, page: page.checkout },
  { path: `${root}/cart/shared/:token`, page: page.sharedCart },
  { path: `${root}/join`, page: page.joinIndex },
  { path: `${root}/join/:area`, page: page.join },
  ...resellerAreas.flatMap((area) => [
    { path: `${root}/${area}`, page: page.areaHome },
    { path: `${root}/${area}/products`, page: page.areaProducts },
    { path: `${root}/${area}/i/:viewId`, page: page.areaItem },
    { path: `${root}/${area}/cart`, page: page.areaCart },
    { path: `${root}/${area}/checkout`, page: page.areaCheckout },
    { path: `${root}/${area}/orders`, page: page.areaOrders },
    { path: `${root}/${area}/to-send`, page: page.areaToSend },
    { path: `${root}/${area}/wallet`, page: page.areaWallet },
    ...(takesLeads(area) ? [{ path: `${root}/${area}/leads`, page: page.areaLeads }] : []),
  ]),
  { path: `${root}/policies`, page: page.policies },
  { path: `${root}/view/invoice/:hashslug`, page: page.invoice },
  { path: `${root}/view/quote/:hashslug`, page: page.quote },
]

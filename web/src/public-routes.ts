import { lazyPage } from './lib/lazy-page.tsx'
import type { Route } from './lib/router.tsx'
import type { Site } from './lib/site.tsx'
import { notFoundPage } from './not-found-page.ts'

const page = {
  home: lazyPage('src/pages/public/home.tsx', () => import('./pages/public/home.tsx'), 'site'),
  storefront: lazyPage('src/pages/public/storefront.tsx', () => import('./pages/public/storefront.tsx'), 'storefront'),
  item: lazyPage('src/pages/public/item.tsx', () => import('./pages/public/item.tsx')),
  policies: lazyPage('src/pages/public/policies.tsx', () => import('./pages/public/policies.tsx'), 'storefront'),
  cart: lazyPage('src/pages/public/cart.tsx', () => import('./pages/public/cart.tsx'), 'cart'),
  checkout: lazyPage('src/pages/public/cart-checkout.tsx', () => import('./pages/public/cart-checkout.tsx'), 'cart'),
  sharedCart: lazyPage('src/pages/public/shared-cart.tsx', () => import('./pages/public/shared-cart.tsx'), 'cart'),
  order: lazyPage('src/pages/public/order.tsx', () => import('./pages/public/order.tsx'), 'order'),
  invoice: lazyPage('src/pages/public/invoice.tsx', () => import('./pages/public/invoice.tsx'), 'order'),
  quote: lazyPage('src/pages/public/quote.tsx', () => import('./pages/public/quote.tsx'), 'order'),
  rate: lazyPage('src/pages/public/rate.tsx', () => import('./pages/public/rate.tsx'), 'order'),
  reviews: lazyPage('src/pages/public/reviews.tsx', () => import('./pages/public/reviews.tsx'), 'storefront'),
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
  async () => ({ default: (await import('./seller-app.tsx')).SellerApp }),
  'seller',
)

// What stands in front of the counter. On a shop's own host the shop stands at the root.
export const publicRoutesOf = ({ shopHost, demo }: Site): Route[] => [
  ...(shopHost ? shopRoutes('') : [{ path: '/', page: page.home }, ...shopRoutes('/s/:username')]),
  { path: '/order/:token', page: page.order },
  { path: '/order/:token/rate', page: page.rate },
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
  { path: `${root}/cart`, page: page.cart },
  { path: `${root}/checkout`, page: page.checkout },
  { path: `${root}/cart/shared/:token`, page: page.sharedCart },
  { path: `${root}/policies`, page: page.policies },
  { path: `${root}/view/invoice/:hashslug`, page: page.invoice },
  { path: `${root}/view/quote/:hashslug`, page: page.quote },
]

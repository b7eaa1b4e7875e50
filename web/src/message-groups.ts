import { operatorSide, sellerSide } from './seller-side.ts'

// Texts that only some pages need, in catalogues of their own: a buyer's first visit loads the words of its page and not everybody's.
// Whatever matches none of these is in the common catalogue. Paths are below `web/src`; `lingui.config.ts` reads this list,
// `public-routes.ts` and `routes.tsx` name each page's group, `message-groups.test.ts` holds both together.
export const messageGroups = {
  seller: sellerSide.map((folder) => `${folder}/**`),
  operator: operatorSide.map((folder) => `${folder}/**`),
  // What Kedai says of itself, where sellers come in, and where nothing is.
  site: [
    'features/accounts/**',
    'pages/public/not-found*',
    'pages/public/home*',
    'pages/public/login*',
    'pages/public/register*',
    'pages/public/forgot*',
    'pages/public/reset*',
    'pages/public/confirm-email*',
  ],
  storefront: [
    'features/storefront/**',
    'features/shop-pages/*.*',
    'pages/public/shop-*.tsx',
    'pages/public/order-on-page.tsx',
    'pages/public/storefront*',
    'pages/public/policies*',
    'pages/public/reviews.tsx',
  ],
  // How one becomes a reseller.
  join: ['features/resellers/join/**', 'pages/public/join*.tsx'],
  // A reseller's own pages.
  reseller: ['features/resellers/own/**', 'pages/reseller/**'],
  // Behind secret links: an order, an invoice, a quote.
  order: [
    'features/buyer-order/**',
    'features/reviews/rate/**',
    'pages/public/rate.tsx',
    'features/tracking/**',
    'pages/public/track.tsx',
    'features/buyer-invoice/**',
    'ui/scan-to-pay.tsx',
    'pages/public/order.tsx',
    'pages/public/document-frame.tsx',
    'pages/public/invoice.tsx',
    'pages/public/quote.tsx',
  ],
  // Behind a learner's link: lessons, and what they earn.
  learning: [
    'features/learning/*.*',
    'product-types/course/*.tsx',
    'pages/public/learn.tsx',
    'pages/public/certificate.tsx',
  ],
  // What every shop's page has of a cart: its icon, and the button that fills it.
  cartButton: ['layouts/cart-icon.tsx', 'features/cart/add/**'],
  // A reward for bringing others, on the few items that have one.
  viral: ['features/viral-lock/**', 'features/pixels/**', 'pages/public/item-extras.tsx'],
  cart: ['features/cart/*.*', 'features/checkout/cart/**', 'pages/public/cart*.tsx', 'pages/public/shared-cart.tsx'],
  checkout: [
    'features/checkout/*.*',
    'product-types/*.tsx',
    'product-types/ecommerce/*.tsx',
    'product-types/variation/*.tsx',
  ],
  // What buyers choose of types that few pages sell, and the card of a membership.
  typeChoice: [
    'product-types/ticket/*.tsx',
    'product-types/*/buyer/**',
    'features/buyer-member/**',
    'pages/public/member.tsx',
  ],
  // When something is rented or booked: comes to the order form with its calendar.
  booking: [
    'product-types/rental/*.tsx',
    'product-types/rental/booking/**',
    'product-types/service/*.tsx',
    'product-types/service/booking/**',
  ],
  // What comes to an order form later, or seldom: a bank account, a file sent along, a change, an order of before.
  seldom: ['features/checkout/seldom/**'],
} as const satisfies Record<string, readonly string[]>

export type MessageGroup = keyof typeof messageGroups

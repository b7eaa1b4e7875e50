import { withSearch } from './lib/with-search.ts'

// The only maker of addresses in front of the counter (`lib/seller/seller-paths.ts` makes those behind it). A shop lives on its own host (`demo.example`) or below `/s/{username}`.
export type ShopPlace = { username: string; onShopHost: boolean }

export const paths = {
  home: () => '/',
  login: (next?: string) => withSearch('/login', { next }),
  register: () => '/register',
  forgot: () => '/forgot',
  reset: (token?: string) => withSearch('/reset', { token }),
  confirmEmail: (token?: string) => withSearch('/confirm-email', { token }),
  order: (token: string) => `/order/${encodeURIComponent(token)}`,
  rate: (token: string) => `${paths.order(token)}/rate`,
  track: (token: string) => `/track/${encodeURIComponent(token)}`,
  invitation: (token?: string) => withSearch('/invitation', { token }),
  gallery: () => '/gallery',
  mailbox: () => '/demo/mailbox',
  counter: () => '/seller',
  counterFile: (name: string) => `/seller/app/${name}`,
  storefront: (shop: ShopPlace, search: StorefrontSearch = {}) => withSearch(shopRoot(shop) || '/', search),
  item: (shop: ShopPlace, viewId: string) => `${shopRoot(shop)}/i/${encodeURIComponent(viewId)}`,
  shopFile: (shop: ShopPlace, name: 'manifest.webmanifest' | 'icon-192.png') => `${shopRoot(shop)}/${name}`,
  preview: (viewId: string) => `/preview/${encodeURIComponent(viewId)}.jpg`,
  reviews: (shop: ShopPlace, viewId: string, search: { stars?: number; page?: number } = {}) =>
    withSearch(`${paths.item(shop, viewId)}/reviews`, search),
  cart: (shop: ShopPlace) => `${shopRoot(shop)}/cart`,
  checkout: (shop: ShopPlace) => `${shopRoot(shop)}/checkout`,
  shopPage: (shop: ShopPlace, slug: string) => `${shopRoot(shop)}/p/${encodeURIComponent(slug)}`,
  // How one becomes a reseller, by whose invitation.
  join: (shop: ShopPlace, area = '', ref: string | null = null) =>
    withSearch(`${shopRoot(shop)}/join${area && `/${area}`}`, { ref }),
  // A reseller's own pages.
  area: (
    shop: ShopPlace,
    area: string,
    page: AreaPage = '',
    search: { term?: string; page?: number; month?: string | undefined } = {},
  ) => withSearch(`${shopRoot(shop)}/${area}${page && `/${page}`}`, search),
  areaItem: (shop: ShopPlace, area: string, viewId: string) =>
    `${shopRoot(shop)}/${area}/i/${encodeURIComponent(viewId)}`,
  policies: (shop: ShopPlace) => `${shopRoot(shop)}/policies`,
}

export type AreaPage = '' | 'products' | 'cart' | 'checkout' | 'orders' | 'to-send' | 'wallet' | 'leads'

// Names of spec §2, the order, and what narrows the list.
export type StorefrontSearch = {
  q?: string
  page?: number
  cat?: string
  sort?: string
  min?: string
  max?: string
  stock?: number
  promo?: number
}

const shopRoot = ({ username, onShopHost }: ShopPlace) => (onShopHost ? '' : `/s/${encodeURIComponent(username)}`)

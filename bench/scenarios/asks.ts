import type { Asked, Browser, Listing } from '../load/asked.ts'
import { publicPath } from '../../server/src/platform/files/links.ts'
import { flashSale, flashUnit } from '../seed/seed-shop.ts'
import { keyOfPicture } from '../seed/seed-text.ts'
import { shop, shopOfProduct, shopsOf, totalOf } from '../seed/shops.ts'
import type { SeededShop } from '../seed/shops.ts'
import { commonWords, ownWord, rareWords, viewIdOf } from '../seed/words.ts'

const accept = 'application/vnd.kedai.v1+json'
const api = { kind: 'get', accept, browser: null, gzip: true } as const
const storefrontOf = ({ username }: Pick<SeededShop, 'username'>) => `/api/ajax/guest/front-store/${username}`
const items = `${storefrontOf(shop)}/items`
const maxPaths = 20_000
/** What a phone of 360 pixels with a display twice as dense asks for. */
export const shownWidth = 800

/** Item views spread over the whole seed, each at a new address: nothing kept answers. */
export const freshItemViews = (size: number): Asked => ({ ...api, isFresh: true, paths: spread(size).map(viewPath) })

export const cachedItemViews = (size: number): Asked => ({
  ...api,
  isFresh: false,
  paths: spread(size).slice(0, 50).map(viewPath),
})

export const cachedStorefronts = (size: number): Asked => ({
  ...api,
  isFresh: false,
  paths: shopsOf(size).flatMap((one) => [storefrontOf(one), `${storefrontOf(one)}/items`]),
})

export const freshLists = (size: number): Asked => ({
  ...api,
  isFresh: true,
  paths: listed(size).map(
    ({ username, page, category }) =>
      `${storefrontOf({ username })}/items?${category === null ? `page=${page}` : `category=${category}`}`,
  ),
})

/** Words that one title of ten, of a thousand, and a single one of a shop has, in turn; as often of the main shop as of the others. */
export const freshSearches = (size: number): Asked => ({
  ...api,
  isFresh: true,
  paths: searched(size, 100).map(
    ({ username, term }) => `${storefrontOf({ username })}/items?term=${encodeURIComponent(term)}`,
  ),
})

/** The first pages of the shops and of their categories: of the main shop about as many as of all others together. */
export const listed = (size: number): { username: string; page: number; category: string | null }[] => {
  const page = (username: string, number: number) => ({ username, page: number, category: null })
  const category = (username: string, n: number) => ({ username, page: 1, category: `kategori-${n}` })
  return [
    ...range(10).map((n) => page(shop.username, n)),
    ...range(20).map((n) => category(shop.username, n)),
    ...othersOf(size).flatMap(({ username }, at) => [
      page(username, 1),
      page(username, 2 + (at % 3)),
      category(username, 1 + at),
    ]),
  ]
}

/** So many rounds of searches, each in the main shop and in one of the others. */
export const searched = (size: number, rounds: number): { username: string; term: string }[] => {
  const others = othersOf(size)
  return range(rounds).flatMap((at) =>
    [shopsOf(size)[0], others[at % others.length]].flatMap((one) =>
      one ? searches(one.size, at).map((term) => ({ username: one.username, term })) : [],
    ),
  )
}

export const freshItemPages = (size: number): Asked => ({
  ...pages,
  isFresh: true,
  paths: spread(size).map((n) => pagePath(size, n)),
})
export const cachedItemPages = (size: number, guest: Browser): Asked => ({
  ...pages,
  browser: guest,
  isFresh: false,
  paths: spread(size)
    .slice(0, 50)
    .map((n) => pagePath(size, n)),
})

/** The first picture of a listing, as its page shows it. */
export const pictures = (size: number): Asked => ({
  kind: 'get',
  accept: 'image/avif,image/webp,image/*,*/*;q=0.8',
  browser: null,
  gzip: true,
  isFresh: false,
  paths: spread(size).map((n) => publicPath(keyOfPicture(shopOfProduct(size, n).id, 2 * n - 1), shownWidth)),
})

export const orders = (size: number, browsers: Browser[]): Asked => ({
  kind: 'order',
  browsers,
  listings: spread(size).map(listingOf),
})
/** Buyers of all shops who look at ten listings, nine of them only to look. */
export const visits = (size: number, browsers: Browser[]): Asked => ({
  kind: 'mix',
  every: 10,
  some: orders(size, browsers),
  most: freshItemViews(size),
})

export const flashOrders = (size: number, browsers: Browser[]): Asked => ({
  kind: 'order',
  browsers,
  listings: [{ viewId: flashSale.viewId, units: [flashUnit(size)] }],
})

/** Single calls of the main shop whose cost must not grow with it, by name. */
export const growing = (size: number, guests: Browser[], seller: Browser): Record<string, Asked> => ({
  'item view': { ...api, isFresh: true, paths: spreadOver(size).map(viewPath) },
  'list, newest': { ...api, isFresh: true, paths: [items] },
  'list, page 40': { ...api, isFresh: true, paths: [`${items}?page=40`] },
  'list, category': { ...api, isFresh: true, paths: [`${items}?category=kategori-3`] },
  'list, cheapest': { ...api, isFresh: true, paths: [`${items}?sort=price_low`] },
  'search, 1 in 10': { ...api, isFresh: true, paths: range(100).map((at) => `${items}?term=${searches(size, at)[0]}`) },
  'search, 1 in 1,000': {
    ...api,
    isFresh: true,
    paths: range(100).map((at) => `${items}?term=${searches(size, at)[1]}`),
  },
  'search, one hit': { ...api, isFresh: true, paths: range(100).map((at) => `${items}?term=${searches(size, at)[2]}`) },
  'place order': { kind: 'order', browsers: guests, listings: spreadOver(size).map(listingOf) },
  'seller orders': { ...api, isFresh: true, browser: seller, paths: ['/api/ajax/seller/orders'] },
  'seller search': {
    ...api,
    isFresh: true,
    browser: seller,
    paths: range(100).map((at) => `/api/ajax/seller/orders?term=${1000 + 1 + ((at * 37) % size)}`),
  },
})

const pages = { kind: 'get', accept: 'text/html,application/xhtml+xml', browser: null, gzip: true } as const

export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

/** Numbers of products all over the ten shops, none twice: each shop as often as it has products. */
export const spread = (size: number): number[] => spreadOver(totalOf(size))

const spreadOver = (count: number): number[] => range(Math.min(count, maxPaths)).map((at) => 1 + ((at * 7919) % count))

const othersOf = (size: number): SeededShop[] => shopsOf(size).slice(1)

const viewPath = (n: number): string => `/api/ajax/guest/view/${viewIdOf(n)}`
const pagePath = (size: number, n: number): string => `/s/${shopOfProduct(size, n).username}/i/${viewIdOf(n)}`

// Both variations of a product, as somebody buys who wants two sizes.
const listingOf = (n: number): Listing => ({ viewId: viewIdOf(n), units: [2 * n - 1, 2 * n] })

export function searches(size: number, at: number): [string, string, string] {
  return [
    commonWords[at % commonWords.length] ?? '',
    rareWords[(at * 7919) % Math.min(rareWords.length, size)] ?? '',
    ownWord(1 + ((at * 7919) % size)),
  ]
}

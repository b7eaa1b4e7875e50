import type { Asked, Browser, Listing } from '../load/asked.ts'
import { flashSale, shop } from '../seed/seed-shop.ts'
import { commonWords, ownWord, rareWords, viewIdOf } from '../seed/words.ts'

const accept = 'application/vnd.kedai.v1+json'
const api = { kind: 'get', accept, browser: null, gzip: true } as const
const items = `/api/ajax/guest/front-store/${shop.username}/items`
const maxPaths = 20_000

/** Item views spread over the whole seed, each at a new address: nothing kept answers. */
export const freshItemViews = (size: number): Asked => ({ ...api, isFresh: true, paths: spread(size).map(viewPath) })

export const cachedItemViews = (size: number): Asked => ({
  ...api,
  isFresh: false,
  paths: spread(size).slice(0, 50).map(viewPath),
})

export const cachedStorefront = (): Asked => ({
  ...api,
  isFresh: false,
  paths: [`/api/ajax/guest/front-store/${shop.username}`, items],
})

/** The first pages of the shop and of its categories. */
export const freshLists = (): Asked => ({
  ...api,
  isFresh: true,
  paths: [
    ...range(10).map((page) => `${items}?page=${page}`),
    ...range(20).map((n) => `${items}?category=kategori-${n}`),
  ],
})

/** Words that one title of ten, of a thousand, and a single one has, in turn. */
export const freshSearches = (size: number): Asked => ({
  ...api,
  isFresh: true,
  paths: range(100).flatMap((at) => searches(size, at).map((term) => `${items}?term=${encodeURIComponent(term)}`)),
})

export const freshItemPages = (size: number): Asked => ({ ...pages, isFresh: true, paths: spread(size).map(pagePath) })
export const cachedItemPages = (size: number, guest: Browser): Asked => ({
  ...pages,
  browser: guest,
  isFresh: false,
  paths: spread(size).slice(0, 50).map(pagePath),
})

export const orders = (size: number, browsers: Browser[]): Asked => ({
  kind: 'order',
  browsers,
  listings: spread(size).map(listingOf),
})
export const flashOrders = (size: number, browsers: Browser[]): Asked => ({
  kind: 'order',
  browsers,
  listings: [{ viewId: flashSale.viewId, units: [2 * size + 1] }],
})

/** Single calls whose cost must not grow with the shop, by name. */
export const growing = (size: number, guests: Browser[], seller: Browser): Record<string, Asked> => ({
  'item view': freshItemViews(size),
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
  'place order': orders(size, guests),
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

/** Numbers of products all over the shop, none twice. */
export const spread = (size: number): number[] => range(Math.min(size, maxPaths)).map((at) => 1 + ((at * 7919) % size))

const viewPath = (n: number): string => `/api/ajax/guest/view/${viewIdOf(n)}`
const pagePath = (n: number): string => `/s/${shop.username}/i/${viewIdOf(n)}`

// Both variations of a product, as somebody buys who wants two sizes.
const listingOf = (n: number): Listing => ({ viewId: viewIdOf(n), units: [2 * n - 1, 2 * n] })

export function searches(size: number, at: number): [string, string, string] {
  return [
    commonWords[at % commonWords.length] ?? '',
    rareWords[(at * 7919) % Math.min(rareWords.length, size)] ?? '',
    ownWord(1 + ((at * 7919) % size)),
  ]
}

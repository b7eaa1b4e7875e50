import { localStore } from './local-store.ts'

// Somebody with several shops works in one of them a tab: the tab says which with every call of a seller (contract §1a).
const store = localStore<string | null>({
  key: 'shop',
  version: 1,
  fallback: null,
  area: () => sessionStorage,
  isValid: (value): value is string | null => value === null || typeof value === 'string',
})

export const chosenShop = (): string | null => (typeof window === 'undefined' ? null : store.read())

export const chooseShop = (username: string | null): void => (username === null ? store.clear() : store.write(username))

// What the server answered is where the tab stays; a shop that somebody no longer works in is forgotten with it.
export const keepShopOf = (shops: readonly { username: string }[]): void =>
  chooseShop(shops.length > 1 ? (shops[0]?.username ?? null) : null)

// The address of a seller's file: a plain link carries no header.
export function fileOfShop(path: string): string {
  const shop = chosenShop()
  return shop === null ? path : `${path}${path.includes('?') ? '&' : '?'}shop=${encodeURIComponent(shop)}`
}

// Only a seller's calls: a buyer's page says by its address which shop it means.
export function shopHeaders(path: string): Record<string, string> {
  if (!path.startsWith('/api/ajax/seller/') && path !== '/api/ajax/auth/me') return {}
  const shop = chosenShop()
  return shop === null ? {} : { 'X-Shop': shop }
}

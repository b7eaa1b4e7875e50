import { useEffect, useState } from 'react'
import { localStore } from './local-store.ts'

export type OwnShop = { username: string; name: string }

// The shops that are run from this device, the one at hand first: pages that are kept for everybody learn from it, once they
// stand, how to lead back behind the counter. It opens nothing; the counter asks who is there.
export const ownShops = localStore<readonly OwnShop[]>({
  key: 'own-shops',
  version: 1,
  fallback: [],
  isValid: (value): value is OwnShop[] =>
    Array.isArray(value) && value.every((shop) => typeof shop?.username === 'string' && typeof shop?.name === 'string'),
})

// None while the page is as the server sent it.
export function useOwnShops(): readonly OwnShop[] {
  const [shops, setShops] = useState<readonly OwnShop[]>([])
  useEffect(() => setShops(ownShops.read()), [])
  return shops
}

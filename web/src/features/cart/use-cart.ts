import type { CartCount } from '@kedai/contracts/carts.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { tellCartCount } from '../../lib/cart-count.ts'
import { whenLanguageChanges } from '../../lib/i18n.ts'
import { type CartPlace, cartCalls } from './cart-calls.ts'
import { type CartStore, createCartStore, emptyCartState } from './cart-store.ts'

const stores = new Map<string, CartStore>()

// One store a cart, so that a page finds what the page before knew.
export function cartStoreOf(place: CartPlace): CartStore {
  const key = `${place.area} ${place.username}`
  const store =
    stores.get(key) ??
    createCartStore(
      cartCalls(place),
      // The icon on every page is that of the public cart.
      ({ total_items, total_qty }: CartCount) =>
        place.area === publicArea && tellCartCount({ username: place.username, total_items, total_qty }),
      (line) =>
        void import('../../lib/pixels/tell-added.ts')
          .then(({ tellAdded }) => tellAdded(place.username, line))
          .catch(() => {}), // nobody misses it
    )
  stores.set(key, store)
  return store
}

const nothing = () => emptyCartState

// What is known of a cart by now, without asking for it.
export function useKnownCart({ area, username }: CartPlace) {
  const store = useMemo(() => cartStoreOf({ area, username }), [area, username])
  return useSyncExternalStore(store.listen, store.read, nothing)
}

// A cart as a page shows it. `loads`: what the page needs of it, asked for when it opens, is come back to, or changes its language.
export function useCart({ area, username }: CartPlace, loads: 'cart' | 'checkout') {
  const store = useMemo(() => cartStoreOf({ area, username }), [area, username])
  const state = useSyncExternalStore(store.listen, store.read, nothing)
  useEffect(() => {
    const load = () => void (loads === 'cart' ? store.load() : store.loadCheckout())
    const onVisible = () => document.visibilityState === 'visible' && load()
    load()
    document.addEventListener('visibilitychange', onVisible)
    const stopHearing = whenLanguageChanges(load)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      stopHearing()
    }
  }, [store, loads])
  return { state, store }
}

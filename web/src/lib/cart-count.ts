import type { CartCount } from '@kedai/contracts/carts.ts'

// What lies in a shop's cart, told by whatever changes it to the icon in the header, which knows none of them.
export type CountOfShop = CartCount & { username: string }

const changed = 'kedai:cart'

export const tellCartCount = (count: CountOfShop): void => {
  dispatchEvent(new CustomEvent(changed, { detail: count }))
}

export function hearCartCount(hear: (count: CountOfShop) => void): () => void {
  // Sent by `tellCartCount` alone.
  const listen = (event: Event) => hear((event as CustomEvent<CountOfShop>).detail)
  addEventListener(changed, listen)
  return () => removeEventListener(changed, listen)
}

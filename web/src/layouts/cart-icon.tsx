import type { CartCount } from '@kedai/contracts/carts.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hearCartCount } from '../lib/cart-count.ts'
import { ofShop } from '../lib/cart-headers.ts'
import { get } from '../lib/http.ts'
import { useShopPlace } from '../lib/site.tsx'
import { paths } from '../paths.ts'
import { CornerCount, iconLook } from '../ui/icon-button.tsx'
import { PageLink } from '../ui/page-link.tsx'

// The way to the cart. What lies in it is asked for once the page stands, so that the page itself is the same for everybody.
export function CartIcon({ username }: { username: string }) {
  const labelOf = useCartLabel()
  const shop = useShopPlace(username)
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let hasLeft = false
    const ask = async () => {
      const result = await get<CartCount>(`/api/ajax/${publicArea}/carts/count`, { headers: ofShop(username) })
      if (result.ok && !hasLeft) setCount(result.data.total_qty)
    }
    const onVisible = () => document.visibilityState === 'visible' && void ask()
    void ask()
    document.addEventListener('visibilitychange', onVisible)
    const stopHearing = hearCartCount((told) => told.username === username && setCount(told.total_qty))
    return () => {
      hasLeft = true
      document.removeEventListener('visibilitychange', onVisible)
      stopHearing()
    }
  }, [username])
  if (count === null) return <span className="size-11" />
  const label = labelOf(count)
  return (
    <PageLink to={paths.cart(shop)} aria-label={label} title={label} className={iconLook}>
      <ShoppingCart aria-hidden />
      <CornerCount count={count} />
    </PageLink>
  )
}

export function useCartLabel(): (count: number) => string {
  const { t } = useLingui()
  return (count) => (count > 0 ? t`${plural(count, { one: 'Cart, # item', other: 'Cart, # items' })}` : t`Cart`)
}

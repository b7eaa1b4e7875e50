import type { ItemView } from '@kedai/contracts/items.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import { useLingui } from '@lingui/react/macro'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useShopPlace } from '../../../lib/site.tsx'
import { paths } from '../../../paths.ts'
import type { Want } from '../../../product-types/buyer-choice.ts'
import { Button } from '../../../ui/button.tsx'
import { useGo } from '../../../ui/navigation.ts'
import { toast } from '../../../ui/toast.tsx'
import { cartStoreOf } from '../use-cart.ts'

// Beside "order": what is chosen on the page goes into the cart, and the buyer stays where they are.
export function AddButton({ view, wants }: { view: ItemView; wants: readonly Want[] }) {
  const { t } = useLingui()
  const go = useGo()
  const { username } = view.shop
  const shop = useShopPlace(username)
  const [isBusy, setBusy] = useState(false)
  const label = t`Add to cart`
  const type = view.item.item_type
  if (!isProductTypeName(type) || !productTypeRules(type).inCarts) return null
  const add = async () => {
    if (isBusy) return
    setBusy(true)
    const store = cartStoreOf({ area: publicArea, username })
    let refusal: string | null = null
    for (const { id, quantity } of wants) {
      const result = await store.add({ product_id: view.item.id, variation_id: id, quantity })
      if (!result.ok) refusal = result.message
    }
    setBusy(false)
    toast({
      text: refusal ?? t`Added to your cart`,
      tone: refusal === null ? 'good' : 'danger',
      action: { label: t`View cart`, run: () => go(paths.cart(shop)) },
    })
  }
  return (
    <Button
      size="l"
      className="shrink-0 px-4"
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      disabledBecause={wants.length === 0 && t`Select options first, then add it to the cart.`}
      onClick={() => void add()}
    >
      <ShoppingCart aria-hidden className="size-5" />
    </Button>
  )
}

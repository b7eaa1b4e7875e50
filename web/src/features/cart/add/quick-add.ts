import { publicArea } from '@kedai/domain/carts/areas.ts'
import { defaultQuantity } from '@kedai/domain/catalogue/quantity.ts'
import { msg } from '@lingui/core/macro'
import { i18n, loadMessages } from '../../../lib/i18n.ts'
import { toast } from '../../../ui/toast.tsx'
import { cartStoreOf } from '../use-cart.ts'

type Wish = {
  username: string
  viewId: string
  // The product has choices to make, which its own page shows.
  onChoices: () => void
  viewCart: () => void
}

// From a card, which knows neither choices nor the smallest order: both are asked for first.
export async function quickAdd({ username, viewId, onChoices, viewCart }: Wish): Promise<void> {
  await loadMessages('cartButton')
  const store = cartStoreOf({ area: publicArea, username })
  const product = await store.select(viewId)
  if (!product.ok) return toast({ text: product.message, tone: 'danger' })
  const { product_id, variations, min_purchase_qty: min, max_purchase_qty: max, multiple_of: multipleOf } = product.data
  const [only, ...others] = variations
  if (others.length > 0) return onChoices()
  const quantity = defaultQuantity({ min, max, multipleOf }, only?.stock ?? null) ?? 1
  const added = await store.add({ product_id, variation_id: only?.id, quantity })
  toast({
    text: added.ok ? i18n._(msg`Added to your cart`) : added.message,
    tone: added.ok ? 'good' : 'danger',
    action: { label: i18n._(msg`View cart`), run: viewCart },
  })
}

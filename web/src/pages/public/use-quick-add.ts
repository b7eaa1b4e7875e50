import type { Storefront, StorefrontItem } from '@kedai/contracts/storefront.ts'
import { isProductTypeName, needsItsPage } from '@kedai/domain/product-types/product-types.ts'
import { loadChunk } from '../../lib/chunks.ts'
import { couldNotConnect } from '../../lib/http-result.ts'
import { useShopPlace } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { useGo } from '../../ui/navigation.ts'
import { toast } from '../../ui/toast.tsx'

// The button on a card. What has choices is chosen on its own page; undefined while the shop takes no orders.
export function useQuickAdd({ username, vacation }: Pick<Storefront, 'username' | 'vacation'>) {
  const go = useGo()
  const shop = useShopPlace(username)
  if (vacation && vacation.mode !== 'later') return undefined
  return async ({ view_id, item_type }: StorefrontItem): Promise<void> => {
    const choose = () => (go(paths.item(shop, view_id)), scrollTo(0, 0))
    if (isProductTypeName(item_type) && needsItsPage(item_type)) return choose()
    const part = await loadChunk(() => import('../../features/cart/add/quick-add.ts')).catch(() => null)
    if (!part) return toast({ text: couldNotConnect().message, tone: 'danger' })
    await part.quickAdd({ username, viewId: view_id, onChoices: choose, viewCart: () => go(paths.cart(shop)) })
  }
}

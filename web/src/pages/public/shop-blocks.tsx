import type { PreviewedBlock, WaitingBlock } from '@kedai/contracts/shop-pages.ts'
import type { Storefront, StorefrontItem } from '@kedai/contracts/storefront.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { PageBlocks } from '../../features/shop-pages/page-blocks.tsx'
import { ItemGrid } from '../../features/storefront/item-grid.tsx'
import { usePolicyNames } from '../../features/storefront/policy-names.ts'
import { useShopPlace } from '../../lib/site.tsx'
import { OrderOnPage } from './order-on-page.tsx'

type Props = {
  storefront: Pick<Storefront, 'username' | 'name' | 'currency' | 'theme' | 'vacation'>
  blocks: readonly PreviewedBlock[]
  answer: { server_time: string }
  waiting?: (block: WaitingBlock) => ReactNode
  // Items that are ordered without leaving; false where a page is only looked at.
  canOrder?: boolean
}

// Blocks of a page with the shop's own cards and order forms in them. One form is open at a time.
export function ShopBlocks({ storefront, blocks, answer, waiting, canOrder = true }: Props) {
  const { username, name, currency } = storefront
  const { layout } = storefront.theme
  const place = useShopPlace(username)
  const names: Partial<Record<string, string>> = usePolicyNames()
  const [openId, setOpenId] = useState<string | null>(null)
  const shop = useMemo(() => ({ place, name, currency }), [place, name, currency])
  const cards = useCallback(
    (items: readonly StorefrontItem[]) => (
      <ItemGrid
        items={items}
        shop={place}
        currency={currency}
        words=""
        isStale={false}
        layout={items.length === 1 ? 'list' : layout} // one in a grid stands beside nothing
      />
    ),
    [place, currency, layout],
  )
  const order = useCallback(
    (item: StorefrontItem) => (
      <OrderOnPage
        item={item}
        place={place}
        card={cards([item])}
        isOpen={canOrder && openId === item.view_id}
        onOpen={() => canOrder && setOpenId(item.view_id)}
      />
    ),
    [place, cards, canOrder, openId],
  )
  return (
    <PageBlocks
      blocks={blocks}
      shop={shop}
      cards={cards}
      order={order}
      policyNames={names}
      answer={answer}
      waiting={waiting}
    />
  )
}

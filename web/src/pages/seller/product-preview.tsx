import type { PreviewedProduct } from '@kedai/contracts/product-preview.ts'
import { useState } from 'react'
import { HeadContext } from '../../lib/head.ts'
import { createQueryCache } from '../../lib/query-cache.ts'
import { QueryCacheContext } from '../../lib/use-page-query.ts'
import { GivenSlotsContext } from '../../product-types/service/booking/given-slots.ts'
import { BuyerFrame } from '../../ui/admin/buyer-frame.tsx'
import { ItemOrder } from '../public/item-order.tsx'

// A product’s page on a phone before it need be on sale, drawn by the parts that buyers get. Nothing in it can be pressed.
export function ProductPreview({ view, slots }: PreviewedProduct) {
  const [head] = useState(() => ({ head: null }))
  const [height] = useState(() => Math.max(320, Math.min(760, innerHeight - 280)))
  const [answers] = useState(createQueryCache)
  return (
    <BuyerFrame stylesheet={view.shop.stylesheet} width={360} height={height} isWhole>
      <HeadContext value={head}>
        <QueryCacheContext value={answers}>
          <GivenSlotsContext value={slots}>
            <ItemOrder view={view} />
          </GivenSlotsContext>
        </QueryCacheContext>
      </HeadContext>
    </BuyerFrame>
  )
}

import type { Storefront } from '@kedai/contracts/storefront.ts'
import { memo, useMemo } from 'react'
import { drawWaiting } from '../../features/shop-pages/seller/draw-waiting.tsx'
import { PagePreview } from '../../features/shop-pages/seller/page-preview.tsx'
import type { EditedBlock } from '../../features/shop-pages/seller/page-values.ts'
import { usePagePreview } from '../../features/shop-pages/seller/use-page-preview.ts'
import { Notice } from '../../ui/notice.tsx'
import { ShopBlocks } from '../public/shop-blocks.tsx'

// What buyers will see of a page that is being written. Its own part, so that a letter in a title draws none of it.
export const PageBlocksPreview = memo(function PageBlocksPreview({
  shop,
  blocks,
}: {
  shop: Storefront
  blocks: readonly EditedBlock[]
}) {
  const preview = usePagePreview(blocks)
  const answer = useMemo(() => ({ server_time: preview.at }), [preview.at])
  return (
    <PagePreview stylesheet={shop.theme.stylesheet}>
      {preview.problem && <Notice tone="info" title={preview.problem} className="mb-4" />}
      <ShopBlocks storefront={shop} blocks={preview.blocks} answer={answer} waiting={drawWaiting} canOrder={false} />
    </PagePreview>
  )
})

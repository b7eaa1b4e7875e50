import type { ItemView } from '@kedai/contracts/items.ts'
import { PixelsOfItem } from '../../features/pixels/pixels-of-item.tsx'
import { ViralLock } from '../../features/viral-lock/viral-lock.tsx'

// What few items have: a reward for bringing others, and the shop's own pixels. Neither is part of the page's first visit.
export function ItemExtras({ view }: { view: ItemView }) {
  const { fb_pixel, ga_code, tiktok_pixel } = view.conversion
  return (
    <>
      {view.viral_lock && <ViralLock lock={view.viral_lock} viewId={view.item.view_id} shop={view.shop.name} />}
      {(fb_pixel ?? ga_code ?? tiktok_pixel) !== null && <PixelsOfItem key={view.item.view_id} view={view} />}
    </>
  )
}

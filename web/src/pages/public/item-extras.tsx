import type { ItemView } from '@kedai/contracts/items.ts'
import { useEffect } from 'react'
import { ViralLock } from '../../features/viral-lock/viral-lock.tsx'

// What few items have: a reward for bringing others, and the shop's own pixels. Neither is part of the page's first visit.
export function ItemExtras({ view }: { view: ItemView }) {
  const { fb_pixel, ga_code, tiktok_pixel } = view.conversion
  const hasPixel = (fb_pixel ?? ga_code ?? tiktok_pixel) !== null
  useEffect(() => {
    if (!hasPixel) return
    let stop: (() => void) | null = null
    let isGone = false
    import('../../features/pixels/item-pixels.ts')
      .then(({ startPixels }) => {
        if (!isGone) stop = startPixels(view)
      })
      .catch(() => {}) // nobody misses it
    return () => {
      isGone = true
      stop?.()
    }
    // Once an item: its price may change while it is looked at.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [view.item.view_id, hasPixel])
  return view.viral_lock && <ViralLock lock={view.viral_lock} viewId={view.item.view_id} />
}

import type { ComponentProps } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { ShopBlocks } from './shop-blocks.tsx'

// Most shops have no front of their own, and do not pay for its script.
export const frontPart = lazyPart<ComponentProps<typeof ShopBlocks>>(
  async () => (await import('./shop-blocks.tsx')).ShopBlocks,
)

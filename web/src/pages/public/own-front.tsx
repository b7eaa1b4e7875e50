import type { PublicFront } from '@kedai/contracts/shop-pages.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { Suspense, useEffect } from 'react'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { frontPart } from './front-part.ts'

type Props = { storefront: Storefront; front: NonNullable<PublicFront> }

// The page that the seller put on the shop's first page: drawn by the server, alive once its script is there.
export function OwnFront({ storefront, front }: Props) {
  useEffect(() => {
    frontPart.load().catch(() => {}) // what is drawn can be read without it
  }, [])
  return (
    <Suspense fallback={<ListSkeleton />}>
      <frontPart.Part storefront={storefront} blocks={front.blocks} answer={front} />
    </Suspense>
  )
}

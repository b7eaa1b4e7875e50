import { later } from '../../lib/later.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// The buyers' page weighs as much as this one: it comes with the first look at it.
export const ProductPreview = later(
  async () => (await import('./product-preview.tsx')).ProductPreview,
  <ListSkeleton rows={6} />,
)

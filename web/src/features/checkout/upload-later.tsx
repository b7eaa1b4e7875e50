import { later } from '../../lib/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

// Most orders come without a file: choosing, shrinking and showing one is loaded when a way to pay or the seller asks for it.
export const Upload = later(
  async () => (await import('../../ui/upload.tsx')).Upload,
  <Skeleton className="h-20 w-full" />,
)

import { later } from '../../lib/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

// Most orders come without a file: asking for one, choosing, shrinking and showing it is loaded when the seller wants it.
const meanwhile = <Skeleton className="h-40 w-full" />

export const OrderFile = later(async () => (await import('./seldom/order-file.tsx')).OrderFile, meanwhile, 'seldom')

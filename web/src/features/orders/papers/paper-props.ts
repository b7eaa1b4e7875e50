import type { OrderPapers } from '@kedai/contracts/order-runs.ts'
import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'

// One sheet: the order, and what stands at its head.
export type PaperProps = { order: SellerOrder; shop: OrderPapers['shop'] }

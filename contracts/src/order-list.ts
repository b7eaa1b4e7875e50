import { orderColumns } from '@kedai/domain/orders/list-columns.ts'
import { z } from 'zod'

/** GET and POST /api/ajax/seller/order-list: how the person who asks likes the list of orders. */
export const orderListPreferences = z.object({ columns: z.array(z.enum(orderColumns)).max(orderColumns.length) })
export type OrderListPreferences = z.infer<typeof orderListPreferences>

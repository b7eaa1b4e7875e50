import { orderColumns } from '@kedai/domain/orders/list-columns.ts'
import { z } from 'zod'
import { lineOfText } from './values.ts'

/** A search kept under a name: the address of the list, without its page. */
export const savedView = z.object({ name: lineOfText(40).min(1), list: lineOfText(20).default(''), status: lineOfText(40).default(''), term: lineOfText(100).default('') })
export type SavedView = z.infer<typeof savedView>

/** GET and POST /api/ajax/seller/order-list: how the person who asks likes the list of orders. */
export const orderListPreferences = z.object({ columns: z.array(z.enum(orderColumns)).max(orderColumns.length), views: z.array(savedView).max(20) })
export type OrderListPreferences = z.infer<typeof orderListPreferences>

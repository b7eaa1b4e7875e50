import { z } from 'zod'
import { lineOfText } from './values.ts'

/** The columns of the order list that a person may hide; the order itself always stands first. */
export const orderColumns = ['buyer', 'items', 'status', 'payment', 'total', 'placed'] as const
/** What a person sees who chose nothing yet: as much as fits a small desk. */
export const usualColumns = orderColumns.filter((column) => column !== 'payment')
export type OrderColumn = (typeof orderColumns)[number]

/** A search kept under a name: the address of the list, without its page. */
export const savedView = z.object({ name: lineOfText(40).min(1), list: lineOfText(20).default(''), status: lineOfText(40).default(''), term: lineOfText(100).default('') })
export type SavedView = z.infer<typeof savedView>

/** GET and POST /api/ajax/seller/order-list: how the person who asks likes the list of orders. */
export const orderListPreferences = z.object({ columns: z.array(z.enum(orderColumns)).max(orderColumns.length), views: z.array(savedView).max(20) })
export type OrderListPreferences = z.infer<typeof orderListPreferences>

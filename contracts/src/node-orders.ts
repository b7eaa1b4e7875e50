import { fulfilmentStatuses } from '@kedai/domain/orders/statuses.ts'
import { z } from 'zod'
import { dateTimeText, lineOfText, pageNumber } from './values.ts'

/** GET /api/ajax/{area}/to-send: what a reseller has to send from his own place. No price is part of it. */
export const toSendQuery = z.object({ page: pageNumber })
export const toSendOrder = z.object({
  order_no: z.string(),
  placed_at: dateTimeText,
  /** Until when he accepts it, and once accepted sends it; afterwards the shop sends it itself. */
  due_at: dateTimeText,
  is_accepted: z.boolean(),
  fulfilment_status: z.enum(fulfilmentStatuses),
  recipient: z.object({ name: z.string(), phone: z.string(), address: z.array(z.string()) }),
  notes: z.string(),
  lines: z.array(z.object({ title: z.string(), options: z.string(), quantity: z.number().int() })),
})
export type ToSendOrder = z.infer<typeof toSendOrder>

/** POST /api/ajax/{area}/to-send/{order_no}/send */
export const sendOrder = z.object({
  courier: lineOfText(80).default(''),
  tracking_number: lineOfText(80).default(''),
})
export type SendOrder = z.infer<typeof sendOrder>

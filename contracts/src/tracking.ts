import { shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import { z } from 'zod'
import { buyerOrder, orderParams, parcelLine } from './orders.ts'
import { dateTimeText } from './values.ts'

export const trackParams = orderParams

/** GET /api/ajax/guest/track/{token}: where an order's parcels are; nothing of who gets them. (contract §10) */
export const orderTracking = z.object({
  order_no: z.string(),
  /** Whether something of it is still to be sent. */
  is_waiting: z.boolean(),
  parcels: z.array(
    z.object({
      courier: z.string(),
      tracking_number: z.string(),
      tracking_url: z.string().nullable(),
      status: z.enum(shipmentStatuses),
      text: z.string(),
      lines: z.array(parcelLine),
      /** The newest first. */
      steps: z.array(z.object({ at: dateTimeText, status: z.enum(shipmentStatuses), text: z.string() })),
    }),
  ),
  shop: buyerOrder.shape.shop,
})
export type OrderTracking = z.infer<typeof orderTracking>

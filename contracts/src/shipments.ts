import { bookingStates, parcelQueues, shipmentActionNames, shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import { z } from 'zod'
import { list } from './envelope.ts'
import { moneyText } from './money.ts'
import { actionState, orderAddress, parcelLine } from './orders.ts'
import { dateTimeText, id, lineOfText, maybeFlag, pageNumber, weightText, wholeNumber } from './values.ts'

/** Units of an order's lines, by the lines' ids. */
export const unitsOfLines = z.array(z.object({ id, quantity: wholeNumber(1, 100_000) })).max(500)

/** POST …/orders/{order_no}/shipments. Without lines: all that is left. With a tracking number it is on its way, else a draft. (contract §10) */
export const createShipment = z.object({
  lines: unitsOfLines.optional(),
  courier: lineOfText(80),
  service: lineOfText(80).default(''),
  tracking_number: lineOfText(80).default(''),
  weight: z.union([weightText, z.literal('')]).default(''),
})
export type CreateShipment = z.infer<typeof createShipment>

/** PUT …/shipments/{id}: by whom it goes. A tracking number sends a draft; `send` does so without one. What is left out stays. */
export const changeShipment = z.object({
  courier: lineOfText(80).optional(),
  service: lineOfText(80).optional(),
  tracking_number: lineOfText(80).optional(),
  weight: z.union([weightText, z.literal('')]).optional(),
  send: maybeFlag,
})
export type ChangeShipment = z.infer<typeof changeShipment>

export const shipmentParams = z.object({ id })

/** POST …/shipments/{id}/returned. `restock`: its goods are there to be sold again. */
export const returnShipment = z.object({ restock: maybeFlag }).default({ restock: undefined })

export const shipmentsQuery = z.object({
  /** One of the states, or a queue: all states that wait for the same. */
  status: z
    .union([z.enum(shipmentStatuses), z.enum(parcelQueues), z.literal('').transform(() => undefined)])
    .optional(),
  courier: lineOfText(80).optional(),
  /** An order's or a tracking number, or a buyer's name. */
  term: lineOfText(100).optional(),
  page: pageNumber,
})

export const shipmentRow = z.object({
  id: z.number().int(),
  order_no: z.string(),
  buyer_name: z.string(),
  courier: z.string(),
  service: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string().nullable(),
  status: z.enum(shipmentStatuses),
  cost: moneyText.nullable(),
  created_at: dateTimeText,
})
export type ShipmentRow = z.infer<typeof shipmentRow>
export const shipmentList = list(shipmentRow)

export const shipment = shipmentRow.extend({
  weight: z.string().nullable(),
  shipped_at: dateTimeText.nullable(),
  lines: z.array(parcelLine.extend({ id: z.number().int(), sku: z.string().nullable() })),
  address: orderAddress,
  sender: z.object({ name: z.string(), phone: z.string().nullable(), address: z.string() }),
  events: z.array(z.object({ at: dateTimeText, status: z.string(), code: z.string(), text: z.string() })),
  /** The sheet with its label, once it was printed, or the courier's own. */
  label: z.string().nullable(),
  /** How far the newest booking with a courier got; null where there was none. */
  booking: z
    .object({ provider: z.string(), name: z.string(), state: z.enum(bookingStates), problem: z.string().nullable() })
    .nullable(),
  actions: z.record(z.enum(shipmentActionNames), actionState),
})
export type Shipment = z.infer<typeof shipment>

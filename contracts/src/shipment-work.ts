import { labelSizes } from '@kedai/domain/documents/parcel-labels.ts'
import { z } from 'zod'
import { list } from './envelope.ts'
import { dateTimeText, id, pageNumber, uploadedFile } from './values.ts'

/** POST …/shipments/labels: one PDF of all these parcels' labels, in this order. (contract §10) */
export const printLabels = z.object({
  ids: z.array(id).min(1).max(300),
  size: z.enum(labelSizes).default('a6'),
})
export type PrintLabels = z.infer<typeof printLabels>

/** `url` opens for whoever may work on the shop's orders, as often as they like. */
export const labelsReady = z.object({ id: z.number().int(), url: z.string(), count: z.number().int() })
export type LabelsReady = z.infer<typeof labelsReady>

export const labelPrintParams = z.object({ id })
export const labelPrintsQuery = z.object({ page: pageNumber })

/** A row of GET …/shipments/labels: what was printed, by whom and when. */
export const labelPrint = z.object({
  id: z.number().int(),
  at: dateTimeText,
  by: z.string().nullable(),
  size: z.enum(labelSizes),
  count: z.number().int(),
  url: z.string(),
})
export type LabelPrint = z.infer<typeof labelPrint>
export const labelPrintList = list(labelPrint)

/** POST …/shipments/tracking-import, multipart: a CSV file or workbook with the columns `order_no`, `courier`, `tracking_number`. (contract §10) */
export const trackingImport = z.object({ file: uploadedFile })

/**
 * What became of a row: `sent` a parcel that was being made ready left with the number, or one was made; `changed` the number of
 * one that had left was corrected; `unchanged` it had this number already; `refused` says why. `row` as a spreadsheet counts.
 */
export const trackingOutcomes = ['sent', 'changed', 'unchanged', 'refused'] as const
export const trackingResult = z.object({
  row: z.number().int(),
  order_no: z.string(),
  courier: z.string(),
  tracking_number: z.string(),
  status: z.enum(trackingOutcomes),
  ok: z.boolean(),
  message: z.string(),
  shipment_id: z.number().int().nullable(),
  /** Tells the buyer by WhatsApp with one press; null for a refused row, and where the buyer knows nothing of the shop. */
  whatsapp_link: z.string().nullable(),
})
export type TrackingResult = z.infer<typeof trackingResult>

/** POST …/shipments/undo-tracking: takes back what an import of the last hour gave these parcels. (contract §10) */
export const undoTracking = z.object({ ids: z.array(id).min(1).max(500) })

/** What became of a parcel's undo; `message` says why one was left as it is. */
export const undoResult = z.object({
  shipment_id: z.number().int(),
  order_no: z.string(),
  ok: z.boolean(),
  message: z.string(),
})
export type UndoResult = z.infer<typeof undoResult>

/** GET …/shipments/pick-list: what to take from the shelves for all parcels that are being made ready, and for the orders still to be packed. */
export const pickList = z.object({
  parcels: z.number().int(),
  lines: z.array(
    z.object({
      title: z.string(),
      options: z.string(),
      sku: z.string().nullable(),
      quantity: z.number().int(),
      parcels: z.number().int(),
    }),
  ),
})
export type PickList = z.infer<typeof pickList>

/** GET …/shipments/queues: how much waits, counted no further than 1,000. */
export const shipmentQueueNames = ['to_pack', 'to_hand_over', 'on_the_way', 'problems'] as const
export type ShipmentQueue = (typeof shipmentQueueNames)[number]
export const shipmentQueues = z.object({
  to_pack: z.number().int(),
  to_hand_over: z.number().int(),
  on_the_way: z.number().int(),
  problems: z.number().int(),
})
export type ShipmentQueues = z.infer<typeof shipmentQueues>

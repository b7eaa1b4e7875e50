import { z } from 'zod'
import { runActions } from '@kedai/domain/orders/runs.ts'
import { orderSearch, sellerOrder } from './seller-orders.ts'
import { dateTimeText, id, lineOfText, wholeNumber } from './values.ts'

/** Which orders are meant: those named, or every one that a list shows, over all its pages. */
export const chosenOrders = z.union([
  z.object({ order_nos: z.array(lineOfText(40).min(1)).min(1).max(1_000) }),
  z.object({ all: orderSearch }),
])
export type ChosenOrders = z.infer<typeof chosenOrders>

/** POST /api/ajax/seller/order-runs. `courier` is for `parcel` and `fulfil`; left out, each order's own way of shipping says it. */
export const startOrderRun = z.object({
  action: z.enum(runActions),
  orders: chosenOrders,
  courier: lineOfText(80).default(''),
})
export type StartOrderRun = z.input<typeof startOrderRun>

export const orderRunParams = z.object({ run_id: id })

/** GET /api/ajax/seller/order-runs/{run_id}. `refusals` are the first 200 of `refused`. */
export const orderRun = z.object({
  id: z.number().int(),
  action: z.enum(runActions),
  state: z.enum(['running', 'done', 'stopped']),
  total: z.number().int(),
  done: z.number().int(),
  refused: z.number().int(),
  refusals: z.array(z.object({ order_no: z.string(), buyer_name: z.string(), reason: z.string() })),
  created_at: dateTimeText,
})
export type OrderRun = z.infer<typeof orderRun>

/** GET …/order-runs/{run_id}/papers: the orders of a run, ten a page, with what stands at the head of a paper. */
export const orderPapersQuery = z.object({ page: wholeNumber(1, 1_000).default(1) })
export const orderPapers = z.object({
  shop: z.object({
    name: z.string(),
    address: z.array(z.string()),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** `sender`: in whose name it is sent, where that is not the shop's. */
  orders: z.array(
    sellerOrder.extend({ sender: z.object({ name: z.string(), phone: z.string().nullable() }).nullable() }),
  ),
  total: z.number().int(),
  last_page: z.number().int(),
})
export type OrderPapers = z.infer<typeof orderPapers>

/** GET /exports/orders/{run_id}: a spreadsheet (CSV, UTF-8 with its mark) of a run's orders. */
export const exportPresets = ['all', 'accountant', 'courier'] as const
export type ExportPreset = (typeof exportPresets)[number]
export const orderExportQuery = z.object({ preset: z.enum(exportPresets).default('all') })

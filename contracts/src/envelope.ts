import { z } from 'zod'
import { listMeta } from './values.ts'

/** A refusal: `code` equals the HTTP status, `message` is the first entry of `data`, ready to show. (contract §1) */
export const refusal = z.object({
  status: z.literal(false),
  code: z.int(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
})
export type Refusal = z.infer<typeof refusal>

/** The name in `data` of what is said about the whole request, where a 422 names no field. spec §5: its first entry is shown */
export const wholeRequest = 'general'

/** The envelope of a plain success around the shape of its `data`. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.literal(true), message: z.string().nullable(), data })

/** The envelope of calls whose refusal is an answer and not an error (coupons: HTTP 200, `status` false). spec §5 */
export const verdict = <Data extends z.ZodType>(data: Data) =>
  z.object({ status: z.boolean(), message: z.string().nullable(), data })

/** The envelope of a list. */
export const list = <Row extends z.ZodType>(row: Row) =>
  z.object({ status: z.literal(true), message: z.string().nullable(), data: z.array(row), meta: listMeta })

export type Success<Data> = { status: true; message: string | null; data: Data }

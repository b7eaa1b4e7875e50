import type { Success } from '@kedai/contracts/envelope.ts'
import type { ListMeta } from '@kedai/contracts/values.ts'

/** The envelope of a success; `message` comes from `request.say(…)`. */
export const ok = <Data>(data: Data, message: string | null = null): Success<Data> => ({ status: true, message, data })

/** The envelope of a list. */
export const okList = <Row, Meta extends ListMeta>(data: Row[], meta: Meta): Success<Row[]> & { meta: Meta } => ({
  ...ok(data),
  meta,
})

/** A refusal that is an answer and not an error: coupons, HTTP 200 with `status` false. (contract §1) */
export const no = <Data>(data: Data, message: string) => ({ status: false as const, message, data })

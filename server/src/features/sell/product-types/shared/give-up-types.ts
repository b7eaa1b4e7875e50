import type { Db } from '../../../../platform/db/db.ts'
import type { Fewer } from '../../claims/actions/wants.ts'
import type { FieldRefusals, Settings } from './product-type.ts'

/** So many units of a line, which its buyer is to have no longer. */
export type LinePart = {
  shopId: number
  orderId: number
  productId: number
  /** `standing`: its units that were not given up before. */
  line: { id: number; position: number; variationId: number; standing: number; details: Settings }
  units: number
  /** Which tickets or rented units, by their ids; left out, the last that can be given up. */
  tickets: readonly number[] | undefined
  rentalUnits: readonly number[] | undefined
  /** Of goods, whether they can be sold again; left out, those that had not left the shop. */
  restock: boolean | undefined
  /** Of `units`, those that have not left the shop in a parcel. */
  unsent: number
  /** Nothing of the order stands after this. */
  isLast: boolean
  now: Date
}

/** What giving up a part of a line means. */
export type PartGivenUp = {
  /** What others can have from then on. */
  fewer: readonly Fewer[]
  /** What nobody can have any more. */
  writtenOff: readonly Fewer[]
  /** Units that can be sold again, and units that cannot. The rest is still on its way or with its buyer. */
  restocked: number
  scrapped: number
  /** The snapshot of the line from then on; left out, it stays. */
  details?: Settings
  /** What is wrong, at which field of the part. */
  fields: FieldRefusals
  /** What it keeps in rows of its own, once the claims went back. */
  save?: (trx: Db) => Promise<void>
}

/** What some units of a line that is sold as a type hold, and how they are given up. It is judged and changes nothing; `save` does. */
export type GiveUp = (trx: Db, part: LinePart) => Promise<PartGivenUp> | PartGivenUp

import type { Db } from '../../platform/db/db.ts'

export type PaidOrder = { shopId: number; orderId: number; now: Date }

/** How a type is handed over without anybody's hand; null: a person packs, sends or serves it. */
export type Fulfilment = { onPaid: (trx: Db, order: PaidOrder) => Promise<void> } | null

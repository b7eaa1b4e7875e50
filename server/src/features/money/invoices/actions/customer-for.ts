import type { Db } from '../../../../platform/db/db.ts'
import { customerOf } from '../queries/save-invoice.ts'

type Buyer = { name: string; phone: string | null; email: string | null }

/** The customer whom phone or e-mail lead to, made where there is none; null for a buyer with neither. */
export const customerFor = (trx: Db, shopId: number, buyer: Buyer, now: Date): Promise<number | null> =>
  customerOf(trx, shopId, buyer, now)

import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { daysToPay } from '@kedai/domain/payments/statement.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findFreeDiscount } from '../queries/free-transfer-discount.ts'

/**
 * What is taken off an order that is paid by transfer so that no other waiting order of the shop comes to the same: 0 to 99 sen,
 * the least that does. null where every such total is taken; the order then stands as it is. The total is kept for this
 * transaction until it ends.
 */
export async function chooseTransferDiscount(
  trx: Db,
  { shopId, total, now }: { shopId: number; total: Sen; now: Date },
): Promise<Sen | null> {
  const since = new Date(now.getTime() - daysToPay * 24 * 3_600_000)
  const off = await findFreeDiscount(trx, { shopId, total, since })
  return off === null ? null : sen(off)
}

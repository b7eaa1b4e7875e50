import { unsentOf } from '@kedai/domain/shipments/parcels.ts'
import type { Db } from '../../../platform/db/db.ts'
import { shrinkClaims } from '../../claims/actions/settle-claims.ts'
import type { LockedRow } from '../queries/lock-order.ts'
import { readParcels } from '../shared/parcels.ts'

/** Gives back what of a locked order never left the shop and no longer will. */
export async function releaseUnsent(trx: Db, order: LockedRow): Promise<void> {
  const { lines, parcels } = await readParcels(trx, { shopId: order.shop_id, orderId: order.id })
  await shrinkClaims(
    trx,
    { shopId: order.shop_id, holder: 'order', holderId: order.id },
    lines.flatMap((line) => {
      const amount = unsentOf(line, parcels)
      return amount > 0 ? [{ kind: 'stock' as const, line: line.position, subject: line.variationId, amount }] : []
    }),
  )
}

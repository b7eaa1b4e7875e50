import type { UndoResult } from '@kedai/contracts/shipment-work.ts'
import { fulfilmentOf } from '@kedai/domain/shipments/parcels.ts'
import { shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import { fulfilmentAfterUndo, whyNotUndo, type BeforeImport } from '@kedai/domain/shipments/undo-import.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { say } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { LockedOrder } from '../../orders/actions/lock-order.ts'
import { recordEvent } from '../../orders/actions/record-event.ts'
import { resetFulfilment } from '../../orders/actions/set-fulfilment.ts'
import { readParcels } from '../../orders/shared/parcels.ts'
import { oneOf } from '../../orders/shared/read-statuses.ts'
import { undoTexts } from '../messages.ts'
import { keepBeforeImport, listByIds, saveShipment, type StoredShipment } from '../queries/write-shipments.ts'
import { lockShipment } from './lock-shipment.ts'

/** Keeps how a locked order's parcel stood in `parcels`, before an import; two rows of one import are taken back as one. */
export async function keepForUndo(
  trx: Db,
  { order, parcels, id, now }: { order: LockedOrder; parcels: readonly StoredShipment[]; id: number; now: Date },
): Promise<void> {
  const was = parcels.find((one) => one.id === id)
  const earlier = was && readBefore(was)
  const at = now.toISOString()
  const before: BeforeImport =
    earlier?.at === at
      ? earlier
      : {
          at,
          status: was ? oneOf(shipmentStatuses, was.status) : null,
          courier: was?.courier ?? '',
          trackingNumber: was?.tracking_number ?? '',
          fulfilment: order.facts.fulfilment,
          refunded: order.refunded_sen,
        }
  await keepBeforeImport(trx, { shopId: order.shop_id, id }, before)
}

type Undo = { shopId: number; ids: readonly number[]; userId: number; lang: Lang; now: Date }

/**
 * Takes back what an import gave these parcels; one that moved on is left and says why. Stock, claims and mails that went stay.
 * @throws AppError `not_found` where one is not the shop's
 */
export async function undoTracking(trx: Db, { shopId, ids, userId, lang, now }: Undo): Promise<UndoResult[]> {
  const found = await listByIds(trx, shopId, ids)
  if (found.length < new Set(ids).size) throw new AppError('not_found', texts.notFound)
  const results: UndoResult[] = []
  for (const { id } of found) {
    const { order, shipment } = await lockShipment(trx, { shopId, id })
    const before = readBefore(shipment)
    const refusal = whyNotUndo({
      status: oneOf(shipmentStatuses, shipment.status),
      before,
      isOrderOpen: order.facts.order === 'open',
      refunded: order.refunded_sen,
      now,
    })
    if (before && refusal === null) await takeBack(trx, { order, shipment, before }, { userId, now })
    const message = say(undoTexts[refusal ?? 'undone'], lang)
    results.push({ shipment_id: id, order_no: order.order_no, ok: refusal === null, message })
  }
  return results
}

async function takeBack(
  trx: Db,
  { order, shipment, before }: { order: LockedOrder; shipment: StoredShipment; before: BeforeImport },
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  const ref = { shopId: ids.shopId, id: shipment.id }
  const number = { tracking_number: before.trackingNumber, ...(before.status !== null && { courier: before.courier }) }
  if (before.status === shipment.status) await saveShipment(trx, ref, now, number)
  else {
    // A parcel that the import made is given up.
    await saveShipment(trx, ref, now, { ...number, status: before.status ?? 'cancelled', shipped_at: null })
    const { lines, parcels } = await readParcels(trx, ids)
    await resetFulfilment(trx, order, fulfilmentAfterUndo(fulfilmentOf(lines, parcels), before.fulfilment), now)
  }
  const { courier, tracking_number } = shipment
  const data = { courier, tracking_number }
  await recordEvent(trx, { ...ids, now, name: 'fulfilment.untracked', actor: 'seller', userId, data })
}

const readBefore = ({ before_import: before }: StoredShipment): BeforeImport | null => before as BeforeImport | null // as `keepForUndo` wrote it

import type { TrackingResult } from '@kedai/contracts/shipment-work.ts'
import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import { leftToPack } from '@kedai/domain/shipments/parcels.ts'
import { isOpenShipment, shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import { isSoldOn } from '@kedai/domain/carts/areas.ts'
import { isLang, type Lang } from '@kedai/domain/text/lang.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { Table, TableRow } from '../../../../platform/csv/table-sink.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { lockOrder, mustAllow, refuseAction, type LockedOrder } from '../../orders/actions/lock-order.ts'
import { readParcels } from '../../orders/shared/parcels.ts'
import { oneOf } from '../../orders/shared/read-statuses.ts'
import { importTexts } from '../messages.ts'
import { listOfOrder } from '../queries/write-shipments.ts'
import { packShipment } from './create-shipment.ts'
import { keepForUndo } from './undo-tracking.ts'
import { changeShipment, correctParcel } from './track-parcel.ts'

/** What is read of a file: each row is a transaction of its own, so more would keep the seller waiting. */
export const importLimits = { rows: 500, columns: 40, cells: 20_000, cell: 500, field: 'file' }

type By = { shopId: number; userId: number; now: Date }
type Wish = { orderNo: string; courier: string; trackingNumber: string }

/**
 * Gives parcels their tracking numbers, row by row; a row that is refused stops no other one, and the same file twice changes
 * nothing. @throws AppError 422 at `file` where a column is missing
 */
export async function importTracking(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  table: Table,
  { lang, ...by }: By & { lang: Lang },
): Promise<TrackingResult[]> {
  const columns = columnsOf(table.header)
  const results: TrackingResult[] = []
  for (const { line, cells } of rowsOf(table)) {
    const cell = (at: number) => (cells[at] ?? '').trim()
    const wish: Wish = {
      orderNo: cell(columns.order_no),
      courier: cell(columns.courier),
      trackingNumber: cell(columns.tracking_number),
    }
    results.push({
      row: line,
      order_no: wish.orderNo,
      courier: findCourier(wish.courier) ?? wish.courier,
      tracking_number: wish.trackingNumber,
      ...(await resultOf(db, { ...by, ...wish }, { lang, publicUrl: config.publicUrl })),
    })
  }
  return results
}

async function resultOf(
  db: Db,
  row: By & Wish,
  { lang, publicUrl }: { lang: Lang; publicUrl: string },
): Promise<Pick<TrackingResult, 'status' | 'ok' | 'message' | 'shipment_id' | 'whatsapp_link'>> {
  try {
    refuseTooLong(row)
    const { status, id, order } = await inTransaction(db, { shopId: row.shopId }, async (trx) => {
      const found = await lockOrder(trx, { shopId: row.shopId, orderNo: row.orderNo })
      const before = await listOfOrder(trx, { shopId: row.shopId, orderId: found.id })
      const done = await trackRow(trx, found, row)
      if (done.status !== 'unchanged')
        await keepForUndo(trx, { order: found, parcels: before, id: done.id, now: row.now })
      return { ...done, order: found }
    })
    const whatsapp_link = linkToBuyer(order, row, publicUrl)
    return { status, ok: true, message: say(importTexts[status], lang), shipment_id: id, whatsapp_link }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const isUnknown = error.code === 'not_found' && error.text === texts.notFound
    const message = isUnknown ? say(importTexts.unknownOrder, lang) : say(error.text, lang, error.params)
    return { status: 'refused', ok: false, message, shipment_id: null, whatsapp_link: null }
  }
}

type Done = { status: 'sent' | 'changed' | 'unchanged'; id: number }

/** @throws AppError with the reason why the row cannot be done */
async function trackRow(
  trx: Db,
  order: LockedOrder,
  { shopId, userId, now, courier, trackingNumber }: By & Wish,
): Promise<Done> {
  const parcels = (await listOfOrder(trx, { shopId, orderId: order.id })).filter(({ status }) => status !== 'cancelled')
  const by = { userId, now }
  const named = courier === '' ? '' : (findCourier(courier) ?? courier)
  const known = parcels.find((one) => folded(one.tracking_number) === folded(trackingNumber))
  if (known && (named === '' || known.courier === named)) return { status: 'unchanged', id: known.id }
  const open = parcels.find(({ status }) => isOpenShipment(oneOf(shipmentStatuses, status)))
  const wish = { tracking_number: trackingNumber, ...(named !== '' && { courier: named }) }
  if (known && known !== open && known.shipped_at !== null) {
    await correctParcel(trx, order, known, wish, by)
    return { status: 'changed', id: known.id }
  }
  if (open) {
    await changeShipment(trx, { shopId, id: open.id, wish, ...by })
    return { status: 'sent', id: open.id }
  }
  const unnumbered = parcels.find(({ tracking_number: number }) => number === '')
  if (unnumbered && !(await isSomethingLeft(trx, { shopId, orderId: order.id }))) {
    mustAllow(order, 'track')
    await correctParcel(trx, order, unnumbered, wish, by)
    return { status: 'changed', id: unnumbered.id }
  }
  mustAllow(order, 'fulfil')
  if (!order.ships) throw refuseAction(order, 'no_parcel')
  const parcel = { courier: named || (order.shipping_courier ?? ''), service: '', weight: '' as const }
  return { status: 'sent', id: await packShipment(trx, order, { ...parcel, trackingNumber, isSent: true, ...by }) }
}

// A dropshipper's buyer knows nothing of the shop.
function linkToBuyer(order: LockedOrder, { courier, trackingNumber }: Wish, publicUrl: string): string | null {
  if (isSoldOn(order.channel)) return null
  const text = say(importTexts.toBuyer, isLang(order.lang) ? order.lang : 'ms', {
    name: order.buyer_name,
    order_no: order.order_no,
    parcel: [findCourier(courier) ?? courier, trackingNumber].filter(Boolean).join(' '),
    link: `${publicUrl}/order/${order.token}`,
  })
  return whatsappLink(order.buyer_phone, text)
}

async function isSomethingLeft(trx: Db, of: { shopId: number; orderId: number }): Promise<boolean> {
  const { lines, parcels } = await readParcels(trx, of)
  return lines.some((line) => leftToPack(line, parcels) > 0)
}

function refuseTooLong({ orderNo, courier, trackingNumber }: Wish): void {
  const refusal: Message | null =
    orderNo === ''
      ? importTexts.noOrder
      : trackingNumber === ''
        ? importTexts.noNumber
        : [orderNo, courier, trackingNumber].some((text) => text.length > 80)
          ? importTexts.tooLong
          : null
  if (refusal) throw new AppError('invalid', refusal)
}

const folded = (number: string): string => number.replace(/\s/g, '').toUpperCase()

const rowsOf = ({ batches }: Table): TableRow[] =>
  batches.flatMap((batch) => JSON.parse(new TextDecoder().decode(batch)) as TableRow[]) // as a sink writes them

// As the file is asked for, and as sellers and couriers head such columns.
const titles = {
  order_no: ['orderno', 'order', 'ordernumber', 'orderid', 'nopesanan', 'nomborpesanan', '订单号', '订单编号'],
  courier: ['courier', 'kurier', 'couriername', '快递', '快递公司'],
  tracking_number: [
    'trackingnumber',
    'trackingno',
    'tracking',
    'awb',
    'nomborpenjejakan',
    'nopenjejakan',
    '运单号',
    '快递单号',
  ],
} as const

function columnsOf(header: readonly string[]): Record<keyof typeof titles, number> {
  const heads = header.map((title) => title.toLowerCase().replace(/[\s_.#-]/g, ''))
  const find = (name: keyof typeof titles) => heads.findIndex((head) => titles[name].some((title) => title === head))
  const found = { order_no: find('order_no'), courier: find('courier'), tracking_number: find('tracking_number') }
  const missing = [found.order_no === -1 && 'order_no', found.tracking_number === -1 && 'tracking_number'].filter(
    Boolean,
  )
  if (missing.length > 0) throw refuseField('file', importTexts.columns, { missing: missing.join(', ') })
  return found
}

import type { LabelSheet, LabelSize, ParcelLabel } from '@kedai/domain/documents/parcel-labels.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { amountDue } from '@kedai/domain/orders/payment-status.ts'
import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'
import { langs, type Lang } from '@kedai/domain/text/lang.ts'
import { formatKilograms, grams } from '@kedai/domain/weight/kilograms.ts'
import { labelSizes } from '@kedai/domain/documents/parcel-labels.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { say } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { ledgerOf } from '../../orders/shared/order-ledger.ts'
import { oneOf } from '../../orders/shared/read-statuses.ts'
import { shipmentRefusals } from '../../orders/shared/shipment-texts.ts'
import { labelWords } from '../messages.ts'
import { findPrint, insertPrint, readLabels, type LabelRow } from '../queries/labels.ts'

export type PrintOrder = {
  shopId: number
  ids: readonly number[]
  size: LabelSize
  lang: Lang
  userId: number
  now: Date
}

/** Writes down a sheet of labels; it is drawn when it is fetched. @throws AppError `not_found`, `conflict` for a cancelled parcel */
export async function printLabels(trx: Db, { shopId, ids, size, lang, userId, now }: PrintOrder): Promise<number> {
  const wanted = [...new Set(ids)]
  const rows = await readLabels(trx, shopId, wanted)
  if (rows.length < wanted.length) throw new AppError('not_found', texts.notFound)
  if (rows.some(({ status }) => status === 'cancelled')) throw new AppError('conflict', shipmentRefusals.was_cancelled)
  return insertPrint(trx, { shopId, userId, now, size, lang }, wanted)
}

/** The sheet as its parcels are now: a number that was corrected since is the one that is printed. @throws AppError `not_found` */
export async function readLabelSheet(trx: Db, { shopId, id }: { shopId: number; id: number }): Promise<LabelSheet> {
  const print = await findPrint(trx, { shopId, id })
  const rows = print ? await readLabels(trx, shopId, print.shipmentIds) : []
  const [first] = rows
  if (!print || !first) throw new AppError('not_found', texts.notFound)
  const lang = oneOf(langs, print.lang)
  const words = (key: keyof typeof labelWords) => say(labelWords[key], lang)
  return {
    kind: 'labels',
    title: `${words('title')} ${print.id}`,
    author: first.shop_name,
    lang,
    size: oneOf(labelSizes, print.size),
    words: {
      to: words('to'),
      from: words('from'),
      order: words('order'),
      collect: words('collect'),
      contents: words('contents'),
      more: words('more'),
    },
    labels: print.shipmentIds.flatMap((shipmentId) => {
      const row = rows.find((one) => one.id === shipmentId)
      return row ? [labelOf(row, lang)] : []
    }),
  }
}

function labelOf(row: LabelRow, lang: Lang): ParcelLabel {
  const due = amountDue(ledgerOf(row))
  // In several parcels the first one asks for all of it, or it would be asked for twice.
  const isCollected = row.payment_kind === 'cod' && row.is_first && due > 0
  return {
    orderNo: row.order_no,
    courier: row.courier,
    service: row.service,
    trackingNumber: row.tracking_number,
    weight: row.weight_g === null ? null : formatKilograms(grams(row.weight_g)),
    collect: isCollected ? displayRinggit(due, lang) : null,
    from: senderOf(row),
    to: {
      name: row.buyer_name,
      phone: row.buyer_phone,
      lines: row.address === null ? [] : [row.address],
      postcode: row.postcode ?? '',
      city: row.city ?? '',
      state: isStateCode(row.state) ? stateOf(row.state).name : (row.state ?? ''),
    },
    contents: row.lines.map(
      ({ title, options, quantity }) => `${quantity} × ${title}${options === '' ? '' : ` (${options})`}`,
    ),
  }
}

// Goods sold by another in their own name are sent in that name; what comes back still comes to the shop.
const senderOf = (row: LabelRow): ParcelLabel['from'] => ({
  name: row.sender_name || row.shop_name,
  phone: row.sender_name ? (row.sender_phone ?? '') : (row.shop_phone ?? ''),
  lines: [row.shop_address, [row.shop_postcode, row.shop_city].filter(Boolean).join(' ')].filter(
    (line): line is string => Boolean(line),
  ),
})

import type { ExportPreset } from '@kedai/contracts/order-runs.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { amountDue } from '@kedai/domain/orders/payment-status.ts'
import { methodWords } from '@kedai/domain/payments/method-words.ts'
import { displayPhone } from '@kedai/domain/people/phone.ts'
import { shippingName } from '@kedai/domain/shipping/method-words.ts'
import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import { formatKilograms, grams } from '@kedai/domain/weight/kilograms.ts'
import type { Cell } from '../../../platform/csv/write-csv.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { ledgerOf } from '../orders/shared/order-ledger.ts'
import { columnNames as names } from './column-names.ts'
import type { ExportRow } from './queries/export-rows.ts'
import { channelWords, fulfilmentWords, orderWords, paymentWords, worded } from './status-words.ts'

export type ExportColumn = { name: Message; cell: (row: ExportRow, lang: Lang) => Cell }

/** A kind of spreadsheet: its columns, and which orders have a place in it. */
export type Preset = { columns: readonly ExportColumn[]; takes: (row: ExportRow) => boolean }

const money =
  (pick: (row: ExportRow) => number) =>
  (row: ExportRow): Cell =>
    formatRinggit(sen(pick(row)))
const dueOf = (row: ExportRow): number =>
  row.order_status === 'cancelled' || row.order_status === 'expired' ? 0 : amountDue(ledgerOf(row))
const goods = ({ lines }: ExportRow) =>
  lines
    .map(({ quantity, title, options }) => `${quantity} × ${title}${options === '' ? '' : ` (${options})`}`)
    .join('; ')
const stateName = ({ state }: ExportRow) => (isStateCode(state) ? stateOf(state).name : (state ?? ''))
const pieces = ({ lines }: ExportRow) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
const one = (name: Message, cell: ExportColumn['cell']): ExportColumn => ({ name, cell })

const orderNo = one(names.orderNo, (row) => row.order_no)
const buyer = one(names.buyer, (row) => row.buyer_name)
const place = [
  one(names.address, (row) => row.address ?? ''),
  one(names.postcode, (row) => row.postcode ?? ''),
  one(names.city, (row) => row.city ?? ''),
  one(names.state, stateName),
  one(names.country, (row) => row.country),
]
const sums = [
  one(
    names.subtotal,
    money((row) => row.subtotal_sen),
  ),
  one(
    names.discount,
    money((row) => row.discount_sen),
  ),
  one(
    names.shipping,
    money((row) => row.shipping_sen),
  ),
  one(
    names.beside,
    money((row) => row.click_upsell_sen),
  ),
  one(
    names.total,
    money((row) => row.total_sen),
  ),
  one(
    names.paid,
    money((row) => row.paid_sen),
  ),
  one(
    names.refunded,
    money((row) => row.refunded_sen),
  ),
  one(names.due, money(dueOf)),
]
// Last, so that the other columns stay where spreadsheets of before have them.
const ofDiscount = one(
  names.transferDiscount,
  money((row) => row.transfer_discount_sen ?? 0),
)
const rounding = one(
  names.rounding,
  money((row) => row.rounding_sen),
)
const method = one(names.method, (row, lang) =>
  row.method_name === null
    ? row.payment_method
    : methodWords({ code: row.payment_method, name: row.method_name, instructions: '' }, lang).name,
)

export const presets = {
  all: {
    takes: () => true,
    columns: [
      orderNo,
      one(names.placed, (row) => formatTime(row.placed_at)),
      one(names.order, (row, lang) => worded(orderWords, row.order_status)[lang]),
      one(names.payment, (row, lang) => worded(paymentWords, row.payment_status)[lang]),
      one(names.delivery, (row, lang) => worded(fulfilmentWords, row.fulfilment_status)[lang]),
      one(names.channel, (row, lang) => worded(channelWords, row.channel)[lang]),
      buyer,
      one(names.phone, (row) => displayPhone(row.buyer_phone)),
      one(names.email, (row) => row.buyer_email ?? ''),
      ...place,
      one(names.goods, goods),
      one(names.pieces, pieces),
      one(names.skus, ({ lines }) => lines.flatMap(({ sku }) => (sku === null ? [] : [sku])).join('; ')),
      ...sums,
      one(names.coupon, (row) => row.coupon_code ?? ''),
      method,
      one(names.way, (row, lang) => shippingName(row.shipping_name ?? '', lang)),
      one(names.tracking, (row) => row.tracking.join('; ')),
      one(names.notes, (row) => row.notes),
      ofDiscount,
      rounding,
    ],
  },
  accountant: {
    takes: (row) => row.order_status === 'open' || row.order_status === 'completed' || row.paid_sen > 0,
    columns: [
      one(names.date, (row) => formatDate(row.placed_at)),
      orderNo,
      buyer,
      one(names.goods, goods),
      ...sums,
      method,
      one(names.paidOn, (row) => (row.paid_at === null ? '' : formatDate(row.paid_at))),
      one(names.references, (row) => row.references.join('; ')),
      one(names.order, (row, lang) => worded(orderWords, row.order_status)[lang]),
      ofDiscount,
      rounding,
    ],
  },
  courier: {
    takes: (row) => row.ships,
    columns: [
      one(names.receiver, (row) => row.buyer_name),
      one(names.phone, (row) => row.buyer_phone.replace(/^\+/, '')),
      one(names.email, (row) => row.buyer_email ?? ''),
      ...place,
      one(names.weight, ({ lines }) => formatKilograms(grams(lines.reduce((sum, { weight_g }) => sum + weight_g, 0)))),
      one(names.pieces, pieces),
      one(names.contents, goods),
      one(
        names.cod,
        money((row) => (row.payment_kind === 'cod' ? dueOf(row) : 0)),
      ),
      one(
        names.value,
        money((row) => row.subtotal_sen - row.discount_sen + row.click_upsell_sen),
      ),
      one(names.courier, (row) => row.shipping_courier ?? ''),
      one(names.reference, (row) => row.order_no),
      one(names.notes, (row) => row.notes),
    ],
  },
} satisfies Record<ExportPreset, Preset>

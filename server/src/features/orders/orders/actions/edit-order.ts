import type { EditOrder as EditWish } from '@kedai/contracts/order-edits.ts'
import { editedOrder, type EditedLine, type EditedOrder } from '@kedai/domain/orders/edit.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { emit } from '../../../../platform/events/events.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { asStanding, readAsPlaced } from '../as-placed.ts'
import { editTexts } from '../messages/edit.ts'
import { countSold } from '../queries/count-sold.ts'
import { addLines, changeLine, listLines, type EditableLine as Line } from '../queries/edit-lines.ts'
import type { NewLineRow } from '../queries/insert-order.ts'
import { hasOpenShipment } from '../queries/parcels.ts'
import { saveOrder } from '../queries/save-order.ts'
import { inWords } from '../refusal-params.ts'
import { readEditedBuyer } from './edited-buyer.ts'
import { lockOrder, mustAllow, withLineFacts, type LockedOrder } from './lock-order.ts'
import { editClaims } from './edit-claims.ts'
import { claimsOf, judgeTypedLines, type TypedEdits } from './edit-typed-lines.ts'
import { readAddedLines } from './read-added-lines.ts'
import { recordEvent } from './record-event.ts'
import { settleOrder } from './settle-order.ts'

export type EditOrder = { shopId: number; orderNo: string; wish: EditWish; userId: number; now: Date }

/**
 * Changes what an open order that has not left the shop holds, where it goes and what its delivery costs. Prices stay; the
 * difference is then due from the buyer, or the shop's to give back. Tickets and rented units change with their people and time.
 * @throws AppError `not_found`, `conflict` (changed meanwhile, no longer open to changes, another total, too few in stock), `invalid`.
 */
export async function editOrder(trx: Db, { shopId, orderNo, wish, userId, now }: EditOrder): Promise<void> {
  const order = await withLineFacts(trx, await lockOrder(trx, { shopId, orderNo }))
  mustAllow(order, 'edit')
  if (order.revision !== wish.revision) throw new AppError('conflict', editTexts.changedMeanwhile)
  const ids = { shopId, orderId: order.id }
  if (await hasOpenShipment(trx, ids)) throw new AppError('conflict', editTexts.inParcels)
  const lines = await listLines(trx, ids)
  if (wish.lines.some(({ id }) => !lines.some((line) => line.id === id)))
    throw new AppError('not_found', common.notFound)
  const typed = await judgeTypedLines(trx, order, lines, wish.lines, now)
  const added = await readAddedLines(trx, shopId, wish.added, now)
  const buyer = readEditedBuyer(wish, order.ships)
  const placed = readAsPlaced(order, lines)
  const edited = editedOrder(placed, lines.map(asStanding), {
    quantities: new Map(wish.lines.map(({ id, quantity }) => [id, quantity])),
    shipping: readShipping(wish, order),
    added: added.map((line) => ({
      variationId: line.variation_id,
      unitPrice: sen(line.unit_price_sen),
      quantity: line.quantity,
    })),
  })
  const fresh = added.flatMap((line, place) => freshLine(line, edited.added[place]))
  if ([...edited.kept, ...fresh].every(({ quantity }) => quantity === 0))
    throw new AppError('conflict', editTexts.nothingLeft)
  const { total } = edited.totals
  if (wish.expected_total !== undefined && wish.expected_total !== formatRinggit(total))
    throw new AppError('conflict', editTexts.totalChanged, { params: { total: inWords(total) } })

  if (order.sold_counted) await countSold(trx, shopId, order.id, -1)
  const end = Math.max(...lines.map(({ position }) => position)) + 1
  const after = lines.map((line, place) => ({ ...line, quantity: edited.kept[place]?.quantity ?? line.quantity }))
  const more = fresh.map((line, place) => ({ ...line, position: end + place }))
  const byStock = ({ id }: Line) => !typed.has(id)
  const goods = { before: lines.filter(byStock), after: [...after.filter(byStock), ...more] }
  await editClaims(trx, order, goods, claimsOf(lines, typed), now)
  for (const { save } of typed.values()) await save?.(trx)
  await writeLines(trx, ids, lines, edited, typed)
  await addLines(trx, ids, end, fresh)
  if (order.sold_counted) await countSold(trx, shopId, order.id, 1)
  await saveOrder(
    trx,
    { ...ids, now },
    {
      ...sums(edited),
      ...(order.transfer_discount_sen !== null && { transfer_discount_sen: edited.transferDiscount }),
      ...buyer,
      placed_lines: JSON.stringify(placed.lines),
    },
  )
  const data = { was: formatRinggit(sen(order.total_sen)), amount: formatRinggit(total), reason: wish.reason }
  await recordEvent(trx, { ...ids, now, name: 'order.edited', actor: 'seller', userId, data })
  await settleOrder(trx, { ...ids, now })
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'order.edited',
    subject: { type: 'order', ref: order.order_no },
    before: { total: data.was, reason: '' },
    after: { total: data.amount, reason: wish.reason },
    now,
  })
  await emit(trx, 'order.edited', { ...ids, reason: wish.reason })
}

/** What was added, at its price, unless a line that stands took it in. */
const freshLine = (line: NewLineRow, edited: EditedLine | undefined): NewLineRow[] =>
  !edited || edited.quantity === 0
    ? []
    : [
        {
          ...line,
          unit_price_sen: edited.unitPrice,
          quantity: edited.quantity,
          total_sen: edited.total,
          discount_sen: edited.discount,
        },
      ]

function readShipping({ shipping }: EditWish, order: LockedOrder) {
  const amount = parseRinggit(shipping)
  if (amount === null || amount < 0 || amount > maxShipping) throw refuseField('shipping', common.invalid)
  return order.ships ? amount : noSen
}

const maxShipping = 100_000_00

async function writeLines(
  trx: Db,
  ids: { shopId: number; orderId: number },
  lines: readonly Line[],
  edited: EditedOrder,
  typed: TypedEdits,
): Promise<void> {
  for (const [place, line] of lines.entries()) {
    const next = edited.kept[place]
    const choice = typed.get(line.id)
    if (!next || (!choice && next.quantity === line.quantity && next.discount === line.discount_sen)) continue
    const weight_g = Math.round((line.weight_g / line.quantity) * next.quantity)
    await changeLine(trx, ids, {
      id: line.id,
      quantity: next.quantity,
      total_sen: next.total,
      discount_sen: next.discount,
      weight_g,
      ...(choice && { details: JSON.stringify(choice.details) }),
    })
  }
}

const sums = ({ totals }: EditedOrder) => ({
  subtotal_sen: totals.subtotal,
  discount_sen: totals.discount,
  shipping_sen: totals.shipping,
  click_upsell_sen: totals.clickUpsell,
  total_sen: totals.total,
})

import type { EditOrder as EditWish } from '@kedai/contracts/order-edits.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { ClaimChange } from '../../../sell/claims/actions/change-claims.ts'
import type { EditedChoice } from '../../../sell/product-types/shared/product-type.ts'
import { findProductType } from '../../../sell/product-types/shared/registry.ts'
import { editTexts } from '../messages/edit.ts'
import { asSettings, listSettings, type EditableLine } from '../queries/edit-lines.ts'
import type { LockedOrder } from './lock-order.ts'

type Wish = EditWish['lines'][number]

/** What an edit makes of the lines whose types hold more than stock for them, by the lines' ids. */
export type TypedEdits = ReadonlyMap<number, EditedChoice>

/** Seats, people and time of lines whose quantity changes, as their types judge it. @throws AppError `invalid` at the wish's fields. */
export async function judgeTypedLines(
  trx: Db,
  order: LockedOrder,
  lines: readonly EditableLine[],
  wishes: readonly Wish[],
  now: Date,
): Promise<TypedEdits> {
  const edits = new Map<number, EditedChoice>()
  const changed = lines.flatMap((line) => {
    const place = wishes.findLastIndex(({ id }) => id === line.id)
    const wish = wishes[place]
    return wish && isAbout(wish, line) ? [{ line, wish, at: `lines.${place}` }] : []
  })
  if (changed.length === 0) return edits
  const settings = await listSettings(trx, order.shop_id, [...new Set(changed.map(({ line }) => line.product_id))])
  const { buyer_name: name, buyer_phone: phone, buyer_email } = order
  const refusals: EditedChoice['fields'] = {}
  for (const { line, wish, at } of changed) {
    const { quantity, dropped, participants = [] } = wish
    if (isGoods(line.item_type)) {
      if (dropped || participants.length > 0) throw refuseField(`${at}.participants`, editTexts.noPeople)
      continue
    }
    const edit = findProductType(line.item_type)?.edit
    if (!edit) throw refuseField(`${at}.quantity`, editTexts.fixedQuantity)
    const { product_id: productId, variation_id: variationId, ...rest } = line
    const judged = await edit(trx, {
      shopId: order.shop_id,
      orderId: order.id,
      productId,
      settings: asSettings(settings.get(productId)),
      line: { ...rest, variationId, details: asSettings(line.details) },
      quantity,
      dropped,
      participants,
      buyer: { name, phone, email: buyer_email ?? '' },
      now,
    })
    for (const [field, messages] of Object.entries(judged.fields)) refusals[`${at}.${field}`] = messages
    edits.set(line.id, judged)
  }
  const [first] = Object.values(refusals)
  if (first) throw new AppError('invalid', first[0] ?? common.invalid, { fields: refusals })
  return edits
}

/** What the lines of such types hold besides, and what they need no more. */
export const claimsOf = (lines: readonly EditableLine[], edits: TypedEdits): ClaimChange => {
  const of = lines.map(({ id, position }) => ({ line: position, edit: edits.get(id) }))
  return {
    more: of.flatMap(({ line, edit }) => edit?.more.map((want) => ({ ...want, line })) ?? []),
    fewer: of.flatMap(({ line, edit }) => edit?.fewer.map((part) => ({ ...part, line })) ?? []),
  }
}

const isAbout = ({ quantity, dropped, participants }: Wish, line: EditableLine): boolean =>
  quantity !== line.quantity || dropped !== undefined || (participants?.length ?? 0) > 0

const isGoods = (type: string): boolean => isProductTypeName(type) && productTypeRules(type).inCarts

import { claimEffect, type ClaimEvent } from '@kedai/domain/orders/claims.ts'
import { isProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { leftToPack, unsentOf } from '@kedai/domain/shipments/parcels.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { emit } from '../../../../platform/events/events.ts'
import { giveUpParts } from '../../../sell/claims/actions/change-claims.ts'
import { releaseClaims } from '../../../sell/claims/actions/settle-claims.ts'
import type { Fewer, Holder } from '../../../sell/claims/actions/wants.ts'
import type { PartGivenUp } from '../../../sell/product-types/shared/give-up-types.ts'
import { giveUpOf } from '../../../sell/product-types/shared/give-up.ts'
import { asSettings, listLines, type EditableLine } from '../queries/edit-lines.ts'
import type { LockedRow } from '../queries/lock-order.ts'
import { saveGivenUp } from '../queries/save-given-up.ts'
import { readParcels, type OrderParcels } from '../shared/parcels.ts'

/** Units of a line that are to be given up; `at`: its field in what was asked. Which ones, and whether goods can be sold again. */
export type UnitsToGiveUp = {
  lineId: number
  units: number
  at: string
  tickets?: readonly number[] | undefined
  rentalUnits?: readonly number[] | undefined
  restock?: boolean | undefined
}

/** What of a line's units goes: `unsent` were still to leave the shop, `restocked` can be sold again, `scrapped` cannot. */
export type GivenUpUnits = { lineId: number; units: number; unsent: number; restocked: number; scrapped: number }

export type GivingUp = { units: GivenUpUnits[]; carryOut: () => Promise<void> }

type Of = { shopId: number; orderId: number }
type Judged = { line: EditableLine; units: number; unsent: number; part: PartGivenUp }

/**
 * Units of a locked order that its buyer is to have no longer, as their types judge it. Nothing is changed before `carryOut`, which
 * frees what they held, takes back what was handed over, and tells `order.given_up`; each unit is given up once.
 * @throws AppError `invalid` at the fields of what cannot be given up
 */
export async function planGivingUp(trx: Db, of: Of, wanted: readonly UnitsToGiveUp[], now: Date): Promise<GivingUp> {
  if (wanted.length === 0) return { units: [], carryOut: () => Promise.resolve() }
  const [lines, parcels] = await Promise.all([listLines(trx, of), readParcels(trx, of)])
  const standing = lines.reduce((all, line) => all + line.quantity - line.given_up, 0)
  const isAll = wanted.reduce((all, { units }) => all + units, 0) === standing
  const judged: Judged[] = []
  const refusals: PartGivenUp['fields'] = {}
  for (const [place, wish] of wanted.entries()) {
    const line = lines.find(({ id }) => id === wish.lineId)
    if (!line || !isProductTypeName(line.item_type)) throw new AppError('not_found', common.notFound)
    const unsent = Math.min(wish.units, toPack(parcels, line.id))
    const part = await giveUpOf(line.item_type)(trx, {
      ...of,
      productId: line.product_id,
      line: {
        id: line.id,
        position: line.position,
        variationId: line.variation_id,
        standing: line.quantity - line.given_up,
        details: asSettings(line.details),
      },
      units: wish.units,
      tickets: wish.tickets,
      rentalUnits: wish.rentalUnits,
      restock: wish.restock,
      unsent,
      isLast: isAll && place === wanted.length - 1,
      now,
    })
    for (const [field, messages] of Object.entries(part.fields)) refusals[`${wish.at}.${field}`] = messages
    judged.push({ line, units: wish.units, unsent, part })
  }
  const [first] = Object.values(refusals)
  if (first) throw new AppError('invalid', first[0] ?? common.invalid, { fields: refusals })
  return {
    units: judged.map(({ line, units, unsent, part: { restocked, scrapped } }) => ({
      lineId: line.id,
      units,
      unsent,
      restocked,
      scrapped,
    })),
    carryOut: () => carryOut(trx, of, judged),
  }
}

async function carryOut(trx: Db, of: Of, judged: readonly Judged[]): Promise<void> {
  await giveUpParts(trx, holderOf(of), {
    fewer: judged.flatMap(({ part }) => part.fewer),
    writtenOff: judged.flatMap(({ part }) => part.writtenOff),
  })
  for (const { part } of judged) await part.save?.(trx)
  await saveGivenUp(
    trx,
    of,
    judged.map(({ line, units, part }) => ({
      lineId: line.id,
      units,
      scrapped: part.scrapped,
      details: part.details ?? null,
    })),
  )
  await emit(trx, 'order.given_up', { ...of, lineIds: judged.map(({ line }) => line.id) })
  if (judged.some(({ part }) => part.restocked > 0)) await emit(trx, 'order.restocked', of)
}

// What is not sent yet is what will not be sent: the rest goes on as it was.
const toPack = ({ lines, parcels }: OrderParcels, lineId: number): number => {
  const line = lines.find(({ id }) => id === lineId)
  return line ? leftToPack(line, parcels) : 0
}

/**
 * All that an order holds, at its end: it goes back as `event` says, once. Of what went off in part, that is what never left the
 * shop. Its types take back the rest on `order.cancelled` and `order.expired`.
 */
export async function giveUpRest(trx: Db, order: LockedRow, event: ClaimEvent, now: Date): Promise<void> {
  const of = { shopId: order.shop_id, orderId: order.id }
  if (claimEffect[event] === 'release') return releaseClaims(trx, holderOf(of), now)
  if (order.fulfilment_status === 'partially_shipped') await restock(trx, of, await unsentPieces(trx, of))
}

/** Pieces of a locked order that are back in the shop to be sold again: they lie on the shelf. */
export async function restockPieces(trx: Db, of: Of, pieces: readonly Fewer[]): Promise<void> {
  if (pieces.length === 0) return
  await restock(trx, of, pieces)
  await emit(trx, 'order.restocked', of)
}

const restock = (trx: Db, of: Of, pieces: readonly Fewer[]): Promise<void> =>
  giveUpParts(trx, holderOf(of), { fewer: pieces, writtenOff: [] })

async function unsentPieces(trx: Db, of: Of): Promise<Fewer[]> {
  const { lines, parcels } = await readParcels(trx, of)
  return lines.flatMap((line) => {
    const amount = unsentOf(line, parcels)
    return amount > 0 ? [{ kind: 'stock' as const, line: line.position, subject: line.variationId, amount }] : []
  })
}

const holderOf = ({ shopId, orderId }: Of): Holder => ({ shopId, holder: 'order', holderId: orderId })

import type { TransferStock } from '@kedai/contracts/stock-nodes.ts'
import { areaRules, isAreaName } from '@kedai/domain/carts/areas.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { takeDocumentNumber } from '../../../money/series/actions/take-number.ts'
import { nodeTexts } from '../messages.ts'
import {
  ensureOf,
  findUnits,
  getHq,
  listNodes,
  lockPieces,
  type NodeRow,
  type Piece,
  putIntoNode,
  putIntoShop,
  takeFromNode,
  takeFromShop,
} from '../queries/nodes.ts'
import { findBulkOrder, findOrderTransfer, findSentFromPlace, insertTransfer, listAdded } from '../queries/transfers.ts'

type By = { shopId: number; userId: number | null; now: Date }

/** Moves pieces from one place to another, all of them or none; the document's id. @throws AppError `invalid` at the field, `conflict` with what is left */
export async function transferStock(trx: Db, { shopId, userId, now }: By, typed: TransferStock): Promise<number> {
  const nodes = await listNodes(trx, shopId)
  const from = nodes.find(({ id }) => id === typed.from)
  const to = nodes.find(({ id }) => id === typed.to)
  if (!from) throw refuseField('from', nodeTexts.unknownNode)
  if (!to) throw refuseField('to', nodeTexts.unknownNode)
  if (from.id === to.id) throw refuseField('to', nodeTexts.sameNode)
  const pieces = addUp(typed.lines)
  const units = await findUnits(
    trx,
    shopId,
    pieces.map(({ variation_id }) => variation_id),
  )
  const unknown = typed.lines.findIndex((line) => !units.some(({ id }) => id === line.variation_id))
  if (unknown >= 0) throw refuseField(`lines.${unknown}.variation_id`, nodeTexts.unknownUnit)
  const variationIds = pieces.map(({ variation_id }) => variation_id)
  const ends = [from, to]
  await lockPieces(trx, {
    shopId,
    hq: ends.some(({ kind }) => kind === 'hq'),
    nodeIds: ends.filter(({ kind }) => kind !== 'hq').map(({ id }) => id),
    variationIds,
  })
  const taken = new Set((await take(trx, shopId, from, pieces)).map(({ variation_id }) => variation_id))
  const short = units.find(({ id }) => !taken.has(id))
  if (short) throw new AppError('conflict', fill(nodeTexts.notEnough, { item: short.title }))
  await (to.kind === 'hq' ? putIntoShop(trx, shopId, pieces) : putIntoNode(trx, shopId, to.id, pieces))
  for (const productId of new Set(units.map(({ product_id }) => product_id))) publishChange(trx, 'product', productId)
  const number = await takeDocumentNumber(trx, shopId, 'stock_transfer')
  const id = await insertTransfer(trx, {
    shopId,
    number,
    from: from.id,
    to: to.id,
    reason: 'transfer',
    orderId: null,
    note: typed.note,
    userId,
    pieces,
    now,
  })
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'stock.transferred',
    subject: { type: 'stock_node', ref: to.id, name: number },
    after: { pieces: pieces.reduce((all, { quantity }) => all + quantity, 0) },
    now,
  })
  return id
}

const take = (trx: Db, shopId: number, from: NodeRow, pieces: readonly Piece[]) =>
  from.kind === 'hq' ? takeFromShop(trx, shopId, pieces) : takeFromNode(trx, shopId, from.id, pieces)

// The same unit may stand in two lines.
function addUp(lines: readonly Piece[]): Piece[] {
  const sums = new Map<number, number>()
  for (const { variation_id, quantity } of lines) sums.set(variation_id, (sums.get(variation_id) ?? 0) + quantity)
  return [...sums]
    .map(([variation_id, quantity]) => ({ variation_id, quantity }))
    .toSorted((a, b) => a.variation_id - b.variation_id)
}

type Of = { shopId: number; orderId: number; now: Date }

/** What a reseller who holds stock has paid for is his: his place has it from now on, also what an edit added. The shop's own pieces went with the order. Twice is once. */
export async function receiveBulkOrder(trx: Db, { shopId, orderId, now }: Of): Promise<void> {
  const order = await findBulkOrder(trx, shopId, orderId)
  if (!order || !isAreaName(order.area) || !areaRules(order.area).holdsStock || order.pieces.length === 0) return
  const pieces = (await findOrderTransfer(trx, shopId, orderId)) ? await listAdded(trx, shopId, orderId) : order.pieces
  if (pieces.length === 0) return
  const [from, to] = [await getHq(trx, shopId), await ensureOf(trx, shopId, order.reseller_id, now)]
  await putIntoNode(trx, shopId, to, pieces)
  const number = await takeDocumentNumber(trx, shopId, 'stock_transfer')
  const moved = { shopId, number, from, to, orderId, note: '', userId: null, pieces, now }
  await insertTransfer(trx, { ...moved, reason: 'order' })
}

/** What an upline has sent for the shop has left his place: its pieces were taken when it was ordered, and this is their document. */
export async function noteSent(trx: Db, { shopId, orderId, now }: Of): Promise<void> {
  const sent = await findSentFromPlace(trx, shopId, orderId)
  if (!sent || sent.pieces.length === 0) return
  const number = await takeDocumentNumber(trx, shopId, 'stock_transfer')
  const moved = {
    shopId,
    number,
    from: sent.node_id,
    to: null,
    orderId,
    note: '',
    userId: null,
    pieces: sent.pieces,
    now,
  }
  await insertTransfer(trx, { ...moved, reason: 'order' })
}

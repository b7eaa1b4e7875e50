import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { mailOwners } from '../../../shop/accounts/actions/mail-owners.ts'
import { moveStockToShop } from '../../../sell/claims/actions/move-stock-to-shop.ts'
import { lockOrder, type LockedOrder } from '../../../orders/orders/actions/lock-order.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { notMovedMail } from '../mails.ts'
import { nodeOrderTexts } from '../messages.ts'
import { findDue, findNodeOrder, type NodeOrderRow, saveMoved, saveTold } from '../queries/node-orders.ts'
import { isUnsent } from './lock-own.ts'

type Moving = { shopId: number; orderNo: string; userId: number; now: Date }

/**
 * The shop sends an order itself that an upline was to send: his pieces go back to him, and the shop's own are taken. Twice is once.
 * @throws AppError `not_found`, `conflict` when it was sent or ended, or the shop has not enough itself
 */
export async function moveToShop(trx: Db, { shopId, orderNo, userId, now }: Moving): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  const asked = await findNodeOrder(trx, shopId, order.id)
  if (!asked || asked.moved_at !== null) return
  if (!isUnsent(order)) throw new AppError('conflict', nodeOrderTexts.notNow)
  if (!(await move(trx, order, asked, { userId, now }))) throw new AppError('conflict', nodeOrderTexts.shopIsShort)
}

type By = { userId: number | null; now: Date }

async function move(trx: Db, order: LockedOrder, asked: NodeOrderRow, { userId, now }: By): Promise<boolean> {
  const ids = { shopId: order.shop_id, orderId: order.id }
  if ((await moveStockToShop(trx, ids)).length > 0) return false
  await saveMoved(trx, ids.shopId, ids.orderId, now)
  const actor = userId === null ? 'system' : 'seller'
  const data = { name: asked.reseller_name }
  await recordEvent(trx, { ...ids, now, name: 'fulfilment.moved', actor, userId, data })
  return true
}

const batch = 100

/**
 * Takes over what uplines have let lie, or may not send any more; answers how many. Each in a transaction of its own: the order's
 * lock and how it stands afterwards decide, so any number of workers may run it.
 */
export async function moveDue({
  db,
  clock,
  mail,
  config,
}: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>): Promise<number> {
  let moved = 0
  const now = clock.now()
  for (;;) {
    const due = await findDue(db, now, batch)
    let progress = 0
    for (const { shop_id: shopId, order_id: orderId } of due) {
      const done = await inTransaction(db, { shopId }, (trx) =>
        moveOne(trx, { mail, config }, { shopId, orderId, now }),
      )
      if (done !== 'not_now') progress += 1
      if (done === 'moved') moved += 1
    }
    if (due.length < batch || progress === 0) return moved
  }
}

async function moveOne(
  trx: Db,
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  { shopId, orderId, now }: { shopId: number; orderId: number; now: Date },
): Promise<'moved' | 'told' | 'not_now'> {
  const order = await lockOrder(trx, { shopId, orderId })
  const asked = await findNodeOrder(trx, shopId, orderId)
  if (!asked || asked.moved_at !== null || !isUnsent(order) || !isDue(asked, now)) return 'not_now'
  if (await move(trx, order, asked, { userId: null, now })) return 'moved'
  await saveTold(trx, shopId, orderId, now)
  // It is tried again every hour, and told once.
  if (asked.told_at !== null) return 'told'
  const data = { name: asked.reseller_name }
  await recordEvent(trx, { shopId, orderId, now, name: 'fulfilment.not_moved', actor: 'system', data })
  await mailOwners(trx, mail, shopId, notMovedMail(order.order_no, asked.reseller_name, config.publicUrl))
  return 'told'
}

const isDue = ({ due_at, is_active }: NodeOrderRow, now: Date): boolean =>
  !is_active || (due_at !== null && due_at <= now)

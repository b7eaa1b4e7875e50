import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { countFailed } from '../../../platform/mail/outbox.ts'
import { presentSellerOrder } from '../present/seller-order.ts'
import { findOrderStory } from '../queries/read-order.ts'

type Reading = Pick<Deps, 'db' | 'clock' | 'files'>
type Seller = { shopId: number; role: Role; permissions: readonly string[] }

/** An order as a member of its shop sees it, for every answer of the seller's calls. @throws AppError `not_found`. */
export async function readSellerOrder(
  { db, clock, files }: Reading,
  seller: Seller,
  { orderNo, lang }: { orderNo: string; lang: Lang },
): Promise<SellerOrder> {
  const { shopId, role, permissions } = seller
  const { story, failedMails } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
    const found = await findOrderStory(trx, { shopId, orderNo })
    return { story: found, failedMails: found ? await countFailed(trx, { shopId, orderId: found.order.id }) : 0 }
  })
  if (!story) throw new AppError('not_found', texts.notFound)
  return presentSellerOrder(story, { failedMails, lang, now: clock.now(), role, permissions, files })
}

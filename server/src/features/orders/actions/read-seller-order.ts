import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { presentSellerOrder } from '../present/seller-order.ts'
import { findOrderStory } from '../queries/read-order.ts'

type Reading = Pick<Deps, 'db' | 'clock' | 'files'>
type Seller = { shopId: number; role: Role; permissions: readonly string[] }

/** An order as a member of its shop sees it, for every answer of the seller's calls. @throws AppError `not_found`. */
export async function readSellerOrder({ db, clock, files }: Reading, seller: Seller, { orderNo, lang }: { orderNo: string; lang: Lang }): Promise<SellerOrder> {
  const { shopId, role, permissions } = seller
  const story = await inTransaction(db, { shopId, readOnly: true }, (trx) => findOrderStory(trx, { shopId, orderNo }))
  if (!story) throw new AppError('not_found', texts.notFound)
  return presentSellerOrder(story, { lang, now: clock.now(), role, permissions, files })
}

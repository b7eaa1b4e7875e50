import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { countFailed } from '../../../../platform/mail/outbox.ts'
import { readOrderReseller } from '../../../resellers/resellers/shared/read-order-reseller.ts'
import { presentSellerOrder } from '../present/seller-order.ts'
import { readTypeParts } from '../present/type-parts.ts'
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
  const now = clock.now()
  const { story, ofReseller, ...read } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
    const found = await findOrderStory(trx, { shopId, orderNo })
    if (!found) throw new AppError('not_found', texts.notFound)
    const of = { shopId, orderId: found.order.id }
    return {
      story: found,
      ofReseller: await readOrderReseller(trx, of),
      failedMails: await countFailed(trx, of),
      types: await readTypeParts(trx, found.lines, { ...of, reader: 'seller', now }),
    }
  })
  return { ...presentSellerOrder(story, { ...read, lang, now, role, permissions, files }), ...ofReseller }
}

import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { presentBuyerOrder } from '../present/buyer-order.ts'
import { readTypeParts } from '../present/type-parts.ts'
import { findOrderStory } from '../queries/read-order.ts'
import { findShopOfOrder } from '../queries/shop-of-order.ts'

type Reading = Pick<Deps, 'db' | 'clock' | 'files'>

/** The shop that a buyer's token leads to. @throws AppError `not_found`. */
export async function shopOfToken(deps: Pick<Deps, 'db'>, token: string): Promise<number> {
  const shopId = await findShopOfOrder(deps.db, token)
  if (shopId === null) throw new AppError('not_found', texts.notFound)
  return shopId
}

/** What the holder of the token may see, for every answer of the buyer's calls. @throws AppError `not_found`. */
export async function readBuyerOrder(
  { db, clock, files }: Reading,
  { token, lang }: { token: string; lang: Lang },
): Promise<BuyerOrder> {
  const shopId = await shopOfToken({ db }, token)
  const now = clock.now()
  const found = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
    const story = await findOrderStory(trx, { shopId, token })
    if (!story) throw new AppError('not_found', texts.notFound)
    const of = { shopId, orderId: story.order.id, reader: 'buyer', now } as const
    return { story, types: await readTypeParts(trx, story.lines, of) }
  })
  return presentBuyerOrder(found.story, { types: found.types, lang, now, files })
}

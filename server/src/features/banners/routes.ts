import { banners, saveBanners as saveBody } from '@kedai/contracts/banners.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'
import { judgeBanners } from './actions/judge-banners.ts'
import { saveBanners } from './actions/save-banners.ts'
import { bannersSaved } from './messages.ts'
import { presentBanners } from './present.ts'
import { readBanners } from './queries.ts'

const path = '/api/ajax/seller/banners'
const tags = ['shop']
const response = { 200: success(banners) }

export async function bannerRoutes(app: KedaiApp, { db, config: { publicUrl } }: Deps): Promise<void> {
  const config = { auth: 'seller', work: 'shop_settings' } as const
  const preHandler = mustManage('shop_settings')
  const told = async (shopId: number) => presentBanners(await inTransaction(db, { shopId, readOnly: true }, (trx) => readBanners(trx, shopId)))

  app.get(path, { schema: { response, tags }, config, preHandler }, async ({ seller }) => ok(await told(seller.shopId)))

  app.put(path, { schema: { body: saveBody, response, tags }, config, preHandler }, async (request) => {
    const { shopId, username } = request.seller
    const columns = judgeBanners(request.body, { publicUrl, username })
    await inTransaction(db, { shopId }, (trx) => saveBanners(trx, shopId, columns))
    return ok(await told(shopId), request.say(bannersSaved))
  })
}

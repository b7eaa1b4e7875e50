import { banners, saveBanners as saveBody } from '@kedai/contracts/banners.ts'
import type { Banners } from '@kedai/contracts/banners.ts'
import { success } from '@kedai/contracts/envelope.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { judgeBanners } from './actions/judge-banners.ts'
import { saveBanners } from './actions/save-banners.ts'
import { bannersSaved } from './messages.ts'
import { presentBanners } from './present.ts'
import { readBanners } from './queries.ts'

const path = '/api/ajax/seller/banners'
const tags = ['shop']
const response = { 200: success(banners) }

export async function bannerRoutes(app: KedaiApp, { db, clock, config: { publicUrl } }: Deps): Promise<void> {
  const config = { auth: 'seller', work: 'shop_settings' } as const
  const preHandler = mustManage('shop_settings')
  const read = (shopId: number) => async (trx: Db) => presentBanners(await readBanners(trx, shopId))

  app.get(path, { schema: { response, tags }, config, preHandler }, async ({ seller }) =>
    ok(await inTransaction(db, { shopId: seller.shopId, readOnly: true }, read(seller.shopId))),
  )

  app.put(path, { schema: { body: saveBody, response, tags }, config, preHandler }, async (request) => {
    const { shopId, userId, username } = request.seller
    const columns = judgeBanners(request.body, { publicUrl, username })
    const { revision } = request.body
    const log = { userId, now: clock.now(), action: 'look.edited', ref: 'banners', factsOf } as const
    const saved = await inTransaction(db, { shopId }, (trx) =>
      saveSettings(trx, { shopId, revision, read: read(shopId), write: () => saveBanners(trx, shopId, columns), log }),
    )
    return ok(saved, request.say(bannersSaved))
  })
}

const factsOf = ({ banner: { image, ...banner }, slides, promo_banner }: Banners): Facts => ({
  banner: { picture: image && image.id, ...banner },
  slides: Object.fromEntries(
    slides.map(({ image: { id }, ...slide }, at) => [String(at + 1), { picture: id, ...slide }]),
  ),
  promo_banner,
})

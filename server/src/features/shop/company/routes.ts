import { company, saveCompany as saveBody } from '@kedai/contracts/company.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { uploadedPicture, uploadPicture } from '@kedai/contracts/seller-products.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { publicPath, srcsetOf } from '../../../platform/files/links.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { tidyLine } from '@kedai/domain/text/tidy.ts'
import { judgeCompany } from './actions/judge-company.ts'
import { saveCompany } from './actions/save-company.ts'
import { saveSettings } from '../../../platform/settings/save-settings.ts'
import { companyFacts } from './company-facts.ts'
import { companySaved } from './messages.ts'
import { presentCompany } from './present.ts'
import { readCompany } from './queries.ts'

const path = '/api/ajax/seller/company'
const tags = ['shop']
const response = { 200: success(company) }

export async function companyRoutes(
  app: KedaiApp,
  { db, clock, config: { publicUrl }, files, limits }: Deps,
): Promise<void> {
  const config = { auth: 'seller', work: 'shop_settings' } as const
  const preHandler = mustManage('shop_settings')
  const read = (shopId: number) => async (trx: Db) => presentCompany(await readCompany(trx, shopId), publicUrl)

  app.get(path, { schema: { response, tags }, config, preHandler }, async ({ seller }) =>
    ok(await inTransaction(db, { shopId: seller.shopId, readOnly: true }, read(seller.shopId))),
  )

  app.put(path, { schema: { body: saveBody, response, tags }, config, preHandler }, async (request) => {
    const { shopId, userId } = request.seller
    const columns = judgeCompany(request.body)
    const { revision } = request.body
    const log = { userId, now: clock.now(), action: 'shop.edited', ref: 'company', factsOf: companyFacts } as const
    const saved = await inTransaction(db, { shopId }, (trx) =>
      saveSettings(trx, { shopId, revision, read: read(shopId), write: () => saveCompany(trx, shopId, columns), log }),
    )
    return ok(saved, request.say(companySaved))
  })

  // Logo, banner and slides come in one by one, before what shows them is saved.
  app.post(
    '/api/ajax/seller/shop-pictures',
    {
      schema: { body: uploadPicture, response: { 200: success(uploadedPicture) }, tags },
      config,
      onRequest: preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      await limits.take(request, 'picture')
      const { picture, alt } = request.body
      const file = await files.accept(picture, { shopId, kind: 'shop_picture', field: 'picture' })
      try {
        const id = await inTransaction(db, { shopId }, (trx) => files.save(trx, file))
        return ok({
          id,
          url: publicPath(file.key),
          alt: tidyLine(alt),
          width: file.width,
          height: file.height,
          srcset: srcsetOf(file.key, file.widths),
        })
      } finally {
        await files.discardUnsaved(file)
      }
    },
  )
}

import { success } from '@kedai/contracts/envelope.ts'
import { uploadedPicture, uploadPicture } from '@kedai/contracts/seller-products.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { tidyLine } from '@kedai/domain/text/tidy.ts'
import { presentPicture } from './present.ts'

/** Pictures come in one by one, before the product that shows them is saved. */
export async function pictureRoutes(app: KedaiApp, { db, files, limits }: Deps): Promise<void> {
  const schema = { body: uploadPicture, response: { 200: success(uploadedPicture) }, tags: ['products'] }
  const config = { auth: 'seller', work: 'products' } as const
  app.post('/api/ajax/seller/pictures', { schema, config, onRequest: mustManage('products') }, async (request) => {
    const { shopId } = request.seller
    await limits.take(request, 'picture')
    const { picture, alt } = request.body
    const file = await files.accept(picture, { shopId, kind: 'product_picture', field: 'picture' })
    try {
      const id = await inTransaction(db, { shopId }, (trx) => files.save(trx, file))
      return ok(presentPicture({ ...file, id, alt: tidyLine(alt) }))
    } finally {
      await files.discardUnsaved(file)
    }
  })
}

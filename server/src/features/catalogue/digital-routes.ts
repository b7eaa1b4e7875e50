import { success } from '@kedai/contracts/envelope.ts'
import { digitalFile, uploadDigitalFile } from '@kedai/contracts/seller-products.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'

/** Files to be sold come in one by one, before the product that delivers them is saved. */
export async function digitalFileRoutes(app: KedaiApp, { db, files, limits }: Deps): Promise<void> {
  const schema = { body: uploadDigitalFile, response: { 200: success(digitalFile) }, tags: ['products'] }
  const config = { auth: 'seller', work: 'products' } as const
  app.post('/api/ajax/seller/digital-files', { schema, config, preHandler: mustManage('products') }, async (request) => {
    const { shopId } = request.seller
    await limits.take(request, 'picture')
    const file = await files.accept(request.body.file, { shopId, kind: 'digital_file', field: 'file' })
    try {
      const id = await inTransaction(db, { shopId }, (trx) => files.save(trx, file))
      return ok({ id, name: file.fileName, bytes: file.size })
    } finally {
      await files.discardUnsaved(file)
    }
  })
}

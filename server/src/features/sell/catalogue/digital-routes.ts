import { success } from '@kedai/contracts/envelope.ts'
import { digitalFile, digitalFileRules, uploadDigitalFile } from '@kedai/contracts/seller-products.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { takeSoldFile } from './actions/take-sold-file.ts'

const path = '/api/ajax/seller/digital-files'
const tags = ['products']
const config = { auth: 'seller', work: 'products' } as const

/** Files to be sold come in one by one, before the product that delivers them is saved. */
export async function digitalFileRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, files, limits } = deps
  const most = deps.config.maxSoldBytes
  const onRequest = mustManage('products')

  app.post(
    path,
    {
      schema: { body: uploadDigitalFile, response: { 200: success(digitalFile) }, tags },
      config: { ...config, streams: { field: 'file', most } },
      onRequest,
    },
    async (request, reply) => {
      const { shopId } = request.seller
      await limits.take(request, 'sold_file')
      const { file } = request.body
      const saved = await takeSoldFile(deps, { shopId, most, file }, (draft) => {
        // The bytes have gone by: what stands for them is their hash.
        const body = { file: { filename: file.filename, sha256: draft.sha256 } }
        return idempotent({ db, clock, request, reply, body, options: { shopId } }, async (trx) => ({
          id: await files.save(trx, draft),
          name: draft.fileName,
          bytes: draft.size,
        }))
      })
      return ok(saved)
    },
  )

  app.get(
    `${path}/rules`,
    { schema: { response: { 200: success(digitalFileRules) }, tags }, config, preHandler: mustManage('products') },
    async () => ok({ most_bytes: most }),
  )
}

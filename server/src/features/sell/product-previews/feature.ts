import { success } from '@kedai/contracts/envelope.ts'
import { previewProduct as previewBody, previewedProduct } from '@kedai/contracts/product-preview.ts'
import type { Feature } from '../../../platform/feature.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { previewProduct } from './actions/preview-product.ts'

/** A product's page before it is on sale. */
export const productPreviews: Feature = {
  name: 'product-previews',
  async routes(app, { db, clock, config, limits }) {
    app.post(
      '/api/ajax/seller/products/preview',
      {
        schema: {
          tags: ['products'],
          summary: 'A product as buyers would see it; nothing is saved',
          body: previewBody,
          response: { 200: success(previewedProduct) },
        },
        config: { auth: 'seller', work: 'products' },
        preHandler: mustManage('products'),
      },
      async (request) => {
        await limits.take(request, 'search')
        const { shopId, userId } = request.seller
        return ok(
          await previewProduct(db, {
            shopId,
            userId,
            lang: request.lang,
            publicUrl: config.publicUrl,
            typed: request.body,
            now: clock.now(),
          }),
        )
      },
    )
  },
}

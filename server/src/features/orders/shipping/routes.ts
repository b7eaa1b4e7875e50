import { success } from '@kedai/contracts/envelope.ts'
import { postcodeAnswer, postcodeParams, priceAnswer, priceQuery } from '@kedai/contracts/shipping.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { shippingName } from '@kedai/domain/shipping/method-words.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { findPostcode } from './actions/find-postcode.ts'
import { priceShipping } from './actions/price-shipping.ts'
import { unknownPostcode } from './messages.ts'

export async function shippingRoutes(app: KedaiApp, { publicDb, clock }: Deps): Promise<void> {
  app.get(
    '/api/ajax/guest/shipping/get-price',
    {
      schema: {
        tags: ['shipping'],
        summary: 'What sending an item costs',
        querystring: priceQuery,
        response: { 200: success(priceAnswer) },
      },
      config: { auth: 'none' },
    },
    async ({ query, lang }) => {
      const { chosen, quotes, state, city } = await priceShipping(publicDb, query, clock.now())
      return ok({
        price: formatRinggit(chosen.price),
        method_id: chosen.method.id,
        methods: quotes.map(({ method, price }) => ({
          id: method.id,
          name: shippingName(method.name, lang),
          courier: method.courier,
          price: formatRinggit(price),
        })),
        state: { code: state.code, name: state.name },
        city,
      })
    },
  )

  app.get(
    '/api/ajax/guest/postcode/:postcode',
    {
      schema: {
        tags: ['shipping'],
        summary: 'Town and state of a postcode',
        params: postcodeParams,
        response: { 200: success(postcodeAnswer) },
      },
      config: { auth: 'none', cache: 'public' },
    },
    async ({ params: { postcode } }) => {
      const place = await findPostcode(postcode)
      if (place === null) throw new AppError('not_found', unknownPostcode, { params: { postcode } })
      return ok({
        postcode: place.postcode,
        city: place.city,
        state: { code: place.state.code, name: place.state.name },
      })
    },
  )
}

import { amount, fieldOf, given, hashed } from './hashed.ts'
import type { PixelApi } from './purchase.ts'

/** Meta's Conversions API. Its `event_id` is the browser's `eventID`; within 48 hours the two are one purchase. */
export const facebook: PixelApi = {
  secretsOf: ({ key }) => [key],
  call: ({ id, key }, { event, eventId, at, value, contents, buyer, pageUrl, browser }) => ({
    path: `/v24.0/${encodeURIComponent(id)}/events?access_token=${encodeURIComponent(key)}`,
    json: {
      data: [
        {
          event_name: event === 'purchase' ? 'Purchase' : 'AddToCart',
          event_time: Math.floor(at.getTime() / 1000),
          event_id: eventId,
          action_source: browser ? 'website' : 'system_generated',
          event_source_url: pageUrl,
          user_data: given({
            em: buyer?.email && [hashed(buyer.email)],
            ph: buyer && [hashed(buyer.phone.replace(/\D/g, ''))],
            fn: buyer && [hashed(buyer.name)],
            ct: buyer?.city && [hashed(buyer.city)],
            zp: buyer?.postcode && [hashed(buyer.postcode)],
            country: buyer && [hashed('my')],
            client_ip_address: browser?.address,
            client_user_agent: browser?.userAgent,
            fbp: browser?.fbp,
            fbc: browser?.fbc,
          }),
          custom_data: {
            currency: 'MYR',
            value: amount(value),
            ...(event === 'purchase' && { order_id: eventId }),
            content_type: 'product',
            content_ids: contents.map((one) => one.id),
            contents: contents.map((one) => ({ id: one.id, quantity: one.quantity, item_price: amount(one.price) })),
            num_items: contents.reduce((sum, one) => sum + one.quantity, 0),
          },
        },
      ],
    },
  }),
  refusal: (answer) => (fieldOf(answer, 'events_received') === 0 ? 'no event was received' : null),
}

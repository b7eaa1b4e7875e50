import { amount } from './hashed.ts'
import type { PixelApi } from './purchase.ts'

/** Google's Measurement Protocol. Purchases of one `transaction_id` are one; other events it cannot tell from the browser's, so it is told of none. */
export const google: PixelApi = {
  secretsOf: ({ key }) => [key],
  call: ({ id, key }, { eventId, at, value, contents, browser }) => ({
    path: `/mp/collect?measurement_id=${encodeURIComponent(id)}&api_secret=${encodeURIComponent(key)}`,
    json: {
      client_id: browser?.ga ?? `order.${eventId}`,
      timestamp_micros: at.getTime() * 1000,
      events: [
        {
          name: 'purchase',
          params: {
            transaction_id: eventId,
            event_id: eventId,
            value: amount(value),
            currency: 'MYR',
            items: contents.map((one) => ({
              item_id: one.id,
              item_name: one.name,
              quantity: one.quantity,
              price: amount(one.price),
            })),
          },
        },
      ],
    },
  }),
  // It takes whatever comes and says nothing.
  refusal: () => null,
}

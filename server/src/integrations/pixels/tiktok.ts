import { amount, fieldOf, given, hashed } from './hashed.ts'
import type { PixelApi } from './purchase.ts'

/** TikTok's Events API; its answer holds a code, 0 for taken. */
export const tiktok: PixelApi = {
  secretsOf: ({ key }) => [key],
  call: ({ id, key }, { event, eventId, at, value, contents, buyer, pageUrl, browser }) => ({
    path: '/open_api/v1.3/event/track/',
    headers: { 'access-token': key },
    json: {
      event_source: 'web',
      event_source_id: id,
      data: [
        {
          event: event === 'purchase' ? 'CompletePayment' : 'AddToCart',
          event_time: Math.floor(at.getTime() / 1000),
          event_id: eventId,
          user: given({
            email: buyer?.email && [hashed(buyer.email)],
            phone: buyer && [hashed(buyer.phone)],
            ip: browser?.address,
            user_agent: browser?.userAgent,
            ttp: browser?.ttp,
            ttclid: browser?.ttclid,
          }),
          properties: {
            currency: 'MYR',
            value: amount(value),
            ...(event === 'purchase' && { order_id: eventId }),
            content_type: 'product',
            contents: contents.map((one) => ({
              content_id: one.id,
              content_name: one.name,
              quantity: one.quantity,
              price: amount(one.price),
            })),
          },
          page: { url: pageUrl },
        },
      ],
    },
  }),
  refusal(answer) {
    const code = fieldOf(answer, 'code')
    return code === 0 || code === undefined ? null : `${String(code)} ${String(fieldOf(answer, 'message') ?? '')}`
  },
}

import type { PurchaseEvent } from '@kedai/contracts/pixels.ts'
import { post } from '../../lib/http.ts'

// Tells a paid order once, as the server hands it out once. The order's address is its secret, so no script of others runs here: each
// is told by a picture or a note that carries the purchase and nothing else. (TikTok takes none; the server tells it.)
export async function tellPurchase(token: string): Promise<void> {
  const answer = await post<PurchaseEvent>(`/api/ajax/guest/order/${encodeURIComponent(token)}/conversion`)
  if (!answer.ok || answer.data === null) return
  const { event_id, value, currency, contents, fb_pixel, ga_code } = answer.data
  const ids = JSON.stringify(contents.map(({ id }) => id))
  if (fb_pixel !== null)
    picture('https://www.facebook.com/tr', {
      id: fb_pixel,
      ev: 'Purchase',
      eid: event_id,
      noscript: '1',
      'cd[value]': value,
      'cd[currency]': currency,
      'cd[content_ids]': ids,
      'cd[content_type]': 'product',
      'cd[order_id]': event_id,
    })
  if (ga_code !== null)
    picture('https://www.google-analytics.com/g/collect', {
      v: '2',
      tid: ga_code,
      cid: `order.${event_id}`,
      en: 'purchase',
      'ep.transaction_id': event_id,
      'epn.value': value,
      cu: currency,
    })
}

function picture(address: string, facts: Record<string, string>): void {
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  image.src = `${address}?${new URLSearchParams(facts).toString()}`
}

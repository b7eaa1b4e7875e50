import type { PurchaseEvent } from '@kedai/contracts/pixels.ts'
import { post } from '../../lib/http.ts'

// Tells a paid order. The server hands it out, always with one `event_id`, until it hears that it was told: a page that is left before
// tells it again, and providers count it once. The order's address is its secret, so no script of others runs here: each is told by a
// call that carries the purchase and nothing else. (TikTok takes none; the server tells it.)
export async function tellPurchase(token: string): Promise<void> {
  const path = `/api/ajax/guest/order/${encodeURIComponent(token)}/conversion`
  const answer = await post<PurchaseEvent>(path)
  if (!answer.ok || answer.data === null) return
  const { event_id, value, currency, contents, fb_pixel, ga_code } = answer.data
  const ids = JSON.stringify(contents.map(({ id }) => id))
  const calls: Promise<unknown>[] = []
  if (fb_pixel !== null)
    calls.push(
      tell('https://www.facebook.com/tr', {
        id: fb_pixel,
        ev: 'Purchase',
        eid: event_id,
        noscript: '1',
        'cd[value]': value,
        'cd[currency]': currency,
        'cd[content_ids]': ids,
        'cd[content_type]': 'product',
        'cd[order_id]': event_id,
      }),
    )
  if (ga_code !== null)
    calls.push(
      tell('https://www.google-analytics.com/g/collect', {
        v: '2',
        tid: ga_code,
        cid: `order.${event_id}`,
        en: 'purchase',
        'ep.transaction_id': event_id,
        'epn.value': value,
        cu: currency,
      }),
    )
  // What a blocker or a lost connection kept back is told when the page is opened again.
  const isTold = await Promise.all(calls).then(
    () => true,
    () => false,
  )
  if (isTold) await post(`${path}/told`)
}

// As a picture would be asked for, whose answer says nothing; but an empty one would count as a failure of it.
const tell = (address: string, facts: Record<string, string>): Promise<Response> =>
  fetch(`${address}?${new URLSearchParams(facts).toString()}`, {
    mode: 'no-cors',
    credentials: 'include',
    referrerPolicy: 'no-referrer',
  })

import type { ItemView } from '@kedai/contracts/items.ts'
import { clicksCookie, writeClicks } from '@kedai/domain/pixels/cookies.ts'
import { keepCookie } from './ads-choice.ts'
import { createTeller, type Moment } from '../../lib/pixels/tags.ts'

let started: string | null = null

// The shop's own pixels on one of its items; only here once the shop has one and, where it asks first, its visitor said yes. What is put
// into the cart is told by the cart itself.
export function startPixels({ conversion, item }: ItemView): () => void {
  const clicks = writeClicks(new URLSearchParams(window.location.search), Date.now())
  if (clicks !== null) keepCookie(clicksCookie, clicks)
  const teller = createTeller(conversion)
  const price = Number(item.price) // a two-decimal text of the wire
  const tell = (moment: Moment) => {
    if (conversion.events[moment] === false) return
    teller(moment, { value: price, contents: [{ id: item.view_id, name: item.title, price, quantity: 1 }] })
  }
  if (started !== item.view_id) {
    started = item.view_id
    tell('page_view')
    tell('view_item')
  }
  const told = new Set<Moment>()
  const once = (moment: Moment) => {
    if (told.has(moment)) return
    told.add(moment)
    tell(moment)
  }
  const onFocus = ({ target }: Event) => target instanceof Element && target.closest('form') && once('begin_checkout')
  const onChange = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.name === 'paymentMethod' && once('add_payment_info')
  document.addEventListener('focusin', onFocus)
  document.addEventListener('change', onChange)
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('change', onChange)
  }
}

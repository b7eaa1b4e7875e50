import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import { displayRinggit, formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { CouponRefusalReason } from '@kedai/domain/coupons/coupon.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { fill } from '../../../platform/errors/fill.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { explainRefusal } from '../coupons/actions/explain-refusal.ts'
import { OrderChanged, type Short } from './shared/order-changed.ts'
import type { Basket, BasketChange } from './shared/price-basket.ts'
import { changeTexts } from './messages.ts'

type Told = { what: ChangedOrder['changes'][number]['what']; text: Message; item_id?: number; left?: number }

/** The 409 that lets a buyer accept what changed: each change in words, the new totals, and the order as it could stand now. */
export function refuseChanged(basket: Basket, expectedTotal: string | undefined, lang: Lang): OrderChanged {
  const told = [...basket.changes.map(tell), ...tellTotal(basket, expectedTotal)]
  const data: ChangedOrder = {
    totals: totalsToWire(basket.totals),
    changes: told.map(({ text, ...rest }) => ({ ...rest, message: text[lang] })),
    items: basket.lines.map((line) => ({ id: line.unit.id, quantity: line.quantity })),
    coupon_code: basket.coupon?.code ?? null,
    click_upsell: basket.upsell !== null,
  }
  return new OrderChanged(told[0]?.text ?? texts.conflict, data, shortOf(basket.changes))
}

const shortOf = (changes: readonly BasketChange[]): Short => ({
  variationIds: changes.flatMap((one) => {
    if (one.what === 'stock') return [one.unit.id]
    if (one.what === 'choice') return one.change.isClosed ? [] : [one.unitId]
    return one.what === 'click_upsell' && one.upsell ? [one.upsell.variationId] : []
  }),
  couponCode:
    changes.flatMap((one) => (one.what === 'coupon' && countsUses.has(one.refusal.reason) ? [one.code] : []))[0] ??
    null,
})

// An order that waits holds its use of a coupon, and is an order.
const countsUses: ReadonlySet<CouponRefusalReason> = new Set(['used_up', 'used_by_you', 'first_order'])

function tell(change: BasketChange): Told {
  switch (change.what) {
    case 'coupon':
      return { what: 'coupon', text: explainRefusal(change.refusal, change.code) }
    case 'choice': {
      const { what, message, left } = change.change
      return { what, text: message, item_id: change.unitId, ...(left !== null && { left }) }
    }
    case 'click_upsell':
      return { what: 'click_upsell', text: changeTexts.upsellGone }
    case 'stock': {
      const { title } = change.listing
      const item = change.unit.options === '' ? title : `${title} (${change.unit.options})`
      const text =
        change.left === 0
          ? fill(changeTexts.soldOut, { item })
          : fill(changeTexts.fewerLeft, { item, left: change.left })
      return { what: 'stock', text, item_id: change.unit.id, left: change.left }
    }
  }
}

function tellTotal({ totals }: Basket, expected: string | undefined): Told[] {
  if (!expected || expected === formatRinggit(totals.total)) return []
  const was = parseRinggit(expected)
  const params = (lang: Lang) => ({
    now: displayRinggit(totals.total, lang),
    was: was === null ? expected : displayRinggit(was, lang),
  })
  return [{ what: 'total', text: fill(changeTexts.total, params) }]
}

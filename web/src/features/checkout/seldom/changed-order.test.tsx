import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { i18n } from '../../../lib/i18n.ts'
import type { OrderInHand } from '../order-in-hand.ts'
import { ChangedOrderNotice } from './changed-order.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const soldOut: ChangedOrder = {
  totals: {
    ...{
      shipping: '0.00',
      subtotal: '0.00',
      discount: '0.00',
      click_upsell: '0.00',
      addon_total: '0.00',
      total: '0.00',
    },
  },
  changes: [{ what: 'stock', message: 'Sorry, Mug has just sold out.', item_id: 7, left: 0 }],
  items: [],
  coupon_code: null,
  click_upsell: false,
}
const own = { order_no: '1001', url: '/order/abc' }
const drawn = (change: ChangedOrder) => {
  const checkout = { frame: { shop: { currency: 'RM' } }, takeOver: () => {} } as unknown as OrderInHand // what it reads
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ChangedOrderNotice checkout={checkout} change={change} />
    </I18nProvider>,
  )
}

it('leads to the order of this browser that holds what is sold out, instead of saying that nothing can be had', () => {
  expect(drawn(soldOut)).toContain('has just sold out')
  const told = drawn({ ...soldOut, own_order: own })
  expect(told).toContain('You have an unpaid order: 1001')
  expect(told).toContain('href="/order/abc"')
  expect(told).not.toContain('sold out')
  const fewer = drawn({ ...soldOut, items: [{ id: 7, quantity: 1 }], own_order: own })
  expect([fewer.includes('href="/order/abc"'), fewer.includes('has just sold out')]).toEqual([true, true])
})

import { expect, it } from 'vitest'
import { paymentWord } from './status-badges.tsx'
import { fulfilmentWord, fulfilmentWords } from './status-words.ts'

it('tells of an order that its buyer comes for in words of its own, and of any other as ever', () => {
  const word = (fulfilment_status: keyof typeof fulfilmentWords, is_pickup: boolean) =>
    fulfilmentWord({ fulfilment_status, is_pickup }).word.message
  expect((['unfulfilled', 'packed', 'delivered', 'returned'] as const).map((status) => word(status, true))).toEqual([
    'Not ready yet',
    'Ready to collect',
    'Collected',
    'Returned',
  ])
  expect((['unfulfilled', 'packed', 'delivered'] as const).map((status) => word(status, false))).toEqual([
    'Not sent',
    'Packed',
    'Delivered',
  ])
})

it('says when somebody pays who comes for the goods', () => {
  const order = {
    order_status: 'open',
    payment_status: 'unpaid',
    fulfilment_status: 'unfulfilled',
    payment_kind: 'cod',
  } as const
  expect([true, false].map((is_pickup) => paymentWord({ ...order, is_pickup }).word.message)).toEqual([
    'Pays on collecting',
    'Cash on delivery',
  ])
})

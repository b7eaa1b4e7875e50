import { expect, test } from 'vitest'
import { orderChannel, shopChannel, shopPresence, subjectOfChannel } from './channels.ts'

test('a channel says what it is about, and nothing else is one of ours', () => {
  expect(subjectOfChannel(shopChannel(7))).toEqual({ of: 'shop', shopId: 7, isPresence: false })
  expect(subjectOfChannel(shopPresence(7))).toEqual({ of: 'shop', shopId: 7, isPresence: true })
  expect(subjectOfChannel(orderChannel('abcdefghijklmnop-_12'))).toEqual({ of: 'order', token: 'abcdefghijklmnop-_12' })
  for (const name of [
    'private-shop.0',
    'private-shop.07',
    'private-shop.7x',
    'shop.7',
    'presence-order.x',
    'private-order.short',
  ])
    expect([name, subjectOfChannel(name)]).toEqual([name, null])
})

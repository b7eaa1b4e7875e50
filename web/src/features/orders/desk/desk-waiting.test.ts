import type { ShopEvent } from '@kedai/contracts/events.ts'
import { expect, test } from 'vitest'
import { afterEvent, beginWaiting, dropWaiting, keepWaiting } from './desk-waiting.ts'

const told = (id: number, name: ShopEvent['name'], orderNo = '1001'): ShopEvent => ({
  id,
  name,
  at: '2026-11-24 10:00:00',
  data: { order_no: orderNo },
})
const after = (...events: ShopEvent[]) => events.reduce(afterEvent, beginWaiting([])).orderNos

test('an order rings until somebody at the shop takes it on, and anew for a slip that comes later', () => {
  expect(after(told(1, 'OrderPlaced'))).toEqual(['1001'])
  expect(after(told(1, 'OrderPlaced'), told(2, 'OrderAccepted'))).toEqual([])
  expect(after(told(1, 'OrderPlaced'), told(2, 'OrderAccepted'), told(3, 'SlipUploaded'))).toEqual(['1001'])
  expect(after(told(1, 'OrderPlaced'), told(2, 'OrderPlaced', '1002'), told(3, 'OrderAccepted'))).toEqual(['1002'])
})

test('what was missed and is told late does not ring once it is known to be taken on', () => {
  expect(after(told(2, 'OrderAccepted'), told(1, 'OrderPlaced'))).toEqual([])
  expect(after(told(4, 'OrderAccepted'), told(1, 'OrderPlaced'), told(2, 'OrderAccepted'))).toEqual([])
  expect(after(told(4, 'OrderAccepted'), told(2, 'OrderAccepted'), told(3, 'SlipUploaded'))).toEqual([])
})

test('a slip that is approved elsewhere rings no more; a new order that is paid at once still waits', () => {
  expect(after(told(1, 'SlipUploaded'), told(2, 'OrderPaid'))).toEqual([])
  expect(after(told(1, 'OrderPlaced'), told(2, 'SlipUploaded'), told(3, 'OrderPaid'))).toEqual(['1001'])
})

test('what could not be told to the server waits again, once', () => {
  const now = keepWaiting(dropWaiting(beginWaiting(['1002', '1001']), ['1001']), ['1001'])
  expect(keepWaiting(now, ['1001']).orderNos).toEqual(['1001', '1002'])
})

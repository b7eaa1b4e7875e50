import { expect, test } from 'vitest'
import { statusInWords } from './words.ts'

test.each([
  ['Pending Pickup', 'awaiting_pickup'],
  ['Driver dispatched for Pickup', 'awaiting_pickup'],
  ['Arrived at Origin Hub', 'in_transit'],
  ['On Vehicle for Delivery', 'out_for_delivery'],
  ['Delivered, Received by Customer', 'delivered'],
  ['Delivery Exception, Pending Reschedule', 'delivery_failed'],
  ['Return To Sender Initiated', 'returning'],
  ['Returned to sender', 'returned'],
  ['Cancelled', 'cancelled'],
  ['Parcel Measurements Update', null],
])('%s means %s', (words, status) => {
  expect(statusInWords(words)).toBe(status)
})

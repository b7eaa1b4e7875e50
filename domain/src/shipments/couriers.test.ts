import { describe, expect, test } from 'vitest'
import { courierNames, findCourier, trackingUrl } from './couriers.ts'

describe('couriers', () => {
  test.each(courierNames)('%s is found by its own name and can be followed', (name) => {
    expect(findCourier(name)).toBe(name)
    expect(trackingUrl(name, 'ABC 123')).toContain('ABC123')
  })

  test.each([
    ['poslaju', 'Pos Laju'],
    ['J & T', 'J&T Express'],
    ['JNT Express Malaysia', 'J&T Express'],
    ['gdex', 'GDEX'],
    ['Shopee Express', 'SPX Express'],
    ['City Link', 'City-Link Express'],
  ])('"%s" means %s', (typed, name) => expect(findCourier(typed)).toBe(name))

  test('nothing is guessed', () => {
    expect(findCourier('')).toBeNull()
    expect(findCourier('Abang Lalamove')).toBeNull()
    expect(trackingUrl('Pos Laju', ' ')).toBeNull()
  })

  test('a number cannot leave its place in the address', () => {
    expect(trackingUrl('Pos Laju', 'x/../?y=1&z#')).toBe(
      'https://tracking.pos.com.my/tracking/x%2F..%2F%3Fy%3D1%26z%23',
    )
  })
})

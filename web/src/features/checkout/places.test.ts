import { afterEach, describe, expect, it, vi } from 'vitest'
import { mug } from '../../product-types/item-view.fixture.ts'
import { safeTarget } from './placed-order.ts'
import { locationOf } from './use-place.ts'
import { pricePath } from './use-shipping.ts'

describe('where the parcel goes', () => {
  it('is told by the postcode, until a state is picked by hand', () => {
    expect(locationOf({ placeBy: 'postcode', state: 'MY-10' }, '93050', false)).toBe('93050')
    expect(locationOf({ placeBy: 'state', state: 'MY-10' }, '93050', false)).toBe('MY-10')
    expect(locationOf({ placeBy: 'state', state: '' }, '93050', false)).toBe('93050')
    expect(locationOf({ placeBy: 'postcode', state: 'MY-10' }, null, false)).toBeNull()
  })
  it('is told by the state where nobody knows the postcode', () => {
    expect(locationOf({ placeBy: 'postcode', state: 'MY-10' }, '00001', true)).toBe('MY-10')
    expect(locationOf({ placeBy: 'postcode', state: '' }, '00001', true)).toBeNull()
  })
  it('is asked for under the names of the spec', () => {
    const fields = '/api/ajax/guest/shipping/get-price?location=43000&courier='
    expect(pricePath(mug, '43000', [{ id: 11, quantity: 3 }], mug.shipping_methods[0] ?? null)).toBe(
      `${fields}Poslaju&item_id=MUG&quantity=3&zoneid=1&by=weight&weight=1.350&model_id=11`,
    )
    expect(pricePath(mug, '43000', [], null)).toBe(
      `${fields}&item_id=MUG&quantity=1&zoneid=&by=&weight=0.450&model_id=`,
    )
    expect(
      new URLSearchParams(
        pricePath(
          mug,
          '43000',
          [
            { id: 1, quantity: 2 },
            { id: 2, quantity: 1 },
          ],
          null,
        ).split('?')[1],
      ).get('items'),
    ).toBe('1:2,2:1')
  })
})

describe('where the server sends the buyer', () => {
  afterEach(() => vi.unstubAllGlobals())
  it.each([
    ['/order/abc', true],
    ['https://pay.example.test/x', true],
    ['http://shop.test/order/abc', true],
    ['http://elsewhere.test/', false],
    ['//elsewhere.test/', false],
    ['/\\elsewhere.test', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s is followed: %s', (target, isFollowed) => {
    vi.stubGlobal('location', { origin: 'http://shop.test' })
    expect(safeTarget(target)).toBe(isFollowed ? target : null)
  })
})

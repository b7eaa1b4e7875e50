import { productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { expect, test } from 'vitest'
import { readListAddress } from './list-address.ts'

test.each(productTypeNames)('the list can be filtered by %s', (type) => {
  expect(readListAddress(new URLSearchParams({ type }))).toMatchObject({ type })
})

test('a type that does not exist filters nothing', () => {
  expect(readListAddress(new URLSearchParams({ type: 'donation' })).type).toBeUndefined()
})

import { expect, it } from 'vitest'
import { isOffered, isProductTypeName, productTypeNames, productTypeRules, productTypes } from './product-types.ts'

it('offers what is built and nothing else', () => {
  expect(productTypeNames.filter(isOffered)).toEqual(productTypeNames.filter((name) => productTypes[name].isBuilt))
  expect(productTypeNames.filter(isOffered)).toEqual(expect.arrayContaining(['ecommerce', 'service', 'rental']))
})

it('ships goods and mails what has no parcel of its own', () => {
  expect(productTypeNames.filter((name) => productTypeRules(name).ships)).toEqual(['ecommerce', 'variation'])
  expect(productTypeNames.filter((name) => productTypeRules(name).fields.includes('participants'))).toEqual(['ticket'])
  expect(productTypeRules('digital').mailed).toBe(true)
})

it('knows its own names', () => {
  expect(isProductTypeName('rental')).toBe(true)
  expect(isProductTypeName('toString')).toBe(false)
})

import { expect, it } from 'vitest'
import { placeAt } from './place-at.ts'

it('knows whose work an address is', () => {
  const works = [
    '/seller',
    '/seller/orders',
    '/seller/orders/1001/edit',
    '/seller/products/stock',
    '/seller/invoices/ageing',
    '/seller/settings/shipping',
    '/seller/settings/account',
    '/seller/orderly',
    '/login',
  ]
  expect(works.map((path) => placeAt(path)?.work ?? null)).toEqual([
    null,
    'orders',
    'orders',
    'products',
    'invoices',
    'shipping',
    null,
    null,
    null,
  ])
})

it('is the list itself, not what it may be narrowed to', () => {
  expect(placeAt('/seller/products')?.id).toBe('products')
  expect(placeAt('/seller/orders')?.id).toBe('orders')
})

import { expect, it } from 'vitest'
import { sellerPaths } from './seller-paths.ts'

it('makes the addresses behind the counter', () => {
  expect([
    sellerPaths.home(),
    sellerPaths.home({ period: '7d' }),
    sellerPaths.orders(),
    sellerPaths.orders({ status: 'to_pack', page: 2 }),
  ]).toEqual(['/seller', '/seller?period=7d', '/seller/orders', '/seller/orders?status=to_pack&page=2'])
  expect([
    sellerPaths.products({ term: 'kopi & teh' }),
    sellerPaths.newProduct(),
    sellerPaths.newProduct('variation'),
  ]).toEqual(['/seller/products?term=kopi+%26+teh', '/seller/products/new', '/seller/products/new?type=variation'])
})

it('lets no name out of its part of an address', () => {
  expect([
    sellerPaths.order('KD/1'),
    sellerPaths.product('7?x'),
    sellerPaths.invoice('a/b'),
    sellerPaths.editQuote('a/b'),
  ]).toEqual(['/seller/orders/KD%2F1', '/seller/products/7%3Fx', '/seller/invoices/a%2Fb', '/seller/quotes/a%2Fb/edit'])
})

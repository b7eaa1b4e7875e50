import { expect, it } from 'vitest'
import { paths } from './paths.ts'

const ownHost = { username: 'demo', onShopHost: true }
const bareHost = { username: 'demo', onShopHost: false }

it('makes every address of the site', () => {
  expect({
    home: paths.home(),
    login: [paths.login(), paths.login('/seller/orders?status=to_pack')],
    register: paths.register(),
    forgot: paths.forgot(),
    reset: paths.reset('a b'),
    order: paths.order('t/1'),
    gallery: paths.gallery(),
    mailbox: paths.mailbox(),
    seller: [paths.seller.home(), paths.seller.orders(), paths.seller.orders({ status: 'to_pack', page: 2 }), paths.seller.order('KD-1')],
    products: [paths.seller.products({ term: 'kopi & teh' }), paths.seller.newProduct(), paths.seller.newProduct('variation'), paths.seller.product('7')],
    money: paths.seller.money(),
    storefront: [paths.storefront(ownHost), paths.storefront(bareHost), paths.storefront(ownHost, { q: '咖啡', page: 2, cat: 'minuman' })],
    item: [paths.item(ownHost, 'DEMO-MUG'), paths.item(bareHost, 'DEMO-MUG')],
    invoice: paths.seller.invoice('a/b'),
    quote: paths.seller.quote('a/b'),
  }).toMatchInlineSnapshot(`
    {
      "forgot": "/forgot",
      "gallery": "/gallery",
      "home": "/",
      "invoice": "/seller/invoices/a%2Fb",
      "item": [
        "/i/DEMO-MUG",
        "/s/demo/i/DEMO-MUG",
      ],
      "login": [
        "/login",
        "/login?next=%2Fseller%2Forders%3Fstatus%3Dto_pack",
      ],
      "mailbox": "/demo/mailbox",
      "money": "/seller/money",
      "order": "/order/t%2F1",
      "products": [
        "/seller/products?term=kopi+%26+teh",
        "/seller/products/new",
        "/seller/products/new?type=variation",
        "/seller/products/7",
      ],
      "quote": "/seller/quotes/a%2Fb",
      "register": "/register",
      "reset": "/reset?token=a+b",
      "seller": [
        "/seller",
        "/seller/orders",
        "/seller/orders?status=to_pack&page=2",
        "/seller/orders/KD-1",
      ],
      "storefront": [
        "/",
        "/s/demo",
        "/?q=%E5%92%96%E5%95%A1&page=2&cat=minuman",
      ],
    }
  `)
})

it('leaves out what is empty', () => {
  expect(paths.storefront(bareHost, { q: '', page: undefined })).toBe('/s/demo')
})

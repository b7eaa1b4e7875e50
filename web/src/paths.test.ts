import { expect, it } from 'vitest'
import { paths } from './paths.ts'

const ownHost = { username: 'demo', onShopHost: true }
const bareHost = { username: 'demo', onShopHost: false }

it('makes every address in front of the counter', () => {
  expect({
    home: paths.home(),
    login: [paths.login(), paths.login('/seller/orders?status=to_pack')],
    register: paths.register(),
    forgot: paths.forgot(),
    reset: paths.reset('a b'),
    order: paths.order('t/1'),
    gallery: paths.gallery(),
    mailbox: paths.mailbox(),
    counter: paths.counter(),
    storefront: [
      paths.storefront(ownHost),
      paths.storefront(bareHost),
      paths.storefront(ownHost, { q: '咖啡', page: 2, cat: 'minuman' }),
    ],
    cart: [paths.cart(ownHost), paths.cart(bareHost), paths.checkout(ownHost), paths.checkout(bareHost)],
    item: [paths.item(ownHost, 'DEMO-MUG'), paths.item(bareHost, 'DEMO-MUG')],
  }).toMatchInlineSnapshot(`
    {
      "cart": [
        "/cart",
        "/s/demo/cart",
        "/checkout",
        "/s/demo/checkout",
      ],
      "counter": "/seller",
      "forgot": "/forgot",
      "gallery": "/gallery",
      "home": "/",
      "item": [
        "/i/DEMO-MUG",
        "/s/demo/i/DEMO-MUG",
      ],
      "login": [
        "/login",
        "/login?next=%2Fseller%2Forders%3Fstatus%3Dto_pack",
      ],
      "mailbox": "/demo/mailbox",
      "order": "/order/t%2F1",
      "register": "/register",
      "reset": "/reset?token=a+b",
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

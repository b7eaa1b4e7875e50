/** What the README shows: one entry a picture. `as` signs in first; `press` is pressed when the page is there, and what it opens is shown. */
export type Shot = {
  name: string
  path: string
  width: number
  height: number
  dark?: boolean
  as?: string
  scrollTo?: string
  press?: string
}

export const shots: readonly Shot[] = [
  { name: 'storefront-phone', path: '/s/demo', width: 390, height: 780 },
  { name: 'item-phone', path: '/s/demo/i/DEMO-TEE', width: 390, height: 780 },
  { name: 'checkout-phone', path: '/s/demo/i/DEMO-MUG', width: 390, height: 780, scrollTo: '[name=phone]' },
  { name: 'storefront', path: '/s/demo', width: 1280, height: 800 },
  { name: 'seller-orders', path: '/seller/orders', width: 1280, height: 800, as: 'seller@demo.test' },
  { name: 'invoice-phone', path: '/', width: 390, height: 780, press: 'a[href*="/view/invoice/"]' },
  {
    name: 'seller-invoice',
    path: '/seller/invoices?status=partial',
    width: 1280,
    height: 800,
    as: 'seller@demo.test',
    press: 'tbody a[href*="/seller/invoices/"]',
  },
  {
    name: 'seller-product-dark',
    path: '/seller/products/new',
    width: 390,
    height: 780,
    dark: true,
    as: 'seller@demo.test',
  },
]

import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf } from './calls-of.ts'
import { expectSound, openDemo } from './demo-site.ts'
import { type Visitor, signIn } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

it('an agent’s order is sent by the stockist above, who accepts it on a phone, or by the shop after all', async () => {
  const seller = await demo.visit(1280)
  await signIn(seller, '/seller/orders')
  const asSeller = callsOf(seller.page, '/api/ajax/seller')
  const stockist = await demo.visit(360)
  await enter(stockist, 'stockist@demo.test', '/s/demo/stockist')
  const asStockist = callsOf(stockist.page, '/api/ajax/stockist')
  await buy(asStockist, 40, 'bank_transfer')
  const [bulk] = (await asSeller('GET', 'orders?list=stockist')) as { order_no: string; total: string }[]
  const money = { amount: bulk?.total, method: 'bank_transfer', reference: 'FT2' }
  await asSeller('POST', `orders/${bulk?.order_no}/record-payment`, money)

  await seller.page.goto('/seller/orders?list=warehouse')
  await seller.page.getByText('Tiada pesanan dihantar dari tempat lain').waitFor()
  await expectSound(seller)
  await seller.page.goto('/seller/programmes?area=agent')
  await seller.page.getByRole('checkbox', { name: /^Upline terdekat/ }).check()
  await seller.page.getByLabel(/^Masa untuk terima/).waitFor()
  await expectSound(seller)
  await asSeller('PUT', 'programmes/agent', { routes_to_upline: true, route_hours: 12 })

  const { code } = (await asStockist('GET', 'home')) as { code: string }
  const agent = await demo.visit(360)
  await agent.page.goto('/login')
  const applied = await callsOf(agent.page, '/api/ajax/guest')('POST', 'programmes/agent/apply', applicant(code))
  expect(applied).toEqual({ status: 'applied' })
  const [waiting] = (await asSeller('GET', 'resellers?area=agent&status=applied')) as { id: number }[]
  await asSeller('POST', `resellers/${waiting?.id}/approve`, {})
  await enter(agent, email, '/s/demo/agent', password)
  const asAgent = callsOf(agent.page, '/api/ajax/agent')
  const first = await buy(asAgent, 10, 'cod')
  const second = await buy(asAgent, 12, 'cod')

  const { page } = stockist
  await page.goto('/s/demo/stockist')
  await page.getByText('2 pesanan untuk anda hantar').waitFor()
  await expectSound(stockist)
  await page.getByRole('link', { name: 'Lihat apa yang perlu dihantar' }).click()
  const card = page.locator('section').filter({ hasText: first })
  await card.getByRole('button', { name: 'Terima', exact: true }).click()
  await card.getByText('Diterima', { exact: true }).waitFor()
  await expectSound(stockist)
  await card.getByLabel('Kurier').selectOption('Pos Laju')
  await card.getByLabel('Nombor penjejakan').fill('EN123456789MY')
  await card.getByRole('button', { name: 'Saya sudah hantar' }).click()
  await card.getByText('Dihantar', { exact: true }).waitFor()
  await expectSound(stockist)

  await seller.page.setViewportSize({ width: 360, height: 800 })
  await seller.page.goto('/seller/orders?list=warehouse')
  await seller.page
    .getByText(/dihantar oleh/)
    .first()
    .waitFor()
  await expectSound(seller)
  await seller.page.goto(`/seller/orders/${second}`)
  await seller.page.getByRole('heading', { name: /^Dihantar oleh/ }).waitFor()
  await expectSound(seller)
  await seller.page.getByRole('button', { name: 'Hantar daripada stok saya' }).click()
  await seller.page.getByRole('alertdialog').getByRole('button', { name: 'Hantar daripada stok saya' }).click()
  await seller.page.getByRole('heading', { name: /^Dihantar oleh/ }).waitFor({ state: 'detached' })
  await page.reload()
  await card.waitFor()
  expect(await page.locator('section').filter({ hasText: second }).count()).toBe(0)
  for (const { leave } of [seller, stockist, agent]) await leave()
})

const email = 'rosli@reseller.test'
const password = 'hujan di tepi sawah'

const applicant = (sponsor: string) => ({
  name: 'Rosli bin Hamid',
  email,
  password,
  phone: '012-555 9911',
  identity_no: '880214-10-5123',
  address: '4, Jalan Teratai',
  city: 'Kajang',
  postcode: '43000',
  state: 'Selangor',
  bank_name: 'Maybank',
  bank_account: '114455990011',
  sponsor_code: sponsor,
  agreeTnc: '1',
})

const place = { postcode: '43000', state: 'Selangor', city: 'Kajang' }
type Calls = ReturnType<typeof callsOf>

// So many mugs, by the calls that the pages make; the order's number.
async function buy(as: Calls, quantity: number, paymentMethod: string): Promise<string> {
  const [mug] = (await as('GET', 'products?term=Mug%20Seramik')) as { product_id: number }[]
  await as('POST', 'carts', { product_id: mug?.product_id, quantity })
  await as('POST', 'carts/shipping/quote', place)
  const buyer = { name: 'Rosli bin Hamid', phone: '012-555 9911', email, address: '4, Jalan Teratai', ...place }
  const { order_no } = (await as('POST', 'carts/checkout', { ...buyer, paymentMethod })) as { order_no: string }
  return order_no
}

async function enter({ page, complaints }: Visitor, who: string, path: string, secret = 'demo-reseller-1') {
  await page.goto(`/login?next=${encodeURIComponent(path)}`)
  await page.fill('[name=email]', who)
  await page.fill('[name=password]', secret)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  complaints.length = 0 // whatever the way there named
}

import { sen } from '@kedai/domain/money/sen.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GatewayDown } from '../../../integrations/payments/gateway.ts'
import type { NewBill } from '../../../integrations/payments/gateway.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'

let kedai: TestApp
const signal = new AbortController().signal
const account = { name: 'of the test', isLive: false, credentials: {} }
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://elsewhere.test' }

const bill = (reference: string, amount = 2500): NewBill => ({
  reference,
  amount: sen(amount),
  description: 'Pesanan <b>1001</b>',
  lang: 'ms',
  buyer: { name: 'Aminah', email: null, phone: '+60123456789' },
  returnUrl: 'http://localhost:3000/order/abc/return',
  callbackUrl: 'http://localhost:3000/webhooks/payments/sandbox',
})
const ofBill = (providerRef: string) => ({ providerRef, reference: 'K1' })
const open = async (reference: string, amount?: number) => {
  const gateway = kedai.deps.gateways.find('sandbox')
  if (!gateway) throw new Error('no sandbox in demo mode')
  return { gateway, ...(await gateway.start(account, bill(reference, amount), signal)) }
}
const pageOf = (id: string, lang = 'ms') =>
  kedai.app.inject({ url: `/sandbox/pay/${id}`, headers: { accept: 'text/html', cookie: `lang=${lang}` } })
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
const press = (id: string, token: string, answer: string) =>
  kedai.app.inject({
    method: 'POST',
    url: `/sandbox/pay/${id}`,
    headers: form,
    payload: new URLSearchParams({ token, answer }).toString(),
  })

beforeAll(async () => {
  kedai = await startTestApp()
})
afterAll(() => kedai.close())

test('the same reference is the same bill, also at the same moment', async () => {
  const bills = await Promise.all(Array.from({ length: 10 }, () => open('K1')))
  expect(new Set(bills.map((one) => one.providerRef)).size).toBe(1)
  expect(await bills[0]?.gateway.query(account, ofBill(bills[0].providerRef), signal)).toMatchObject({
    reference: 'K1',
    status: 'open',
    amount: 2500,
    currency: 'MYR',
  })
})

test.each([
  ['ms', 'Bayar'],
  ['en', 'Pay'],
  ['zh', '付款'],
])('the page speaks %s, escapes what it is told and needs no script', async (lang, word) => {
  const { providerRef } = await open('K2')
  const page = await pageOf(providerRef, lang)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(word)
  expect(page.body).toContain('RM 25.00')
  expect(page.body).toContain('Pesanan &lt;b&gt;1001&lt;/b&gt;')
  expect(page.body).not.toMatch(/<script|style=/)
  expect(page.headers['cache-control']).toContain('no-store')
  expect((await kedai.app.inject('/sandbox/pay.css')).headers['content-type']).toContain('text/css')
})

test('a button needs the page’s own token, leads back to the shop, and decides once', async () => {
  const { gateway, providerRef } = await open('K3')
  expect((await press(providerRef, 'guessed', 'pay')).statusCode).toBe(403)
  expect((await press(providerRef, '', 'pay')).statusCode).toBe(403)
  const token = tokenIn((await pageOf(providerRef)).body)
  const pressed = await press(providerRef, token, 'pending')
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/order/abc/return'])
  expect((await gateway.query(account, ofBill(providerRef), signal)).status).toBe('pending')
  expect((await pageOf(providerRef)).body).not.toContain('value="pending"')
  await press(providerRef, token, 'pay')
  await press(providerRef, token, 'fail')
  expect((await gateway.query(account, ofBill(providerRef), signal)).status).toBe('paid')
  expect((await pageOf(providerRef)).body).toContain('href="/order/abc/return"')
  const [jobs] = await kedai.asOwner<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'sandbox-bank.report-bill' and data->>'billId' = '${providerRef}'`,
  )
  expect(jobs?.count).toBe(2)
})

test('an unknown bill is not found, as a page', async () => {
  const page = await pageOf('nosuchbill123')
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('text/html')
})

test('amounts can ask it to be down, and to receive less than was asked', async () => {
  await expect(open('K4', 4_410_000)).rejects.toBeInstanceOf(GatewayDown)
  const { gateway, providerRef } = await open('K5', 4_430_000)
  await press(providerRef, tokenIn((await pageOf(providerRef)).body), 'pay')
  expect(await gateway.query(account, ofBill(providerRef), signal)).toMatchObject({ status: 'paid', amount: 4_429_900 })
})

test('without a demo there is no such bank', async () => {
  const other = await startTestApp({ config: { demo: false } })
  expect(other.deps.gateways.find('sandbox')).toBeNull()
  expect((await other.app.inject('/sandbox/pay.css')).statusCode).toBe(404)
  await other.close()
})

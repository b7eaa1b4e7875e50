import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxSecret } from '../../../integrations/payments/registry.ts'
import { signCallback, signatureHeader } from '../../../integrations/payments/sandbox-signature.ts'
import { keyFor } from '../../../platform/signing.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { callbackOf, callbackUrlOf, everything, openTestShop, startTestPayment } from './payments.fixture.ts'
import type { Paying } from './payments.fixture.ts'

let kedai: TestApp
let paying: Paying
beforeAll(async () => {
  kedai = await startTestApp()
  paying = await startTestPayment(kedai, await openTestShop(kedai, 'demo'))
})
afterAll(() => kedai.close())

type Posted = {
  url?: string
  method?: 'POST' | 'GET' | 'PUT' | 'DELETE' | 'PATCH'
  body?: string | Buffer
  header?: string | string[] | null
  type?: string
}

const now = () => kedai.clock.now()
const live = () => sandboxSecret(kedai.deps.config.appSecret)
const paid = () => JSON.stringify(callbackOf(paying))
const signed = (body: string | Buffer, secret = live(), at = now()) => signCallback(secret, body, at)
const seconds = () => Math.floor(now().getTime() / 1000)
const macOver = (text: string) => createHmac('sha256', live()).update(text).digest('hex')
const ago = (ms: number) => new Date(now().getTime() - ms)
const flip = (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')

const forgeries: Record<string, () => Posted> = {
  'no signature': () => ({ header: null }),
  'an empty signature': () => ({ header: '' }),
  'a word for a signature': () => ({ header: 'trust-me' }),
  'the signature twice': () => ({ header: [signed(paid()), signed(paid())] }),
  'a header of 12 kB': () => ({ header: `${signed(paid())},v1=${'a'.repeat(12_000)}` }),
  'no time in the header': () => ({ header: `v1=${macOver(paid())}` }),
  'no mac in the header': () => ({ header: `t=${seconds()}` }),
  'an unknown scheme': () => ({ header: `t=${seconds()},v2=${macOver(`${seconds()}.${paid()}`)}` }),
  'a guessed secret': () => ({ header: signed(paid(), Buffer.from('guess')) }),
  'an empty secret': () => ({ header: signed(paid(), Buffer.alloc(0)) }),
  'the application’s own secret': () => ({ header: signed(paid(), Buffer.from(kedai.deps.config.appSecret)) }),
  'a secret of another installation': () => ({
    header: signed(paid(), sandboxSecret('the secret of some other installation')),
  }),
  'the key of another purpose': () => ({ header: signed(paid(), keyFor(kedai.deps.config.appSecret, 'csrf')) }),
  'one digit flipped': () => ({ header: flip(signed(paid())) }),
  'a shortened mac': () => ({ header: signed(paid()).slice(0, -2) }),
  'an upper-case mac': () => ({
    header: signed(paid()).replace(/v1=.*/, (mac) => mac.toUpperCase().replace('V1', 'v1')),
  }),
  'the time moved on': () => ({ header: signed(paid()).replace(/t=\d+/, `t=${seconds() + 1}`) }),
  'the time moved back': () => ({ header: signed(paid()).replace(/t=\d+/, `t=${seconds() - 1}`) }),
  'five minutes and a second old': () => ({ header: signed(paid(), live(), ago(301_000)) }),
  'from the future': () => ({ header: signed(paid(), live(), ago(-301_000)) }),
  'a mac over the body alone': () => ({ header: `t=${seconds()},v1=${macOver(paid())}` }),
  'one byte of the body changed': () => ({ body: paid().replace('2500', '2501'), header: signed(paid()) }),
  'a space after the body': () => ({ body: `${paid()} `, header: signed(paid()) }),
  'the body written anew': () => ({ body: JSON.stringify(callbackOf(paying), null, 2), header: signed(paid()) }),
  'the fields in another order': () => ({
    body: JSON.stringify(Object.fromEntries(Object.entries(callbackOf(paying)).toReversed())),
    header: signed(paid()),
  }),
  'no body': () => ({ body: '', header: signed(paid()) }),
  'a signed empty body': () => ({ body: '', header: signed('') }),
  'a signed word': () => ({ body: 'paid', header: signed('paid') }),
  'a signed list': () => ({ body: '[]', header: signed('[]') }),
  'a signed null': () => ({ body: 'null', header: signed('null') }),
  ...Object.fromEntries(
    Object.keys({ event_id: 0, bill_id: 0, reference: 0, status: 0, amount: 0, currency: 0 }).map((field) => [
      `signed, without ${field}`,
      () => {
        const body = JSON.stringify({ ...callbackOf(paying), [field]: undefined })
        return { body, header: signed(body) }
      },
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        ['amount', -2500],
        ['amount', 0],
        ['amount', 25.5],
        ['amount', '2500'],
        ['amount', 1e300],
        ['status', 'PAID'],
        ['status', true],
        ['event_id', ''],
        ['currency', 'RM'],
      ] as const
    ).map(([field, value]) => [
      `signed, with ${field} ${JSON.stringify(value)}`,
      () => {
        const body = JSON.stringify({ ...callbackOf(paying), [field]: value })
        return { body, header: signed(body) }
      },
    ]),
  ),
  'form fields instead of JSON': () => ({
    body: 'status=paid',
    type: 'application/x-www-form-urlencoded',
    header: signed('status=paid'),
  }),
  'more than a report can be': () => ({ body: 'x'.repeat(300_000), header: signed('x'.repeat(300_000)) }),
  'GET instead of POST': () => ({ method: 'GET', header: signed(paid()) }),
  'PUT instead of POST': () => ({ method: 'PUT', header: signed(paid()) }),
  'no account': () => ({ url: '/webhooks/payments/sandbox', header: signed(paid()) }),
  'an account that nobody has': () => ({ url: `/webhooks/payments/sandbox/${'a'.repeat(32)}`, header: signed(paid()) }),
  'an unknown provider': () => ({ url: '/webhooks/payments/nobody/account', header: signed(paid()) }),
  'a provider named like a property': () => ({ url: '/webhooks/payments/__proto__/account', header: signed(paid()) }),
}

async function post({ url, method = 'POST', body = paid(), header, type = 'application/json' }: Posted) {
  return kedai.app.inject({
    method,
    url: url ?? (await callbackUrlOf(kedai, paying.billId)),
    ...(method === 'GET' ? {} : { payload: body }),
    headers: {
      'content-type': type,
      ...(header === null || header === undefined ? {} : { [signatureHeader]: header }),
    },
  })
}

describe('a forged callback', () => {
  test.each(Object.entries(forgeries))('%s changes nothing', async (_name, make) => {
    const before = await everything(kedai)
    const answer = await post(make())
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(await everything(kedai)).toBe(before)
  })

  test('there are enough of them to be worth something, and the true one is believed', async () => {
    expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(45)
    const before = await everything(kedai)
    expect((await post({ header: signed(paid()) })).statusCode).toBe(200)
    expect(await everything(kedai)).not.toBe(before)
  })
})

import { sen } from '@kedai/domain/money/sen.ts'
import { expect, test } from 'vitest'
import { billplzGateway, signBillplz } from './billplz.ts'
import type { BillStatus, NewBill, OpenAccount } from './gateway.ts'
import { testProvider } from './gateway-suite.fixture.ts'
import type { ProviderOfTest } from './gateway-suite.fixture.ts'
import { startPaymentStandIn, type Asked, type Reply } from './payment-stand-in.fixture.ts'
import { referenceOf } from './reference.ts'
import { formParts } from './signed-parts.fixture.ts'

type Bill = { form: Record<string, string>; status: BillStatus; paid: number }

const accountOf = (api_key: string, x_signature: string): OpenAccount => ({
  name: api_key,
  isLive: false,
  credentials: { api_key, x_signature, collection_id: 'inbmmepb' },
})
const account = accountOf('73eb57f0-7d4e-42b9-a544-aeac6e4b0f81', 'S-s7b4yWpp9h7rrkNM1i3Z_g')
const stranger = accountOf('00000000-7d4e-42b9-a544-aeac6e4b0f81', 'S-another-key-of-somebody')
const key = account.credentials.x_signature ?? ''
const basic = `Basic ${Buffer.from(`${account.credentials.api_key}:`).toString('base64')}`

// As its signature sorts them.
const inOrder = 'amount collection_id due_at email id mobile name paid_amount paid_at paid state url'.split(' ')

async function standIn() {
  const bills = new Map<string, Bill>()
  const shown = (id: string, { form, status, paid }: Bill, origin: string) => ({
    id,
    collection_id: form.collection_id,
    paid: status === 'paid',
    state: status === 'paid' ? 'paid' : 'due',
    amount: Number(form.amount),
    paid_amount: status === 'paid' ? paid : 0,
    due_at: '2026-11-20',
    email: form.email ?? null,
    mobile: form.mobile ?? null,
    name: form.name?.toUpperCase(),
    url: `${origin}/bills/${id}`,
    reference_1_label: form.reference_1_label ?? null,
    reference_1: form.reference_1 ?? null,
    reference_2: form.reference_2 ?? null,
  })
  const answer = ({ method, path, headers, body }: Asked): Reply => {
    if (headers.authorization !== basic)
      return { status: 401, body: { error: { type: 'Unauthorized', message: ['Access denied'] } } }
    const origin = `http://${headers.host}`
    if (path === '/api/v3/fpx_banks') return { body: { banks: [{ name: 'MB2U0227', active: true }] } }
    if (method === 'POST' && path === '/api/v3/bills') {
      const form = Object.fromEntries(new URLSearchParams(body))
      if (!form.collection_id || !form.name || !form.amount || !form.callback_url || !form.description)
        return { status: 422, body: { error: { type: 'RecordInvalid', message: ['Something is missing'] } } }
      const bill: Bill = { form, status: 'open', paid: 0 }
      const id = `bill${bills.size + 1}`
      bills.set(id, bill)
      return { body: shown(id, bill, origin) }
    }
    const id = path.split('/').at(-1) ?? ''
    const bill = bills.get(id)
    return bill
      ? { body: shown(id, bill, origin) }
      : { status: 404, body: { error: { type: 'RecordNotFound', message: [] } } }
  }
  return { bills, shown, server: await startPaymentStandIn(answer) }
}

testProvider(async (): Promise<ProviderOfTest> => {
  const { bills, shown, server } = await standIn()
  const signed = (fields: Record<string, string>) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams({ ...fields, x_signature: signBillplz(fields, key) }).toString()),
  })
  const billOf = (id: string) => {
    const bill = bills.get(id)
    if (!bill) throw new Error(`no bill ${id}`)
    return bill
  }
  return {
    provider: billplzGateway(server.baseUrl),
    account,
    stranger,
    opensOnce: false,
    now: () => new Date(),
    decide: async (id, status, amount) => {
      const bill = billOf(id)
      Object.assign(bill, { status, paid: amount ?? Number(bill.form.amount) })
    },
    callback: async (id) => {
      const bill = billOf(id)
      const {
        reference_1_label: _label,
        reference_1: _first,
        reference_2: _second,
        ...fields
      } = shown(id, bill, server.baseUrl)
      const paid_at = bill.status === 'paid' ? '2026-11-20 12:00:09 +0800' : ''
      return signed(
        Object.fromEntries(Object.entries({ ...fields, paid_at }).map(([name, value]) => [name, String(value ?? '')])),
      )
    },
    tamper: ({ headers, body }) => ({
      headers,
      body: Buffer.from(body.toString().replace('paid_amount=2500', 'paid_amount=9900')),
    }),
    signedParts: [formParts(inOrder)],
    signedNonsense: () => signed({ id: '', paid: 'perhaps' }),
    misbehave: (how, bill) => {
      server.feel(how)
      return bill
    },
    close: server.close,
  }
})

test('the signature is the one of the provider’s own example', () => {
  const fields = {
    amount: '100',
    collection_id: 'yhx5t1pp',
    due_at: '2018-9-27',
    email: 'tester@test.com',
    id: 'zq0tm2wc',
    mobile: '',
    name: 'TESTER',
    paid: 'true',
    paid_amount: '100',
    paid_at: '2018-09-27 15:15:09 +0800',
    state: 'paid',
    url: 'http://www.billplz-sandbox.com/bills/zq0tm2wc',
  }
  expect(signBillplz(fields, 'S-s7b4yWpp9h7rrkNM1i3Z_g')).toBe(
    '0fe0a20b8d557eeae570377783d062a3816a9ea80f368860bacfa7ec3ca4d00e',
  )
})

test('what else comes with a callback is not signed, and changes nothing', () => {
  const fields = { id: 'zq0tm2wc', paid: 'true', state: 'paid', amount: '100', paid_amount: '100' }
  const body = new URLSearchParams({ ...fields, x_signature: signBillplz(fields, key), utm_source: 'somewhere' })
  const verdict = billplzGateway(null).verify(account, { headers: {}, body: Buffer.from(body.toString()) }, new Date())
  expect(verdict).toMatchObject({ genuine: true, callback: { providerRef: 'zq0tm2wc', status: 'paid', amount: 100 } })
})

test('tells which banks are up, and takes a buyer straight to one, by our reference all the same', async () => {
  const { server } = await standIn()
  const gateway = billplzGateway(server.baseUrl)
  const signal = AbortSignal.timeout(5000)
  expect(await gateway.banks?.(account, signal)).toEqual([{ code: 'MB2U0227', isUp: true }])
  const bill: NewBill = {
    reference: 'K1',
    amount: sen(2500),
    description: 'Order 1001',
    returnUrl: 'https://kedai.test/pay/return/abc',
    callbackUrl: 'https://kedai.test/webhooks/payments/billplz/abc',
    buyer: { name: 'Nur Aminah', email: null, phone: '+60198765432' },
    lang: 'ms',
    bank: 'MB2U0227',
  }
  const { providerRef, payUrl } = await gateway.start(account, bill, signal)
  expect(payUrl).toBe(`${server.baseUrl}/bills/${providerRef}?auto_submit=true`)
  expect(await gateway.query(account, { providerRef, reference: 'K1' }, signal)).toMatchObject({ reference: 'K1' })
  const asked = new URLSearchParams(server.asked.find(({ method }) => method === 'POST')?.body)
  expect([asked.get('reference_1_label'), asked.get('reference_1')]).toEqual(['Bank Code', 'MB2U0227'])
  await server.close()
})

test('a field that swallowed its neighbour is not whole, and none is sent that could', async () => {
  const fields = {
    id: 'zq0tm2wc',
    paid: 'true',
    state: 'paid',
    amount: '100',
    paid_amount: '100',
    mobile: '',
    name: 'A',
  }
  const x_signature = signBillplz(fields, key)
  const { mobile: _mobile, ...rest } = fields
  const body = new URLSearchParams({ ...rest, id: 'zq0tm2wc|mobile', x_signature })
  const { verify } = billplzGateway(null)
  const judged = verify(account, { headers: {}, body: Buffer.from(body.toString()) }, new Date())
  expect(judged).toMatchObject({ genuine: true, callback: { isWhole: false } })
  const { server } = await standIn()
  await billplzGateway(server.baseUrl).start(
    account,
    {
      reference: referenceOf(1),
      amount: sen(2500),
      description: 'Order | 1001',
      returnUrl: 'https://kedai.test/pay/return/abc',
      callbackUrl: 'https://kedai.test/webhooks/payments/billplz/abc',
      buyer: { name: 'Nur|paidtrue', email: null, phone: '+60198765432' },
      lang: 'ms',
    },
    AbortSignal.timeout(5000),
  )
  const sent = new URLSearchParams(server.asked.at(-1)?.body)
  expect([sent.get('name'), sent.get('description')]).toEqual(['Nur paidtrue', 'Order   1001'])
  await server.close()
})

import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { chipGateway } from './chip.ts'
import { testProvider } from './gateway-suite.fixture.ts'
import type { ProviderOfTest } from './gateway-suite.fixture.ts'
import type { BillStatus, OpenAccount } from './gateway.ts'
import { startPaymentStandIn } from './payment-stand-in.fixture.ts'
import type { Asked, Reply } from './payment-stand-in.fixture.ts'
import { jsonParts } from './signed-parts.fixture.ts'

type Body = { reference: string; purchase: { currency: string; total_override: number } }
type Purchase = { body: Body; status: BillStatus; paid: number; back: number }

const accountOf = (api_key: string): OpenAccount => ({
  name: api_key,
  isLive: true,
  credentials: { api_key, brand_id: '409eb80e-3782-4b1d-afa8-b779759266a5' },
})
const account = accountOf('key-of-the-tests-and-nobody-else')
const stranger = accountOf('key-of-somebody-else-altogether')
const pairOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [ours, theirs] = [pairOf(), pairOf()]
const pem = (pair: typeof ours) => pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const sign = (text: string, pair = ours) => ({
  headers: { 'x-signature': createSign('sha256').update(text).sign(pair.privateKey, 'base64') },
  body: Buffer.from(text),
})
const words = { open: 'created', paid: 'paid', pending: 'pending_execute', failed: 'error' } satisfies Record<
  BillStatus,
  string
>

const shown = (id: string, { body, status, paid, back }: Purchase, origin: string) => ({
  id,
  type: 'purchase',
  status: words[status],
  reference: body.reference,
  checkout_url: `${origin}/p/${id}/`,
  purchase: { total: body.purchase.total_override, currency: body.purchase.currency },
  payment: status === 'paid' ? { amount: paid, currency: 'MYR', fee_amount: 100, net_amount: paid - 100 } : null,
  refundable_amount: status === 'paid' ? paid - back : 0,
})

async function standIn() {
  const purchases = new Map<string, Purchase>()
  const refuse = (status: number, message: string): Reply => ({
    status,
    body: { __all__: [{ message, code: 'error' }] },
  })
  const answer = ({ method, path, headers, body }: Asked): Reply => {
    const key = headers.authorization?.replace('Bearer ', '')
    const origin = `http://${headers.host}`
    // Another company has another key; what it may not see is another matter.
    if (path === '/api/v1/public_key/')
      return { body: JSON.stringify(pem(key === account.credentials.api_key ? ours : theirs)) }
    if (key !== account.credentials.api_key) return refuse(401, `Unknown key ${key}`)
    if (path.startsWith('/api/v1/payment_methods/')) return { body: { available_payment_methods: ['fpx'] } }
    const [, id = '', isRefund] = /purchases\/([^/]*)\/?(refund)?/.exec(path) ?? []
    if (id === '' && method === 'POST') {
      const made: Purchase = { body: JSON.parse(body) as Body, status: 'open', paid: 0, back: 0 }
      const name = `purchase-${purchases.size + 1}`
      purchases.set(name, made)
      return { status: 201, body: shown(name, made, origin) }
    }
    const found = purchases.get(id)
    if (!found) return refuse(404, 'Not found')
    if (isRefund) {
      const { amount } = JSON.parse(body) as { amount: number }
      if (found.status !== 'paid' || found.back + amount > found.paid) return refuse(400, 'Too much')
      found.back += amount
    }
    return { body: shown(id, found, origin) }
  }
  return { purchases, server: await startPaymentStandIn(answer) }
}

testProvider(async (): Promise<ProviderOfTest> => {
  const { purchases, server } = await standIn()
  const purchaseOf = (id: string) => {
    const found = purchases.get(id)
    if (!found) throw new Error(`no purchase ${id}`)
    return found
  }
  return {
    provider: chipGateway(server.baseUrl),
    account,
    stranger,
    opensOnce: false,
    now: () => new Date(),
    decide: async (id, status, amount) => {
      const found = purchaseOf(id)
      Object.assign(found, { status, paid: amount ?? found.body.purchase.total_override })
    },
    callback: async (id) =>
      sign(JSON.stringify({ ...shown(id, purchaseOf(id), server.baseUrl), event_type: 'purchase.paid' })),
    tamper: ({ headers, body }) => ({ headers, body: Buffer.from(body.toString().replaceAll('2500', '9900')) }),
    signedParts: [jsonParts],
    signedNonsense: () => sign('{"id":"x"}'),
    misbehave: (how, bill) => {
      server.feel(how)
      return bill
    },
    close: server.close,
  }
})

test('what the seller gave back there by hand is not counted as a refund of ours', async () => {
  const { purchases, server } = await standIn()
  const body = { reference: 'K1', purchase: { currency: 'MYR', total_override: 2500 } }
  purchases.set('purchase-1', { body, status: 'paid', paid: 2500, back: 700 })
  const { refund } = chipGateway(server.baseUrl)
  const wanted = {
    providerRef: 'purchase-1',
    reference: 'K1',
    refundReference: 'R1',
    reason: '',
    amount: 1000,
    before: 0,
  }
  // The amounts are whole sen.
  const asked = refund?.(account, wanted as Parameters<NonNullable<typeof refund>>[1], AbortSignal.timeout(5000))
  await expect(asked).rejects.toThrow('by hand')
  await server.close()
})

test('a payment that the bank is asked to take back is disputed, as news of its own', async () => {
  const { server } = await standIn()
  const body = { reference: 'K1', purchase: { currency: 'MYR', total_override: 2500 } }
  const told = shown('purchase-1', { body, status: 'paid', paid: 2500, back: 0 }, server.baseUrl)
  const judge = async (status: string) =>
    chipGateway(server.baseUrl).verify(account, sign(JSON.stringify({ ...told, status })), new Date())
  expect(await judge('paid')).toMatchObject({ callback: { eventId: 'purchase-1.paid' } })
  expect(await judge('chargeback')).toMatchObject({
    callback: { eventId: 'purchase-1.disputed', status: 'paid', amount: 2500, isDisputed: true },
  })
  await server.close()
})

test('says what it keeps of a payment, once it is paid', async () => {
  const { purchases, server } = await standIn()
  const body = { reference: 'K1', purchase: { currency: 'MYR', total_override: 2500 } }
  const bill = { body, status: 'open' as const, paid: 0, back: 0 }
  const { query } = chipGateway(server.baseUrl)
  const ask = () => query(account, { providerRef: 'purchase-1', reference: 'K1' }, AbortSignal.timeout(5000))
  purchases.set('purchase-1', bill)
  expect((await ask()).fee).toBeUndefined()
  purchases.set('purchase-1', { ...bill, status: 'paid', paid: 2500 })
  expect((await ask()).fee).toBe(100)
  await server.close()
})

import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { expect, test } from 'vitest'
import { testProvider } from './gateway-suite.fixture.ts'
import type { ProviderOfTest } from './gateway-suite.fixture.ts'
import type { BillStatus, NewBill, OpenAccount } from './gateway.ts'
import { startPaymentStandIn } from './payment-stand-in.fixture.ts'
import type { Asked, Reply } from './payment-stand-in.fixture.ts'
import { senangpayGateway, signSenangpay } from './senangpay.ts'
import { referenceOf } from './reference.ts'
import { believedShifts, formParts } from './signed-parts.fixture.ts'

type Bill = { amount: number; status: BillStatus }

const accountOf = (secret_key: string, hash: string): OpenAccount => ({
  name: secret_key,
  isLive: false,
  credentials: { merchant_id: '144145881198', secret_key, hash },
})
const codes = { open: '2', paid: '1', pending: '2', failed: '0' } satisfies Record<BillStatus, string>

async function standIn(account: OpenAccount) {
  const { secret_key: secret = '', merchant_id: merchant = '' } = account.credentials
  const bills = new Map<string, Bill>()
  const answer = ({ path }: Asked): Reply => {
    const query = Object.fromEntries(new URL(path, 'http://stand-in.test').searchParams)
    const orderId = query.order_id ?? ''
    if (query.hash !== signSenangpay(account, `${merchant}${secret}${orderId}`))
      return { body: { status: 0, msg: 'Hash value mismatch' } }
    const bill = bills.get(orderId)
    if (!bill || bill.status === 'open') return { body: { status: 0, msg: 'No record found', data: null } }
    const row = {
      payment_info: { status: bill.status },
      order_detail: { grand_total: formatRinggit(sen(bill.amount)) },
    }
    return { body: { status: 1, msg: 'Query successful', data: [row] } }
  }
  return { bills, server: await startPaymentStandIn(answer) }
}

for (const hash of ['md5', 'sha256'])
  testProvider(async (): Promise<ProviderOfTest> => {
    const account = accountOf('53-784', hash)
    const secret = '53-784'
    const { bills, server } = await standIn(account)
    const gateway = senangpayGateway(server.baseUrl)
    const signed = (fields: { status_id: string; order_id: string; transaction_id: string; msg: string }) => ({
      headers: {},
      body: Buffer.from(
        new URLSearchParams({
          ...fields,
          hash: signSenangpay(account, [secret, ...Object.values(fields)].join('')),
        }).toString(),
      ),
    })
    return {
      // Nothing is asked when a bill is opened, so what goes wrong goes wrong at the first question.
      provider: {
        ...gateway,
        start: async (one, bill, signal) => {
          const opened = await gateway.start(one, bill, signal)
          await gateway.query(one, { ...bill, providerRef: opened.providerRef }, signal)
          return opened
        },
      },
      account,
      stranger: accountOf('53-784-of-somebody', hash),
      opensOnce: true,
      now: () => new Date(),
      decide: async (id, status, amount) => void bills.set(id, { status, amount: amount ?? 2500 }),
      callback: async (id) =>
        signed({
          status_id: codes[bills.get(id)?.status ?? 'open'],
          order_id: id,
          transaction_id: `14${id}`,
          msg: 'Payment_was_successful',
        }),
      tamper: ({ headers, body }) => ({
        headers,
        body: Buffer.from(body.toString().replace('status_id=1', 'status_id=2')),
      }),
      signedParts: [formParts(['status_id', 'order_id', 'transaction_id', 'msg'])],
      signedNonsense: () => signed({ status_id: 'perhaps', order_id: 'K1', transaction_id: '1', msg: '' }),
      misbehave: (how, bill) => {
        server.feel(how)
        return bill
      },
      close: server.close,
    }
  })

test.each([
  ['md5', '0bde51ff340f110ab7331a902aa969e7', '69686562c29ad3f7955b1843a5c275ca'],
  [
    'sha256',
    '74422328b44d30bf150fffbae89bbb42b885f9ac0960e2a3ddccc0cf9aa48e39',
    '4ca7837c6c4ddb5f6ba573ea701235b2d04bc6400d32787539e07aaf319eb70f',
  ],
])('the signatures are those of the provider’s own example by %s', (hash, request, returned) => {
  const account = accountOf('53-784', hash)
  expect(signSenangpay(account, '53-784Shopping_cart_id_3024.5056')).toBe(request)
  expect(signSenangpay(account, '53-78415614363538840Payment_was_successful')).toBe(returned)
})

test('the amount stands in the address, in ringgit, under its signature', async () => {
  const account = accountOf('53-784', 'md5')
  const bill: NewBill = {
    reference: '56',
    amount: sen(2450),
    description: 'Shopping cart & id 30',
    returnUrl: 'https://kedai.test/pay/return/abc',
    callbackUrl: 'https://kedai.test/webhooks/payments/senangpay/abc',
    buyer: { name: 'Nur Aminah', email: null, phone: '+60198765432' },
    lang: 'ms',
  }
  const { payUrl } = await senangpayGateway(null).start(account, bill, AbortSignal.timeout(5000))
  const url = new URL(payUrl)
  expect(url.origin + url.pathname).toBe('https://sandbox.senangpay.my/payment/144145881198')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    detail: 'Shopping_cart_id_30',
    amount: '24.50',
    order_id: '56',
    hash: '0bde51ff340f110ab7331a902aa969e7',
  })
})

test('a cut that nothing shows is found by the suite, and is not whole: only an answer of the provider proves it', async () => {
  const account = accountOf('53-784', 'md5')
  const parts = formParts(['status_id', 'order_id', 'transaction_id', 'msg'])
  const report = (order_id: string) => {
    const fields = { status_id: '1', order_id, transaction_id: '14363538840', msg: 'Payment_was_successful' }
    const hash = signSenangpay(account, ['53-784', ...Object.values(fields)].join(''))
    return { headers: {}, body: Buffer.from(new URLSearchParams({ ...fields, hash }).toString()) }
  }
  const { verify } = senangpayGateway(null)
  const judge = async (raw: Parameters<typeof verify>[1]) => verify(account, raw, new Date())
  expect(await believedShifts(judge, report(referenceOf(12)), parts)).toEqual([])
  const believed = await believedShifts(judge, report('K12'), parts)
  expect(believed).toContain('K1 | 214363538840')
  const cut = await judge(parts.write(report('K12'), ['1', 'K1', '214363538840', 'Payment_was_successful']))
  expect(cut).toMatchObject({ genuine: true, callback: { isWhole: false } })
})

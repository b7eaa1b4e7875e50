import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { expect, test } from 'vitest'
import { testProvider } from './gateway-suite.fixture.ts'
import type { ProviderOfTest } from './gateway-suite.fixture.ts'
import type { BillStatus, OpenAccount } from './gateway.ts'
import { startPaymentStandIn } from './payment-stand-in.fixture.ts'
import type { Asked, Reply } from './payment-stand-in.fixture.ts'
import { signToyyibpay, toyyibpayGateway } from './toyyibpay.ts'
import { formParts } from './signed-parts.fixture.ts'

type Bill = { form: Record<string, string>; status: BillStatus; paid: number }

const accountOf = (secret_key: string): OpenAccount => ({
  name: secret_key,
  isLive: false,
  credentials: { secret_key, category_code: 'j0tzqhka' },
})
const account = accountOf('secret-key-of-the-tests')
const secret = account.credentials.secret_key ?? ''
const codes = { open: '', paid: '1', pending: '2', failed: '3' } satisfies Record<BillStatus, string>

async function standIn() {
  const bills = new Map<string, Bill>()
  const answer = ({ path, body }: Asked): Reply => {
    const form = Object.fromEntries(new URLSearchParams(body))
    const html = { 'content-type': 'text/html' }
    if (path.endsWith('/getBillTransactions')) {
      const bill = bills.get(form.billCode ?? '')
      if (!bill || bill.status === 'open') return { body: 'No data found!', headers: html }
      const billpaymentAmount = formatRinggit(sen(bill.paid))
      const billExternalReferenceNo = bill.form.billExternalReferenceNo
      return { body: [{ billpaymentStatus: codes[bill.status], billpaymentAmount, billExternalReferenceNo }] }
    }
    if (form.userSecretKey !== secret) return { body: '[KEY-DID-NOT-EXIST-OR-USER-IS-NOT-ACTIVE]', headers: html }
    if (path.endsWith('/getCategoryDetails')) return { body: [{ categoryName: 'Kedai' }] }
    if (!/^[\w ]{1,30}$/.test(form.billName ?? '')) return { body: { status: 'error', msg: 'Bill name is wrong' } }
    const code = `code${bills.size + 1}`
    bills.set(code, { form, status: 'open', paid: 0 })
    return { body: JSON.stringify([{ BillCode: code }]), headers: html }
  }
  return { bills, server: await startPaymentStandIn(answer) }
}

testProvider(async (): Promise<ProviderOfTest> => {
  const { bills, server } = await standIn()
  const billOf = (code: string) => {
    const bill = bills.get(code)
    if (!bill) throw new Error(`no bill ${code}`)
    return bill
  }
  const signed = (fields: { status: string; order_id: string; refno: string; [name: string]: string }) => ({
    headers: {},
    body: Buffer.from(new URLSearchParams({ ...fields, hash: signToyyibpay(secret, fields) }).toString()),
  })
  return {
    provider: toyyibpayGateway(server.baseUrl),
    account,
    stranger: accountOf('secret-key-of-somebody'),
    opensOnce: false,
    now: () => new Date(),
    decide: async (code, status, amount) => {
      const bill = billOf(code)
      Object.assign(bill, { status, paid: amount ?? Number(bill.form.billAmount) })
    },
    callback: async (code) => {
      const { form, status, paid } = billOf(code)
      return signed({
        status: codes[status],
        order_id: form.billExternalReferenceNo ?? '',
        refno: `TP${code}`,
        billcode: code,
        amount: formatRinggit(sen(paid)),
        reason: '',
      })
    },
    tamper: ({ headers, body }) => ({ headers, body: Buffer.from(body.toString().replace('25.00', '99.00')) }),
    signedParts: [formParts(['status', 'order_id', 'refno'])],
    signedNonsense: () => signed({ status: 'perhaps', order_id: 'K1', refno: 'TP1' }),
    misbehave: (how, bill) => {
      server.feel(how)
      return bill
    },
    close: server.close,
  }
})

test('the signature is over the secret, the status, both references and a word', () => {
  expect(signToyyibpay('secret-key', { status: '1', order_id: 'ORD-1001', refno: 'TP123456' })).toBe(
    '82e1d6eaf639c220587558c78aaca4d7',
  )
})

test('amounts above a thousand are read', async () => {
  const server = await startPaymentStandIn(() => ({
    body: [{ billpaymentStatus: '1', billpaymentAmount: '1,234.50', billExternalReferenceNo: 'K1' }],
  }))
  const asked = toyyibpayGateway(server.baseUrl).query(
    account,
    { providerRef: 'code1', reference: 'K1' },
    AbortSignal.timeout(5000),
  )
  await expect(asked).resolves.toMatchObject({ status: 'paid', amount: 123_450, reference: 'K1' })
  await server.close()
})

import { startPaymentStandIn } from '../../../integrations/payments/payment-stand-in.fixture.ts'
import type { Asked, Reply } from '../../../integrations/payments/payment-stand-in.fixture.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

export type AccountRow = { provider: string; callback_url: string; fields: Record<string, string> }
export type Bill = { form: Record<string, string>; paid: number | null }

export const accountsPath = '/api/ajax/seller/payment-accounts'
export const credentials = {
  api_key: 'key-of-the-shop-73eb57f0',
  x_signature: 'S-signing-key-of-shop',
  collection_id: 'inbmmepb',
}
const isOurs = ({ headers }: Asked) =>
  headers.authorization === `Basic ${Buffer.from(`${credentials.api_key}:`).toString('base64')}`

const answer =
  (bills: Map<string, Bill>) =>
  (asked: Asked): Reply => {
    if (!isOurs(asked))
      return { status: 401, body: { error: { type: 'Unauthorized', message: [`No ${asked.headers.authorization}`] } } }
    if (asked.path === '/api/v3/fpx_banks') {
      const banks = ['BIMB0340', 'MB2U0227', 'TEST0001'].map((name) => ({ name, active: name !== 'BIMB0340' }))
      return { body: { banks } }
    }
    if (asked.method === 'POST') {
      const id = `bill${bills.size + 1}`
      bills.set(id, { form: Object.fromEntries(new URLSearchParams(asked.body)), paid: null })
    }
    const id = asked.method === 'POST' ? `bill${bills.size}` : (asked.path.split('/').at(-1) ?? '')
    const bill = bills.get(id)
    if (!bill) return { status: 404, body: {} }
    const { amount, reference_1 } = bill.form
    const state = bill.paid === null ? 'due' : 'paid'
    return {
      body: {
        id,
        state,
        amount: Number(amount),
        paid_amount: bill.paid ?? 0,
        url: `http://${asked.headers.host}/bills/${id}`,
        reference_1,
      },
    }
  }

type Sells = { shop: { shopId: number; owner: TestClient }; viewId: string }

/** A shop that sells one thing, as `open` opens it, and Billplz on this machine with the bills that were asked of it. */
export async function openBillplzShop(open: (app: TestApp) => Promise<Sells>) {
  const bills = new Map<string, Bill>()
  const bank = await startPaymentStandIn(answer(bills))
  const app = await startTestApp({ config: { demo: false, paymentOrigins: { billplz: bank.baseUrl } } })
  const { shop, viewId } = await open(app)
  return {
    bills,
    bank,
    app,
    shop,
    viewId,
    put: (body: object) => shop.owner.put(`${accountsPath}/billplz`, body),
    row: async (): Promise<AccountRow> =>
      (await shop.owner.get(accountsPath)).body.data.find(({ provider }: AccountRow) => provider === 'billplz'),
    async close() {
      await app.close()
      await bank.close()
    },
  }
}
